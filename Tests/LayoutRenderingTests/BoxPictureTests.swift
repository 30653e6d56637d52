import LayoutDocument
import LayoutEngine
import Testing

@testable import LayoutRendering

@Suite struct BoxPictureTests {
  private func picture(_ json: String) throws -> String { SVGRenderer().render(try layout(json)) }

  /// Returns the texts of the pins of the root, in the order of the items, x before y.
  private func texts(_ json: String) throws -> [String] {
    ScenePins(of: 0, in: Scene(try layout(json))).pins.map(\.text)
  }

  private func row(_ items: String, box: String = "", style: String = #""width": 100, "height": 40"#) -> String {
    #"{"name": "row", "root": {"style": {\#(style)}, "box": {"axis": "x"\#(box)}, "children": [\#(items)]}}"#
  }

  @Test func gapTextIsTheSumOfTwoPinsAndSpacing() throws {
    let json = row(
      #"{"measure": {"fixed": [20, 40]}, "item": {"right": 4, "top": null, "bottom": null}},"#
        + #"{"measure": {"fixed": [20, 40]}, "item": {"left": ">=3@300", "right": "<=5", "top": null, "bottom": null}}"#,
      box: #", "spacing": 10, "insets": [0, 6, 0, 8]"#)
    #expect(try texts(json) == ["0", "≥17 @300", "≤5"])
    let pins = ScenePins(of: 0, in: Scene(try layout(json))).pins
    // Insets are not part of a pin.
    #expect(pins[0].start.x == 6 && pins[0].end.x == 6)
    #expect(pins[2].end.x == 92)
    #expect(pins.map(\.isHard) == [true, false, false])
  }

  @Test func leadingPinsAreAtTheRightFromRightToLeft() throws {
    let json = row(
      #"{"measure": {"fixed": [20, 40]}, "item": {"left": 10, "right": null}}"#,
      box: #", "insets": [0, 6, 0, 0], "rtl": "rtl""#)
    let pin = try #require(ScenePins(of: 0, in: Scene(try layout(json))).pins.first)
    #expect(pin.start.x == 94 && pin.end.x == 84)
    #expect(pin.text == "10")
  }

  @Test func directionOfABoxDoesNotApplyToNestedBoxes() throws {
    let json = #"""
      {"name": "n", "root": {"style": {"width": 100, "height": 40, "layoutDirection": "rtl"}, "box": {"axis": "x", "rtl": "ltr"},
        "children": [{"box": {"axis": "x"}, "item": {"width": 50, "right": null}, "children": [{"item": {"width": 20, "right": null}}]}]}}
      """#
    let scene = Scene(try layout(json))
    #expect(!scene.boxes[0].runsRightToLeft)
    #expect(scene.boxes[1].runsRightToLeft)
  }

  @Test func textOfAViolatedPinContainsTheActualValue() throws {
    let json = row(
      #"{"measure": {"fixed": [50, 40]}, "item": {"left": 10, "right": 10, "width": 50, "top": null, "bottom": null}}"#
    )
    #expect(try texts(json) == ["10", "10 → 40", "50"])
  }

  @Test func sizeTextContainsPinsFactorsAndFlexNumbers() throws {
    let json = row(
      #"{"item": {"right": null, "left": null, "width": ">=5@20", "relativeWidth": "*0.5-10", "flex": 2, "top": null, "bottom": null}}"#
    )
    #expect(try texts(json) == ["≥5 @20, ×0.5-10, flex 2"])
  }

  @Test func freeAndRefusedGapsHaveNoLine() throws {
    let json = row(
      #"{"item": {"left": null, "right": ">=4", "top": null, "bottom": null}},"#
        + #"{"item": {"left": "<=4", "right": null, "top": null, "bottom": null}},"#
        + #"{"item": {"right": null, "top": null, "bottom": null}}"#)
    #expect(try texts(json).isEmpty)
  }

  @Test func onlyRequiredEquationsHaveSolidLines() throws {
    let hard = try picture(row(#"{"measure": {"fixed": [20, 40]}, "item": {"left": 20, "right": null}}"#))
    #expect(!hard.contains("stroke-dasharray"))
    #expect(hard.contains(">20</text>"))
    #expect(hard.contains(">pin</text>"))
    let soft = try picture(row(#"{"measure": {"fixed": [20, 40]}, "item": {"left": "20@600", "right": null}}"#))
    #expect(soft.contains("stroke-dasharray"))
    #expect(soft.contains(">20 @600</text>"))
    #expect(soft.contains(">pin with ≥, ≤ or a priority</text>"))
    #expect(!soft.contains(">pin</text>"))
  }

  @Test func insetsGuidesAndCentersAppearInTheLegendWhenTheyOccur() throws {
    let plain = try picture(row(#"{"measure": {"fixed": [20, 40]}}"#))
    for name in ["inset", "guide", "center", "pin"] { #expect(!plain.contains(">\(name)</text>")) }
    let all = try picture(
      row(
        #"{"item": {"width": 20}}, {"measure": {"fixed": [20, 10]}, "item": {"centerY": 0, "top": null, "bottom": null}}"#,
        box: #", "insets": [12, 12, 12, 12]"#))
    for name in ["inset", "guide", "center", "pin"] { #expect(all.contains(">\(name)</text>")) }
    #expect(all.contains(">12</text>"))
  }

  @Test func aLongLegendHasSeveralLines() throws {
    let layout = try layout(
      row(
        #"{"item": {"left": 10, "width": 20}}, {"measure": {"fixed": [200, 10]}, "item": {"left": ">=5", "right": "==10@500", "centerY": 0}}"#,
        box: #", "insets": [12, 12, 12, 12]"#))
    let picture = PictureLayout([layout])
    #expect(Set(picture.legend.map(\.origin.y)).count > 1)
    for entry in picture.legend {
      #expect(entry.origin.x + LegendDrawing.width(of: entry) <= picture.size.width)
    }
    #expect(isWellFormed(SVGRenderer().render(layout)))
  }

  @Test func pinsOfMoreThan200ItemsAreNotDrawn() throws {
    let items = Array(repeating: #"{"measure": {"fixed": [2, 2]}, "item": {"top": ">=1"}}"#, count: 201)
    let svg = try picture(row(items.joined(separator: ","), style: #""width": 5000"#))
    #expect(!svg.contains("stroke-dasharray"))
  }

  @Test func extremeNumbersResultInFiniteCoordinates() throws {
    for number in ["1e308", "-1e308", "1e-300"] {
      let svg = try picture(
        row(
          #"{"measure": {"fixed": [20, 40]}, "item": {"left": \#(number), "right": ">=\#(number)", "centerY": \#(number), "width": \#(number)}}"#,
          box: #", "spacing": \#(number), "insets": [\#(number), \#(number), \#(number), \#(number)]"#))
      #expect(isWellFormed(svg))
      #expect(!svg.contains("nan") && !svg.contains("inf"))
    }
  }
}
