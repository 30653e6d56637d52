import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import Testing

/// Layouts that keep their tree while the size of the screen changes, as during interactive resizing.
@Suite struct ResizingTests {
  @Test("a tree that is kept has the frames of a fresh tree", arguments: SpecFolder.files)
  func equalsFreshTree(file: SpecFile) throws {
    let sizes: [(width: Double?, height: Double?)] = [
      (300, nil), (120.5, 80), (0, 0), (nil, 200), (1000, 640), (nil, nil),
    ]
    for layoutCase in SampleSize.some(try file.read().cases, oneOf: 16) {
      var kept = try CaseLayout(layoutCase)
      for size in sizes {
        let resized = layoutCase.replacingSpace(width: size.width, height: size.height)
        try kept.update(to: resized)
        #expect(kept.frames == (try CaseLayout(resized)).frames, "\(layoutCase.name), \(size)")
      }
      #expect(kept.layoutCase == layoutCase)
    }
  }

  @Test("frames are the same after the pixel grid is removed and restored", arguments: SpecFolder.files)
  func changesGrid(file: SpecFile) throws {
    for layoutCase in SampleSize.some(try file.read().cases, oneOf: 16) {
      var kept = try CaseLayout(layoutCase)
      for scale in [0, 2, layoutCase.scale] {
        var other = layoutCase
        other.scale = scale
        try kept.update(to: other)
        #expect(kept.frames == (try CaseLayout(other)).frames, "\(layoutCase.name), \(scale)")
      }
    }
  }

  @Test("a screen of the size of the root does not change the nodes")
  func keepsSize() throws {
    let json =
      #"{"name": "a", "root": {"style": {"width": 80, "height": 40, "padding": 5, "boxSizing": "contentBox"}}}"#
    let layoutCase = try #require(try LayoutFile(parsing: Array(json.utf8)).cases.first)
    let size = try CaseLayout(layoutCase).frames[0].size
    #expect(size == LayoutSize(width: 90, height: 50))
    #expect(layoutCase.replacingSpace(width: nil, height: nil) == layoutCase)
    #expect(layoutCase.replacingSpace(width: 90, height: 50).nodes == layoutCase.nodes)
  }

  @Test("scaling the text scales its size by the same factor")
  func scalesText() throws {
    let json =
      #"{"name": "a", "root": {"measure": {"text": "some words", "advance": 8, "lineHeight": 16, "baseline": 12}}}"#
    let layoutCase = try #require(try LayoutFile(parsing: Array(json.utf8)).cases.first)
    #expect(layoutCase.scalingText(by: 1) == layoutCase)
    let scaled = layoutCase.scalingText(by: 1.5)
    #expect(try CaseLayout(scaled).frames[0].size == LayoutSize(width: 120, height: 24))
    #expect(scaled.nodes[0].measure?.baseline == 18)
  }
}
