import Foundation
import Testing

@testable import LayoutRendering

@Suite struct PaletteTests {
  /// Linear red, green and blue, 0 to 1.
  private struct Color {
    var red: Double
    var green: Double
    var blue: Double

    init?(_ text: String?) {
      guard let text, text.count == 7, text.hasPrefix("#"), let value = Int(text.dropFirst(), radix: 16) else {
        return nil
      }
      red = Double(value >> 16) / 255
      green = Double(value >> 8 & 255) / 255
      blue = Double(value & 255) / 255
    }

    /// Returns the color under a layer of another color.
    func mixed(with other: Color, opacity: Double) -> Color {
      var result = self
      result.red += (other.red - red) * opacity
      result.green += (other.green - green) * opacity
      result.blue += (other.blue - blue) * opacity
      return result
    }

    /// The relative luminance of WCAG 2.2.
    private var luminance: Double {
      func linear(_ part: Double) -> Double { part <= 0.04045 ? part / 12.92 : pow((part + 0.055) / 1.055, 2.4) }
      return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue)
    }

    func contrast(with other: Color) -> Double {
      let (first, second) = (luminance + 0.05, other.luminance + 0.05)
      return max(first, second) / min(first, second)
    }
  }

  @Test func namesAreUnique() {
    let names = Palette.roles.map(\.name)
    #expect(Set(names).count == names.count)
  }

  @Test func everyDepthHasAColor() {
    #expect([0, 1, 2, 3, 4, 5, 6].map(Palette.index(depth:)) == [0, 1, 2, 3, 4, 1, 2])
    #expect(Palette.boxes.count == Palette.labels.count)
  }

  @Test func textOnBoxesHasEnoughContrast() throws {
    for (box, label) in zip(Palette.boxes, Palette.labels) {
      for (ground, name, ink) in [
        (box.light.fill, label.light.fill, Palette.ink.light.fill),
        (box.dark.fill, label.dark.fill, Palette.ink.dark.fill),
      ] {
        let ground = try #require(Color(ground))
        let name = try #require(Color(name))
        let padding = ground.mixed(with: name, opacity: Palette.paddingOpacity)
        #expect(name.contrast(with: ground) >= 4.5, "\(label.name)")
        #expect(name.contrast(with: padding) >= 4.5, "\(label.name) on padding")
        #expect(try #require(Color(ink)).contrast(with: ground) >= 7, "ink on \(box.name)")
      }
    }
  }

  /// Names and numbers may stand beside their boxes, in boxes of other depths and on the paper.
  @Test func labelsOnAllBoxesHaveEnoughContrast() throws {
    for ground in Palette.boxes + [Palette.paper] {
      for label in Palette.labels + [Palette.faint, Palette.pinText, Palette.amount] {
        for (ground, text) in [(ground.light.fill, label.light.fill), (ground.dark.fill, label.dark.fill)] {
          let ground = try #require(Color(ground))
          #expect(try #require(Color(text)).contrast(with: ground) >= 4.5, "\(label.name)")
        }
      }
    }
  }

  @Test func pinsOnBoxesHaveEnoughContrast() throws {
    for box in Palette.boxes {
      for (ground, line, text) in [
        (box.light.fill, Palette.pin.light.stroke, Palette.pinText.light.fill),
        (box.dark.fill, Palette.pin.dark.stroke, Palette.pinText.dark.fill),
      ] {
        let ground = try #require(Color(ground))
        #expect(try #require(Color(line)).contrast(with: ground) >= 3, "\(box.name)")
        #expect(try #require(Color(text)).contrast(with: ground) >= 4.5, "\(box.name)")
      }
    }
  }

  @Test func linesAndExplanationsOnPaperHaveEnoughContrast() throws {
    for (paper, faint, amount) in [
      (Palette.paper.light.fill, Palette.faint.light.fill, Palette.amount.light.fill),
      (Palette.paper.dark.fill, Palette.faint.dark.fill, Palette.amount.dark.fill),
    ] {
      let paper = try #require(Color(paper))
      #expect(try #require(Color(faint)).contrast(with: paper) >= 4.5)
      #expect(try #require(Color(amount)).contrast(with: paper) >= 4.5)
    }
    for role in Palette.boxes + [Palette.rule, Palette.overflow, Palette.pin] {
      let light = try #require(Color(role.light.stroke))
      let dark = try #require(Color(role.dark.stroke))
      #expect(light.contrast(with: try #require(Color(Palette.paper.light.fill))) >= 3, "\(role.name)")
      #expect(dark.contrast(with: try #require(Color(Palette.paper.dark.fill))) >= 3, "\(role.name)")
    }
  }
}
