// Styles as bytes: most that are equal are so byte for byte, which is seen sooner than that each of their values is.

extension Style {
  /// Whether two styles have the same bytes. Equal ones may differ in bytes without a meaning.
  static func haveSameBytes(_ style: UnsafePointer<Style>, _ other: UnsafePointer<Style>) -> Bool {
    let others = UnsafeRawPointer(other)
    var difference = Block()
    forEachBlock(of: style) { block, offset in
      difference |= block ^ others.loadUnaligned(fromByteOffset: offset, as: Block.self)
    }
    return difference.x | difference.y | difference.z | difference.w == 0
  }

  /// A number that is the same where all bytes are.
  static func byteHash(_ style: UnsafePointer<Style>) -> UInt32 {
    var sums = Block()
    // Turned each time, so that it matters where a number stands.
    forEachBlock(of: style) { block, _ in sums = Block(sums.w, sums.x, sums.y, sums.z) &+ block }
    var hash: UInt64 = 0
    for index in sums.indices { hash = (hash ^ sums[index]) &* 0x9E37_79B9_7F4A_7C15 }
    return UInt32(truncatingIfNeeded: hash >> 32)
  }

  private typealias Block = SIMD4<UInt64>

  /// Calls `body` for all bytes in blocks, and says where each begins; the last one may begin within the one before.
  private static func forEachBlock(of style: UnsafePointer<Style>, _ body: (Block, Int) -> Void) {
    let bytes = UnsafeRawPointer(style)
    let last = MemoryLayout<Style>.size - MemoryLayout<Block>.size
    for offset in stride(from: 0, to: last, by: MemoryLayout<Block>.size) {
      body(bytes.loadUnaligned(fromByteOffset: offset, as: Block.self), offset)
    }
    body(bytes.loadUnaligned(fromByteOffset: last, as: Block.self), last)
  }
}
