/// A position in a text: line and column, both counted from 1. A column is one Unicode scalar of any width.
public struct SourcePosition: Equatable, Hashable, Sendable {
  /// The line, from 1.
  public var line: Int
  /// The column in Unicode scalars, from 1.
  public var column: Int

  /// Makes a position. The default is the start of a text.
  public init(line: Int = 1, column: Int = 1) {
    self.line = line
    self.column = column
  }
}

/// Converts byte offsets to positions. For ascending offsets, the text is read once.
struct PositionCursor {
  private(set) var position = SourcePosition()
  private var offset: Int

  /// Starts at the byte offset of line 1, column 1.
  init(start: Int = 0) { offset = start }

  /// Advances to `target`, which is not before the offset of the last call.
  mutating func advance(to target: Int, in bytes: [UInt8]) -> SourcePosition {
    while offset < target {
      let byte = bytes[offset]
      offset += 1
      if byte == UInt8(ascii: "\n") {
        position.line += 1
        position.column = 1
      } else if byte & 0xC0 != 0x80 {
        position.column += 1
      }
    }
    return position
  }
}
