// Styles as bytes: comparing bytes is faster than comparing each value.

/// A reference to a style in memory, which avoids copies because styles are large.
///
/// Most equal styles have equal bytes: see ``Style/makeBytesRegular()``.
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
  func hasSameBytes(as other: StyleReference) -> Bool {
    let others = unsafe UnsafeRawPointer(other.pointer)
    var difference = Block()
    forEachBlock { block, offset in
      difference |= block ^ (unsafe others.loadUnaligned(fromByteOffset: offset, as: Block.self))
    }
    return difference.x | difference.y | difference.z | difference.w == 0
  }

  /// A hash that is equal for equal bytes.
  var hash: UInt32 {
    // The sums of sums depend on the positions of the numbers: Fletcher's checksum.
    var (sums, totals) = (Block(), Block())
    forEachBlock { block, _ in
      sums &+= block
      totals &+= sums
    }
    var mixed: UInt64 = 0
    for index in sums.indices {
      mixed = (mixed ^ sums[index]) &* 0x9E37_79B9_7F4A_7C15
      mixed = (mixed ^ mixed >> 32 ^ totals[index]) &* 0x9E37_79B9_7F4A_7C15
    }
    return UInt32(truncatingIfNeeded: mixed >> 32)
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

extension Style {
  /// Whether another style is represented by the same bytes, which holds for most equal styles.
  package func isIdentical(to other: Style) -> Bool {
    StyleReference.with(self) { style in StyleReference.with(other) { style.hasSameBytes(as: $0) } }
  }

  /// Sets the bytes that hold no value to 0.
  ///
  /// The order of the properties leaves such bytes only after the first of two optional numbers.
  mutating func clearUnusedBytes() {
    guard let start = MemoryLayout<Style>.offset(of: \.border.start) else { return }
    let unused = start + MemoryLayout<Double?>.size..<start + MemoryLayout<Double?>.stride
    unsafe withUnsafeMutableBytes(of: &self) { bytes in
      for index in unused { unsafe bytes[index] = 0 }
    }
  }

  /// Replaces each value that equals a default by the bytes of the default.
  ///
  /// A value without a number, such as `auto`, leaves the bytes of the number undefined.
  mutating func makeBytesRegular() {
    let plain = Self.plain
    func reset<Value: Equatable>(_ value: inout Value, _ plain: Value) { if value == plain { value = plain } }
    func reset<Value: Equatable>(_ edges: inout StyleEdges<Value>, _ plain: StyleEdges<Value>) {
      reset(&edges.top, plain.top)
      reset(&edges.left, plain.left)
      reset(&edges.bottom, plain.bottom)
      reset(&edges.right, plain.right)
      reset(&edges.start, plain.start)
      reset(&edges.end, plain.end)
    }
    reset(&inset, plain.inset)
    reset(&margin, plain.margin)
    reset(&padding, plain.padding)
    reset(&border, plain.border)
    reset(&basis, plain.basis)
    reset(&width, plain.width)
    reset(&height, plain.height)
    reset(&minWidth, plain.minWidth)
    reset(&minHeight, plain.minHeight)
    reset(&maxWidth, plain.maxWidth)
    reset(&maxHeight, plain.maxHeight)
    reset(&aspectRatio, plain.aspectRatio)
  }

  private static let plain = Style()
}
