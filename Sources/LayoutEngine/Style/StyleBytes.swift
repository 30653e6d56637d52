// Styles as bytes: most that are equal are so byte for byte, which is seen sooner than that each of their values is.

/// A style where it lies: styles are large, and copied only where one is changed. It is valid as long as the call runs to which it was
/// given.
@safe struct StyleReference {
  private let pointer: UnsafePointer<Style>

  /// A style of a table.
  init(_ styles: ChunkedBuffer<Style>, at index: Int) { unsafe pointer = UnsafePointer(styles.pointer(to: index)) }

  @unsafe private init(_ pointer: UnsafePointer<Style>) { unsafe self.pointer = pointer }

  @inline(__always) static func with<Result>(_ style: Style, _ body: (StyleReference) -> Result) -> Result {
    unsafe withUnsafePointer(to: style) { unsafe body(StyleReference($0)) }
  }

  /// The same for a variable, which needs no other place.
  @inline(__always) static func with<Result>(_ style: inout Style, _ body: (StyleReference) -> Result) -> Result {
    unsafe withUnsafePointer(to: &style) { unsafe body(StyleReference($0)) }
  }

  var style: Style {
    @inline(__always) unsafeAddress { unsafe pointer }
  }

  /// Whether two styles have the same bytes. Equal ones may differ in bytes without a meaning.
  func hasSameBytes(as other: StyleReference) -> Bool {
    let others = unsafe UnsafeRawPointer(other.pointer)
    var difference = Block()
    forEachBlock { block, offset in
      difference |= block ^ (unsafe others.loadUnaligned(fromByteOffset: offset, as: Block.self))
    }
    return difference.x | difference.y | difference.z | difference.w == 0
  }

  /// Whether two styles are equal: most that are have the same bytes.
  func isEqual(to other: Style) -> Bool {
    StyleReference.with(other) { hasSameBytes(as: $0) } || style == other
  }

  /// A number that is the same where all bytes are.
  var byteHash: UInt32 {
    var sums = Block()
    // Turned each time, so that it matters where a number stands.
    forEachBlock { block, _ in sums = Block(sums.w, sums.x, sums.y, sums.z) &+ block }
    var hash: UInt64 = 0
    for index in sums.indices { hash = (hash ^ sums[index]) &* 0x9E37_79B9_7F4A_7C15 }
    return UInt32(truncatingIfNeeded: hash >> 32)
  }

  private typealias Block = SIMD4<UInt64>

  /// Calls `body` for all bytes in blocks, and says where each begins; the last one may begin within the one before.
  private func forEachBlock(_ body: (Block, Int) -> Void) {
    let bytes = unsafe UnsafeRawPointer(pointer)
    let last = MemoryLayout<Style>.size - MemoryLayout<Block>.size
    for offset in stride(from: 0, to: last, by: MemoryLayout<Block>.size) {
      body(unsafe bytes.loadUnaligned(fromByteOffset: offset, as: Block.self), offset)
    }
    body(unsafe bytes.loadUnaligned(fromByteOffset: last, as: Block.self), last)
  }
}
