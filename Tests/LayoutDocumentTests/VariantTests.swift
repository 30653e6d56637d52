import LayoutDocument
import LayoutEngine
import Testing

@Suite("Variants of cases")
struct VariantTests {
  /// A node of 9 × 9, written as the only case of a document and followed by `variants`.
  private static func square(_ variants: String) -> String {
    #"{"name": "a", "root": {"frame": [0, 0, 9, 9]}, "variants": \#(variants)}"#
  }

  /// A node of 9 × 9 and the frames of its variants.
  private func square(_ variants: String) throws -> LayoutCase { try parsed(VariantTests.square(variants)).cases[0] }

  private let nine = [LayoutRect(width: 9, height: 9)]
  private let one = [LayoutRect(width: 1, height: 1)]
  private let two = [LayoutRect(width: 2, height: 2)]

  // MARK: - Reading and writing

  @Test(
    "frames of variants are written as they were read",
    arguments: [
      "{}", #"{"boxSizing": [[0, 0, 1, 1]]}"#, #"{"direction": [[-0.5, 0, 9, 9]]}"#, #"{"both": [[0, 0, 1, 1]]}"#,
      #"{"boxSizing": [[0, 0, 1, 1]], "direction": [[0, 0, 2, 2]], "both": [[0, 0, 3, 3]]}"#,
      // The fallback of both is the other direction, not the written case.
      #"{"boxSizing": [[0, 0, 1, 1]], "both": [[0, 0, 1, 1]]}"#,
      #"{"direction": [[0, 0, 1, 1]], "both": [[0, 0, 9, 9]]}"#,
    ])
  func roundTrip(_ variants: String) throws {
    let text = "{\"name\": \"a\", \"root\":\n  {\"frame\": [0, 0, 9, 9]},\n  \"variants\": \(variants)\n}\n"
    let file = try parsed(text)
    #expect(file.encoded() == text)
    let square = VariantTests.square(variants)
    let wrapped = "{\"about\": \"two\", \"cases\": [\n\(square),\n{\"name\": \"b\", \"root\": {}}\n]}\n"
    #expect(try parsed(wrapped).encoded() == wrapped)
    #expect(try parsed(wrapped).cases[0] == file.cases[0])
  }

  @Test(
    "frames equal to those of the fallback are omitted",
    arguments: [
      (#"{"boxSizing": [[0, 0, 9, 9]]}"#, "{}"), (#"{"direction": [[0, 0, 9, 9]]}"#, "{}"),
      (#"{"both": [[0, 0, 9, 9]]}"#, "{}"),
      (#"{"direction": [[0, 0, 1, 1]], "both": [[0, 0, 1, 1]]}"#, #"{"direction": [[0, 0, 1, 1]]}"#),
      (#"{"both": [[0, 0, 1, 1]], "direction": [[0, 0, 9, 9]]}"#, #"{"both": [[0, 0, 1, 1]]}"#),
    ])
  func omitted(_ read: String, _ written: String) throws {
    let layoutCase = try square(read)
    #expect(layoutCase == (try square(written)))
    #expect(LayoutFile(cases: [layoutCase]).encoded().contains("\"variants\": \(written)\n"))
  }

  @Test("variants are written last")
  func order() throws {
    let text = """
      {"name": "a", "root":
        {"frame": [0, 0, 3, 3], "children": [
          {"frame": [0, 0, 2, 2]}
        ]}, "optimal": true, "violations": {"50": 1},
        "variants": {"direction": [[0, 0, 1, 1], [0, 0, 2, 2]]}
      }

      """
    #expect(try parsed(text).encoded() == text)
  }

  @Test("frames of variants require frames of nodes; a case that is not recorded has neither")
  func framesOfNodes() throws {
    func text(_ frame: String, _ variants: String) -> String {
      #"{"name": "a", "root": {"frame": [0, 0, 3, 3], "children": [{\#(frame)}]}, "variants": \#(variants)}"#
    }
    let variants = #"{"direction": [[0, 0, 1, 1], [0, 0, 2, 2]]}"#
    #expect(failure(text("", variants))?.reason == "frames of variants require a frame in every node of the case")
    #expect(failure(text("", "{}")) == nil)
    #expect(failure(text(#""frame": [0, 0, 2, 2]"#, variants)) == nil)
    #expect(try parsed(text("", "{}")).cases[0].expectedFrames(in: .asWritten) == nil)
  }

  @Test("variants may precede the root")
  func anyOrder() throws {
    let layoutCase = try parsed(
      #"{"variants": {"both": [[0, 0, 1, 1]]}, "root": {"frame": [0, 0, 9, 9]}, "name": "a"}"#)
    #expect(layoutCase.cases[0] == (try square(#"{"both": [[0, 0, 1, 1]]}"#)))
  }

  private static func bad(_ variants: String, _ message: String) -> BadInput {
    let frame = "\"frame\": [0, 0, 1, 1]"
    return BadInput(
      "{\"name\": \"a\", \"root\": {\(frame), \"children\": [{\(frame)}]}, \"variants\":\n\(variants)}", message)
  }

  private static let badVariants = [
    bad("true", "2:1: variants: expected an object, got a boolean"),
    bad(#"{"dirction": []}"#, #"2:2: variants.dirction: unknown key (did you mean "direction"?)"#),
    bad(#"{"asWritten": []}"#, "2:2: variants.asWritten: unknown key"),
    bad(#"{"both": {}}"#, "2:10: variants.both: expected an array of frames, got an object"),
    bad(#"{"both": []}"#, "2:10: variants.both: expected one frame for each of the 2 nodes, got 0"),
    bad(
      #"{"boxSizing": [[0, 0, 1, 1], [0, 0, 1, 1], [0, 0, 1, 1]]}"#,
      "2:15: variants.boxSizing: expected one frame for each of the 2 nodes, got 3"),
    bad(#"{"both": [1, [0, 0, 1, 1]]}"#, "2:11: variants.both[0]: expected [x, y, width, height], got a number"),
    bad(
      #"{"direction": [[0, 0, 1, 1], [0, 0, 1]]}"#,
      "2:30: variants.direction[1]: expected [x, y, width, height], got an array of 3"),
    bad(
      #"{"direction": [[0, 0, 1, 1], [0, 0, 1, null]]}"#,
      "2:40: variants.direction[1][3]: expected a number, got null"),
    BadInput(
      #"{"cases": [{"name": "a", "root": {}}, {"name": "b", "root": {}, "variants": {"left": []}}]}"#,
      "1:78: cases[1].variants.left: unknown key"),
  ]

  @Test("errors in frames of variants have line, column and key path", arguments: badVariants)
  func refused(_ input: BadInput) { #expect(failure(input.bytes)?.description == input.message) }

  // MARK: - Expected frames

  @Test("an omitted variant has the frames of its fallback")
  func fallbacks() throws {
    func frames(_ variants: String) throws -> [[LayoutRect]?] {
      let layoutCase = try square(variants)
      return CaseVariant.allCases.map { layoutCase.expectedFrames(in: $0) }
    }
    #expect(try frames("{}") == [nine, nine, nine, nine])
    #expect(try frames(#"{"boxSizing": [[0, 0, 1, 1]]}"#) == [nine, one, nine, nine])
    #expect(try frames(#"{"direction": [[0, 0, 1, 1]]}"#) == [nine, nine, one, one])
    #expect(try frames(#"{"both": [[0, 0, 1, 1]], "direction": [[0, 0, 2, 2]]}"#) == [nine, nine, two, one])
  }

  @Test("a case is run in variants only if the document has variants")
  func variantsToRun() throws {
    let plain = try caseWith(root: #"{"frame": [0, 0, 9, 9]}"#)
    #expect(plain.variants == [.asWritten])
    #expect(plain.variantFrames == nil)
    #expect(CaseVariant.made.allSatisfy { plain.expectedFrames(in: $0) == nil })
    #expect(plain.variant(.otherDirection).nodes[0].expectedFrame == nil)
    #expect(try square("{}").variants == CaseVariant.allCases)
  }

  @Test("the case of a variant has the frames in its nodes, and no variants")
  func framesAtNodes() throws {
    let layoutCase = try square(#"{"direction": [[0, 0, 1, 1]], "both": [[0, 0, 2, 2]]}"#)
    #expect(CaseVariant.allCases.map { layoutCase.variant($0).nodes.map(\.expectedFrame) } == [nine, nine, one, two])
    #expect(CaseVariant.allCases.allSatisfy { layoutCase.variant($0).variantFrames == nil })
    #expect(layoutCase.variant(.asWritten) == (try caseWith(root: #"{"frame": [0, 0, 9, 9]}"#)).named("a"))
  }

  @Test("a case has no expected frames if a node has none")
  func someFrames() throws {
    let layoutCase = try caseWith(root: #"{"frame": [0, 0, 9, 9], "children": [{}]}"#)
    #expect(layoutCase.expectedFrames(in: .asWritten) == nil)
  }

  @Test("withFrames sets the frames of variants, or removes them")
  func withFrames() throws {
    let layoutCase = try square(#"{"both": [[0, 0, 1, 1]]}"#)
    #expect(layoutCase.withFrames(two).variantFrames == nil)
    let thirds = [LayoutRect(x: 1.0 / 3, y: 0.1 + 0.2, width: 2.0 / 3, height: 1)]
    let filled = layoutCase.withFrames(two, variants: VariantFrames { $0 == .otherDirection ? thirds : one })
    #expect(filled.expectedFrames(in: .asWritten) == two)
    #expect(filled.expectedFrames(in: .otherBoxSizing) == one)
    #expect(
      filled.expectedFrames(in: .otherDirection) == [LayoutRect(x: 0.3333, y: 0.3, width: 0.6667, height: 1)])
  }

  @Test("frames are stored by derived variant, and the written case has none")
  func variantFrames() {
    let frames = VariantFrames { [LayoutRect(x: Double($0.rawValue))] }
    #expect(CaseVariant.made.map { frames[$0].map(\.x) } == [[1], [2], [3]])
    #expect(frames[.asWritten].isEmpty)
  }
}

extension LayoutCase {
  fileprivate func named(_ name: String) -> LayoutCase {
    var result = self
    result.name = name
    return result
  }
}
