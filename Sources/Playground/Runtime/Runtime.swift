// The functions of the C library that Embedded Swift requires, because a Swift toolchain contains no C library for WebAssembly. Each
// program provides its own random bytes.

// MARK: - Memory

@_extern(c, "llvm.wasm.memory.grow.i32")
private func growMemory(_ memory: Int32, _ pages: Int) -> Int

/// Blocks whose sizes are powers of two, each with its exponent in a header. Free blocks are in one list for each exponent.
private struct Heap {
  /// The size of the header of a block, which is the largest alignment, so that blocks are aligned.
  static let headerCount = 16
  private static let pageCount = 1 << 16
  /// The minimum number of bytes that are requested from the host, so that small blocks share pages.
  private static let leastGrowth = 1 << 20

  /// The first free block of each exponent; a free block begins with the address of the next.
  private var free: InlineArray<32, UnsafeMutableRawPointer?> = .init(repeating: nil)
  // The unused memory from the host.
  private var next = 0
  private var end = 0

  /// `nil` if the host has no more memory.
  mutating func allocate(_ count: Int) -> UnsafeMutableRawPointer? {
    let blockCount = max(2 * Heap.headerCount, count + Heap.headerCount)
    let exponent = Int.bitWidth - (blockCount - 1).leadingZeroBitCount
    if let block = free[exponent] {
      free[exponent] = block.load(as: UnsafeMutableRawPointer?.self)
      return block
    }
    let size = 1 << exponent
    if end - next < size {
      let pages = (max(size, Heap.leastGrowth) + Heap.pageCount - 1) / Heap.pageCount
      let page = growMemory(0, pages)
      guard page >= 0 else { return nil }
      next = page * Heap.pageCount
      end = next + pages * Heap.pageCount
    }
    guard let start = UnsafeMutableRawPointer(bitPattern: next) else { return nil }
    next += size
    start.storeBytes(of: exponent, as: Int.self)
    return start + Heap.headerCount
  }

  mutating func release(_ block: UnsafeMutableRawPointer) {
    let exponent = (block - Heap.headerCount).load(as: Int.self)
    block.storeBytes(of: free[exponent], as: UnsafeMutableRawPointer?.self)
    free[exponent] = block
  }
}

nonisolated(unsafe) private var heap = Heap()

/// Allocates a block of memory; the status is not 0 if the host has no more memory.
@_cdecl("posix_memalign")
public func allocate(
  _ block: UnsafeMutablePointer<UnsafeMutableRawPointer?>, _ alignment: Int, _ count: Int
) -> Int32 {
  let outOfMemory: Int32 = 48
  guard alignment <= Heap.headerCount, let new = heap.allocate(count) else { return outOfMemory }
  block.pointee = new
  return 0
}

/// `free`: the linker replaces the name, because the compiler reserves it.
@_cdecl("__wrap_free")
public func release(_ block: UnsafeMutableRawPointer?) {
  if let block { heap.release(block) }
}

/// Compares two ranges of memory, as `memcmp` does.
@_cdecl("memcmp")
public func compare(_ first: UnsafePointer<UInt8>, _ second: UnsafePointer<UInt8>, _ count: Int) -> Int32 {
  for index in 0..<count where first[index] != second[index] { return Int32(first[index]) - Int32(second[index]) }
  return 0
}

// MARK: - Arithmetic

/// The nearest whole number; halves are rounded away from zero.
@_cdecl("round")
public func roundedAwayFromZero(_ value: Double) -> Double {
  let whole = value.rounded(.towardZero)
  return (value - whole).magnitude >= 0.5 ? whole + (value < 0 ? -1 : 1) : whole
}

/// The product of two integers of 128 bits, from products of 32 bits, because products of 64 bits would call this function.
@_cdecl("__multi3")
public func multiply(
  _ product: UnsafeMutablePointer<UInt64>, _ low: UInt64, _ high: UInt64, _ otherLow: UInt64,
  _ otherHigh: UInt64
) {
  let mask: UInt64 = 0xFFFF_FFFF
  let lowest = (low & mask) &* (otherLow & mask)
  let firstMiddle = (low >> 32) &* (otherLow & mask) &+ (lowest >> 32)
  let secondMiddle = (low & mask) &* (otherLow >> 32) &+ (firstMiddle & mask)
  let highest = (low >> 32) &* (otherLow >> 32) &+ (firstMiddle >> 32) &+ (secondMiddle >> 32)
  product[0] = secondMiddle << 32 | lowest & mask
  product[1] = highest &+ low &* otherHigh &+ high &* otherLow
}

/// The value of a decimal number in UTF-8, or NaN: JavaScript's `Number`.
@_extern(wasm, module: "host", name: "number")
@_extern(c)
private func hostNumber(_ text: UnsafePointer<UInt8>, _ count: Int) -> Double

/// Reads the null-terminated text of `Double(text)`, which is a number of JSON's grammar everywhere in these modules.
///
/// - Returns: The address of the end of the text, or `nil` if the text is not a number.
@_cdecl("_swift_stdlib_strtod_clocale")
public func parseNumber(
  _ text: UnsafePointer<UInt8>, _ result: UnsafeMutablePointer<Double>
) -> UnsafePointer<UInt8>? {
  var count = 0
  while text[count] != 0 { count += 1 }
  let number = hostNumber(text, count)
  guard !number.isNaN else { return nil }
  result.pointee = number
  return text + count
}

// MARK: - The rest

/// The value that the compiler writes at the end of a stack frame, to detect whether the frame was overwritten.
@_silgen_name("__stack_chk_guard")
nonisolated(unsafe) public var stackGuard: UInt = 0x5BD1_E995

/// Ends the module.
@_cdecl("__stack_chk_fail")
public func stackWasOverwritten() { fatalError() }
