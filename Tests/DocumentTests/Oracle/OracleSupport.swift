import LayoutDocument
import LayoutEngine
import LayoutOracle
import Testing

/// The case that a text describes: the root of a document, or the whole case.
func boxCase(_ text: String) throws -> LayoutCase {
  let whole = text.hasPrefix("{\"root\"") ? text : "{\"root\": \(text)}"
  let named = "{\"name\": \"case\", " + whole.dropFirst()
  return try #require(try LayoutFile(parsing: [UInt8](named.utf8)).cases.first)
}

/// Expects that the oracle gives the frames in the text, and that these frames are optimal.
/// - Parameter isUnique: Whether no other frames are optimal.
func expectFrames(
  _ text: String, isUnique: Bool = true, sourceLocation: SourceLocation = #_sourceLocation
) throws {
  let layoutCase = try boxCase(text)
  let oracle = try BoxOracle(layoutCase)
  for difference in layoutCase.differences(from: oracle.frames) {
    Issue.record("\(difference)", sourceLocation: sourceLocation)
  }
  #expect(oracle.isUnique == isUnique, sourceLocation: sourceLocation)
  let comparison = try oracle.comparison(with: oracle.frames)
  #expect(comparison.isOptimal(), "\(comparison)", sourceLocation: sourceLocation)
}
