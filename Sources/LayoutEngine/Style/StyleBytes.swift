// Styles as bytes: most equal styles have equal bytes, and comparing bytes is faster than comparing each value.

/// A reference to a style in memory, which avoids copies because styles are large.
///
/// The reference is valid during the call that receives it.
@safe struct StyleReference {
  private let pointer: UnsafePointer<Style>

  /// A style of a table.
  init(_ styles: ChunkedBuffer<Style>, at index: Int) { unsafe pointer = UnsafePointer(styles.pointer(to: index)) }

  @unsafe private init(_ pointer: UnsafePointer<Style>) { unsafe self.pointer = pointer }

  @inline(__always) static func with<Result>(_ style: Style, _ body: (StyleReference) -> Result) -> Result {
    unsafe withUnsafePointer(to: style) { unsafe body(StyleReference($0)) }
  }

  /// Calls `body` with a reference to a variable, without a copy.
  @inline(__always) static func with<Result>(_ style: inout Style, _ body: (StyleReference) -> Result) -> Result {
    unsafe withUnsafePointer(to: &style) { unsafe body(StyleReference($0)) }
  }

  var style: Style {
    @inline(__always) unsafeAddress { unsafe pointer }
  }

  /// Whether two styles have the same bytes.
  ///
  /// Equal styles may differ in padding bytes.
  func hasSameBytes(as other: StyleReference) -> Bool {
    let others = unsafe UnsafeRawPointer(other.pointer)
    var difference = Block()
    forEachBlock { block, offset in
      difference |= block ^ (unsafe others.loadUnaligned(fromByteOffset: offset, as: Block.self))
    }
    return difference.x | difference.y | difference.z | difference.w == 0
  }

  /// Whether two styles are equal.
  ///
  /// Most equal styles have the same bytes.
  func isEqual(to other: Style) -> Bool {
    StyleReference.with(other) { hasSameBytes(as: $0) } || style == other
  }

  /// A hash that is equal for equal bytes.
  var byteHash: UInt32 {
    var sums = Block()
    // The sums are rotated in each step, so that the hash depends on the positions of the numbers.
    forEachBlock { block, _ in sums = Block(sums.w, sums.x, sums.y, sums.z) &+ block }
    var hash: UInt64 = 0
    for index in sums.indices { hash = (hash ^ sums[index]) &* 0x9E37_79B9_7F4A_7C15 }
    return UInt32(truncatingIfNeeded: hash >> 32)
  }

  private typealias Block = SIMD4<UInt64>

  /// Calls `body` for each block of bytes with the offset of the block.
  ///
  /// The last block may overlap the block before it.
  private func forEachBlock(_ body: (Block, Int) -> Void) {
    let bytes = unsafe UnsafeRawPointer(pointer)
    let last = MemoryLayout<Style>.size - MemoryLayout<Block>.size
    for offset in stride(from: 0, to: last, by: MemoryLayout<Block>.size) {
      body(unsafe bytes.loadUnaligned(fromByteOffset: offset, as: Block.self), offset)
    }
    body(unsafe bytes.loadUnaligned(fromByteOffset: last, as: Block.self), last)
  }
}
