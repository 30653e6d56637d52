import BoxEngine
import Foundation
import LayoutDocument
import LayoutEngine
import LayoutOracle
import LayoutTestSupport
import Testing

/// Frames from other sources, compared with the optimum.
@Suite struct BoxComparisonTests {
  private static let form = """
    {"style": {"width": 200}, "box": {"axis": "y", "spacing": 10}, "children": [
      {"measure": {"fixed": [90, 30]}}, {"measure": {"text": "HHHH HH HHH", "advance": 20, "lineHeight": 12}}]}
    """

  @Test func violationsAreCountedByPriority() throws {
    let oracle = try BoxOracle(boxCase(Self.form))
    var frames = oracle.frames
    #expect(frames.last == LayoutRect(x: 0, y: 40, width: 200, height: 24))
    frames[1] = LayoutRect(x: 2, y: 0, width: 198, height: 33)
    let comparison = try oracle.comparison(with: frames)
    #expect(!comparison.isOptimal())
    #expect(comparison.worsePriority() == 1000)
    #expect(comparison.violations.map(\.priority) == [1000, 750, 250, 50])
    // Priority 1000: 2 at the leading edge, 3 in the gap; 750: 20 less than the natural width of the text; 250: 108 and
    // 3 more than the natural sizes.
    #expect(comparison.violations.map(\.amount) == [5, 20, 111, 64])
    #expect(comparison.optimum.map(\.amount) == [0, 20, 110, 64])
  }

  @Test func heightsAreComparedAtTheWidthsOfTheFrames() throws {
    let text = """
      {"style": {"width": 200, "height": 60}, "box": {"axis": "x"}, "children": [
        {"measure": {"text": "HHHH HH", "advance": 20, "lineHeight": 12}, "item": {"bottom": ">=0"}},
        {"measure": {"text": "HHHH HH", "advance": 20, "lineHeight": 12}, "item": {"bottom": ">=0"}}]}
      """
    let oracle = try BoxOracle(boxCase(text))
    #expect(!oracle.isUnique)
    // One text on one line, the other on two: as good as both on two lines.
    let frames = [
      LayoutRect(x: 0, y: 0, width: 200, height: 60), LayoutRect(x: 0, y: 0, width: 140, height: 12),
      LayoutRect(x: 140, y: 0, width: 60, height: 24),
    ]
    #expect(try oracle.comparison(with: frames).isOptimal())
  }

  @Test func requiredConstraintsAreComparedFirst() throws {
    let oracle = try BoxOracle(boxCase(Self.form))
    var frames = oracle.frames
    frames[0] = LayoutRect(x: 0, y: 0, width: 199, height: 64)
    #expect(try oracle.comparison(with: frames).worsePriority() == .infinity)
    frames = oracle.frames
    frames[1] = LayoutRect(x: 0, y: 0, width: -1, height: 30)
    #expect(try oracle.comparison(with: frames).hardViolation == 1)
    frames[1] = LayoutRect(x: .nan, y: 0, width: 1, height: 30)
    #expect(try !oracle.comparison(with: frames).isOptimal())
    #expect(throws: BoxOracleError.wrongFrameCount(1, expected: 3)) { try oracle.comparison(with: [frames[0]]) }
  }

  @Test func invalidCasesAreRejected() throws {
    #expect(throws: BoxOracleError.rootIsNotABox) { try BoxOracle(try boxCase("{\"children\": []}")) }
    var pins = BoxPins()
    pins.left = BoxPin(constant: .nan)
    var root = LayoutCase.Node(style: Style(.stackView))
    root.box = BoxContainer()
    var item = LayoutCase.Node(style: Style(.stackView), parent: 0)
    item.item = pins
    let layoutCase = try #require(LayoutCase(name: "case", rules: .stackView, nodes: [root, item]))
    do {
      _ = try BoxOracle(layoutCase)
      Issue.record("a pin with NaN was accepted")
    } catch {
      #expect(error.description.contains("not a usable number"))
    }
  }

  // MARK: - Random trees

  /// The rules for ties choose among the optimal layouts, and no similar frames are better.
  @Test(arguments: 0..<60)
  func noFramesAreBetter(_ seed: Int) throws {
    var generator = BoxTreeGenerator(seed: UInt64(seed))
    let layoutCase = generator.layoutCase()
    let oracle = try BoxOracle(try #require(layoutCase))
    let own = try oracle.comparison(with: oracle.frames)
    #expect(own.isOptimal(), "seed \(seed): \(own)")
    for _ in 0..<10 {
      var frames = oracle.frames
      for node in frames.indices.dropFirst() where generator.random.chance(40) {
        frames[node] = Self.moved(frames[node], &generator.random)
      }
      let comparison = try oracle.comparison(with: frames)
      let limit = 1e-6 * comparison.scale
      let first = zip(comparison.violations, comparison.optimum).first { ($0.amount - $1.amount).magnitude > limit }
      if let (own, best) = first { #expect(own.amount > best.amount, "seed \(seed), priority \(own.priority)") }
    }
  }

  private static func moved(_ frame: LayoutRect, _ random: inout SplitMix64) -> LayoutRect {
    func step() -> Double { random.chance(50) ? 0 : Double(random.integer(-4...4)) }
    return LayoutRect(
      x: frame.x + step(), y: frame.y + step(), width: max(0, frame.width + step()),
      height: max(0, frame.height + step()))
  }

  /// The layout engine, which does not use the simplex method for most trees, has the same frames.
  @Test(arguments: 0..<SampleSize.of(2000))
  func engineAndOracleAgree(_ seed: Int) throws {
    var generator = BoxTreeGenerator(seed: 1_000_000 + UInt64(seed))
    let generated = generator.layoutCase()
    let layoutCase = try #require(generated)
    let oracle = try BoxOracle(layoutCase)
    let frames = try CaseLayout(layoutCase).frames
    let comparison = try oracle.comparison(with: frames)
    #expect(comparison.isOptimal(), "seed \(seed): \(comparison.worsePriority() ?? 0)")
    for (node, (frame, expected)) in zip(frames, oracle.frames).enumerated() where oracle.isUnique(node) {
      let distances = [
        frame.x - expected.x, frame.y - expected.y, frame.width - expected.width, frame.height - expected.height,
      ]
      #expect(distances.allSatisfy { $0.magnitude < 1e-5 }, "seed \(seed), node \(node): \(frame), \(expected)")
    }
  }
}
