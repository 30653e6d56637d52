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

  /// Gives equal styles equal bytes, except for the signs of zeros.
  ///
  /// A value without a number, such as `auto` or `nil`, leaves the bytes of the number undefined: they become 0.
  ///
  /// - Returns: Whether a byte changed.
  @discardableResult mutating func makeBytesRegular() -> Bool {
    var cleared: UInt64 = 0
    clearUnusedNumbers(&inset, &cleared)
    clearUnusedNumbers(&margin, &cleared)
    clearUnusedNumbers(&padding, &cleared)
    clearUnusedNumbers(&basis, &cleared)
    clearUnusedNumbers(&width, &cleared)
    clearUnusedNumbers(&height, &cleared)
    clearUnusedNumbers(&minWidth, &cleared)
    clearUnusedNumbers(&minHeight, &cleared)
    clearUnusedNumbers(&maxWidth, &cleared)
    clearUnusedNumbers(&maxHeight, &cleared)
    clearUnusedNumber(&border.start, &cleared)
    clearUnusedNumber(&border.end, &cleared)
    clearUnusedNumber(&aspectRatio, &cleared)
    clearUnusedBytes(&cleared)
    return cleared != 0
  }

  /// Sets the bytes that belong to no value to 0.
  ///
  /// The order of the properties leaves such bytes only after the first of two optional numbers.
  private mutating func clearUnusedBytes(_ cleared: inout UInt64) {
    unsafe withUnsafeMutablePointer(to: &border.start) { start in
      let bytes = UnsafeMutableRawPointer(start)
      for offset in MemoryLayout<Double?>.size..<MemoryLayout<Double?>.stride {
        cleared |= UInt64(unsafe bytes.load(fromByteOffset: offset, as: UInt8.self))
        unsafe bytes.storeBytes(of: 0, toByteOffset: offset, as: UInt8.self)
      }
    }
  }
}

/// Clears a value, or each edge, except for the byte of the kind, where it is not a length.
///
/// Such a value has the size of a length, and stores a number that is no kind of a length in place of the kind.
///
/// - Parameter cleared: Receives all cleared bits.
private func clearUnusedNumbers<Value>(_ value: inout Value, _ cleared: inout UInt64) {
  unsafe withUnsafeMutableBytes(of: &value) { bytes in
    let words = unsafe bytes.assumingMemoryBound(to: UInt64.self)
    let length = MemoryLayout<Length>.size / MemoryLayout<UInt64>.size
    for start in stride(from: 0, to: words.count, by: length) {
      let last = UInt64(littleEndian: unsafe words[start + 2])
      let kind = last & 0xFF
      guard kind > UInt64(Length.Kind.function.rawValue) else { continue }
      cleared |= unsafe words[start] | words[start + 1] | (last ^ kind)
      unsafe (words[start], words[start + 1], words[start + 2]) = (0, 0, kind.littleEndian)
    }
  }
}

private func clearUnusedNumber(_ number: inout Double?, _ cleared: inout UInt64) {
  if number != nil { return }
  unsafe withUnsafeMutableBytes(of: &number) { bytes in
    cleared |= unsafe bytes.loadUnaligned(as: UInt64.self)
    unsafe bytes.storeBytes(of: 0, as: UInt64.self)
  }
}
