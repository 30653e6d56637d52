// Restores a WebAssembly module whose bytes were sorted by their meaning: see `split.py`.

/// The current position in each stream of bytes.
private struct Streams {
  /// The streams, in the order of `split.py`.
  enum Kind: Int {
    case before, after, sizes, declarations, opcodes, blocks, branches, tables, calls, indirect, gets, sets, tees,
      globals, alignments
    case offsets, shorts, longs, floats, doubles, others
  }
  static let count = 21

  var places: InlineArray<21, UnsafePointer<UInt8>>
  var output: UnsafeMutablePointer<UInt8>

  /// The lengths of the streams precede the streams.
  init(_ input: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>) {
    var next = input + 4 * Streams.count
    places = InlineArray { (index: Int) -> UnsafePointer<UInt8> in
      let start = next
      next += Streams.length(input, index)
      return start
    }
    self.output = output
  }

  static func length(_ input: UnsafePointer<UInt8>, _ index: Int) -> Int {
    var length = 0
    for byte in 0..<4 { length |= Int(input[4 &* index &+ byte]) << (8 &* byte) }
    return length
  }

  mutating func take(_ kind: Kind, _ count: Int) {
    for _ in 0..<count {
      output.pointee = places[kind.rawValue].pointee
      output += 1
      places[kind.rawValue] += 1
    }
  }

  /// Copies and returns a number in LEB128.
  @discardableResult
  mutating func takeNumber(_ kind: Kind) -> Int {
    var (value, shift) = (0, 0)
    while true {
      let byte = places[kind.rawValue].pointee
      take(kind, 1)
      if shift < 32 { value |= Int(byte & 0x7F) << shift }
      shift &+= 7
      if byte < 0x80 { return value }
    }
  }

  mutating func takeFunction() {
    let size = takeNumber(.sizes)
    let end = output + size
    for _ in 0..<takeNumber(.declarations) {
      takeNumber(.declarations)
      take(.declarations, 1)
    }
    while output < end { takeInstruction() }
  }

  private mutating func takeInstruction() {
    let opcode = places[Kind.opcodes.rawValue].pointee
    take(.opcodes, 1)
    switch opcode {
    case 0x02...0x04: takeNumber(.blocks)
    case 0x0C, 0x0D: takeNumber(.branches)
    case 0x0E: for _ in 0..<takeNumber(.tables) &+ 1 { takeNumber(.tables) }
    case 0x10: takeNumber(.calls)
    case 0x11:
      takeNumber(.indirect)
      takeNumber(.indirect)
    case 0x20: takeNumber(.gets)
    case 0x21: takeNumber(.sets)
    case 0x22: takeNumber(.tees)
    case 0x23, 0x24: takeNumber(.globals)
    case 0x28...0x3E:
      output.pointee = places[Kind.alignments.rawValue].pointee ^ Streams.naturalAlignment(opcode)
      output += 1
      places[Kind.alignments.rawValue] += 1
      takeNumber(.offsets)
    case 0x3F, 0x40: takeNumber(.others)
    case 0x41: takeNumber(.shorts)
    case 0x42: takeNumber(.longs)
    case 0x43: take(.floats, 4)
    case 0x44: take(.doubles, 8)
    case 0xFC: takeBulkOperation()
    default: break
    }
  }

  private mutating func takeBulkOperation() {
    let numbers: Int
    switch takeNumber(.others) {
    case 8, 10: numbers = 2
    case 9, 11: numbers = 1
    default: numbers = 0
    }
    for _ in 0..<numbers { takeNumber(.others) }
  }

  /// The natural alignment of a load or a store, which most of them have.
  private static func naturalAlignment(_ opcode: UInt8) -> UInt8 {
    switch opcode {
    case 0x29, 0x2B, 0x37, 0x39: return 3
    case 0x28, 0x2A, 0x34, 0x35, 0x36, 0x38, 0x3E: return 2
    case 0x2E, 0x2F, 0x32, 0x33, 0x3B, 0x3D: return 1
    default: return 0
    }
  }
}

/// Restores the module in `input`. The output has the size of the input without the lengths.
@_expose(wasm, "rejoin") @_cdecl("unpacking_rejoin")
public func rejoin(_ input: UnsafePointer<UInt8>, _ output: UnsafeMutablePointer<UInt8>) {
  var streams = Streams(input, output)
  streams.take(.before, Streams.length(input, Streams.Kind.before.rawValue))
  for _ in 0..<streams.takeNumber(.sizes) { streams.takeFunction() }
  streams.take(.after, Streams.length(input, Streams.Kind.after.rawValue))
}

/// The difference between the sizes of the input and the output.
@_expose(wasm, "rejoinedDifference") @_cdecl("unpacking_rejoined_difference")
public func rejoinedDifference() -> Int { 4 * Streams.count }
