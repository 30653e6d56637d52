// Unpacks the data of the page. This is a separate module, because the engine is packed, too. The module allocates no memory.

/// Restores bytes that were decoded as windows-1252 and encoded as UTF-8, in place.
///
/// Bytes that HTML does not preserve, and the escape byte 1 itself, follow the escape byte.
private func restoreBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
  var (read, written, isMarked) = (0, 0, false)
  while read < count {
    var code = UInt32(bytes[read])
    if code >= 0xE0 {
      code = (code & 0xF) << 12 | (UInt32(bytes[read &+ 1]) & 0x3F) << 6 | UInt32(bytes[read &+ 2]) & 0x3F
      read &+= 3
    } else if code >= 0x80 {
      code = (code & 0x1F) << 6 | UInt32(bytes[read &+ 1]) & 0x3F
      read &+= 2
    } else {
      read &+= 1
    }
    let byte = code < 0x100 ? UInt8(truncatingIfNeeded: code) : byteOfHighCharacter(code)
    if !isMarked, byte == 1 {
      isMarked = true
      continue
    }
    bytes[written] = isMarked ? unmarked(byte) : byte
    written &+= 1
    isMarked = false
  }
}

/// The byte after the escape byte: NUL, a carriage return, the start of a tag, or the escape byte.
private func unmarked(_ byte: UInt8) -> UInt8 {
  switch byte {
  case 2: return 0
  case 3: return 13
  case 4: return 60
  default: return 1
  }
}

/// The byte in windows-1252 of a character whose code point is not below 256.
private func byteOfHighCharacter(_ code: UInt32) -> UInt8 {
  switch code {
  case 0x20AC: return 0x80
  case 0x201A: return 0x82
  case 0x0192: return 0x83
  case 0x201E: return 0x84
  case 0x2026: return 0x85
  case 0x2020: return 0x86
  case 0x2021: return 0x87
  case 0x02C6: return 0x88
  case 0x2030: return 0x89
  case 0x0160: return 0x8A
  case 0x2039: return 0x8B
  case 0x0152: return 0x8C
  case 0x017D: return 0x8E
  case 0x2018: return 0x91
  case 0x2019: return 0x92
  case 0x201C: return 0x93
  case 0x201D: return 0x94
  case 0x2022: return 0x95
  case 0x2013: return 0x96
  case 0x2014: return 0x97
  case 0x02DC: return 0x98
  case 0x2122: return 0x99
  case 0x0161: return 0x9A
  case 0x203A: return 0x9B
  case 0x0153: return 0x9C
  case 0x017E: return 0x9E
  default: return 0x9F
  }
}

/// A range decoder, and the probabilities of its bits.
private struct RangeDecoder {
  var input: UnsafePointer<UInt8>
  let chances: UnsafeMutablePointer<UInt16>
  var range = UInt32.max
  var code: UInt32 = 0

  init(_ input: UnsafePointer<UInt8>, _ chances: UnsafeMutablePointer<UInt16>) {
    self.chances = chances
    for index in 1..<5 { code = code << 8 | UInt32(input[index]) }
    self.input = input + 5
  }

  @inline(__always)
  private mutating func normalize() {
    guard range < 1 << 24 else { return }
    range <<= 8
    code = code << 8 | UInt32(input.pointee)
    input += 1
  }

  @inline(__always)
  mutating func bit(_ index: Int) -> Int {
    let chance = UInt32(chances[index])
    let bound = (range >> 11) &* chance
    let isSet = code >= bound
    if isSet {
      range &-= bound
      code &-= bound
      chances[index] = UInt16(truncatingIfNeeded: chance &- chance >> 5)
    } else {
      range = bound
      chances[index] = UInt16(truncatingIfNeeded: chance &+ (2048 &- chance) >> 5)
    }
    normalize()
    return isSet ? 1 : 0
  }

  /// A number, the highest bit first.
  mutating func number(_ start: Int, bits: Int) -> Int {
    var node = 1
    for _ in 0..<bits { node = node << 1 | bit(start &+ node) }
    return node &- 1 << bits
  }

  /// A number, the lowest bit first.
  mutating func reversedNumber(_ start: Int, bits: Int) -> Int {
    var (node, value) = (1, 0)
    for place in 0..<bits {
      let next = bit(start &+ node)
      node = node << 1 | next
      value |= next << place
    }
    return value
  }

  /// A number of bits with a fixed probability of one half.
  mutating func evenNumber(bits: Int) -> Int {
    var value = 0
    for _ in 0..<bits {
      range >>= 1
      let isSet = code >= range
      if isSet { code &-= range }
      normalize()
      value = value << 1 | (isSet ? 1 : 0)
    }
    return value
  }
}

/// The positions of the probabilities of each kind of bit, after those of literals.
private enum Place {
  static let literals = 0
  static let isMatch = 0x300 * 8
  static let isRepeat = isMatch + 12
  static let isFirst = isRepeat + 12
  static let isSecond = isFirst + 12
  static let isThird = isSecond + 12
  static let isLong = isThird + 12
  static let slots = isLong + 12
  static let specials = slots + 256
  static let aligned = specials + 128
  static let lengths = aligned + 16
  static let repeatLengths = lengths + 274
  static let count = repeatLengths + 274
}

/// A decoder for LZMA without a header, with two bits of literal context and no position bits.
private struct Unpacker {
  var decoder: RangeDecoder
  var state = 0
  /// The last four distances.
  var distances = (0, 0, 0, 0)

  mutating func literal(_ output: UnsafeMutablePointer<UInt8>, _ place: Int) -> UInt8 {
    let before = place > 0 ? Int(output[place &- 1]) : 0
    let start = Place.literals &+ 0x300 &* (before >> 6)
    var symbol = 1
    if state >= 7 {
      var other = Int(output[place &- distances.0 &- 1])
      while symbol < 256 {
        let expected = other >> 7 & 1
        other <<= 1
        let next = decoder.bit(start &+ (1 &+ expected) << 8 &+ symbol)
        symbol = symbol << 1 | next
        if next != expected { break }
      }
    }
    while symbol < 256 { symbol = symbol << 1 | decoder.bit(start &+ symbol) }
    state = state < 4 ? 0 : state < 10 ? state &- 3 : state &- 6
    return UInt8(truncatingIfNeeded: symbol)
  }

  /// The length of a match; its distance becomes the first of `distances`.
  mutating func match() -> Int {
    guard decoder.bit(Place.isRepeat &+ state) == 1 else {
      let count = length(Place.lengths)
      state = state < 7 ? 7 : 10
      distances = (distance(count), distances.0, distances.1, distances.2)
      return count
    }
    if decoder.bit(Place.isFirst &+ state) == 0 {
      if decoder.bit(Place.isLong &+ state) == 0 {
        state = state < 7 ? 9 : 11
        return 1
      }
    } else if decoder.bit(Place.isSecond &+ state) == 0 {
      distances = (distances.1, distances.0, distances.2, distances.3)
    } else if decoder.bit(Place.isThird &+ state) == 0 {
      distances = (distances.2, distances.0, distances.1, distances.3)
    } else {
      distances = (distances.3, distances.0, distances.1, distances.2)
    }
    let count = length(Place.repeatLengths)
    state = state < 7 ? 8 : 11
    return count
  }

  private mutating func length(_ start: Int) -> Int {
    if decoder.bit(start) == 0 { return decoder.number(start &+ 2, bits: 3) &+ 2 }
    if decoder.bit(start &+ 1) == 0 { return decoder.number(start &+ 10, bits: 3) &+ 10 }
    return decoder.number(start &+ 18, bits: 8) &+ 18
  }

  private mutating func distance(_ count: Int) -> Int {
    let slot = decoder.number(Place.slots &+ 64 &* min(count &- 2, 3), bits: 6)
    if slot < 4 { return slot }
    let bits = slot >> 1 &- 1
    let base = (2 | slot & 1) << bits
    if slot < 14 { return base &+ decoder.reversedNumber(Place.specials &+ base &- slot, bits: bits) }
    let high = decoder.evenNumber(bits: bits &- 4) << 4
    return base &+ high &+ decoder.reversedNumber(Place.aligned, bits: 4)
  }
}

/// The size of the probabilities, in bytes.
@_expose(wasm, "chanceCount") @_cdecl("unpacking_chance_count")
public func chanceCount() -> Int { 2 * Place.count }

/// The address of the free memory.
@_expose(wasm, "start") @_cdecl("unpacking_start")
public func start() -> Int { 1 << 16 }

/// Unpacks `count` bytes of text into `size` bytes, and overwrites the text.
@_expose(wasm, "unpack") @_cdecl("unpacking_unpack")
public func unpack(
  _ text: UnsafeMutablePointer<UInt8>, _ count: Int, _ output: UnsafeMutablePointer<UInt8>, _ size: Int,
  _ chances: UnsafeMutablePointer<UInt16>
) {
  restoreBytes(text, count)
  for index in 0..<Place.count { chances[index] = 1024 }
  var unpacker = Unpacker(decoder: RangeDecoder(text, chances))
  var place = 0
  while place < size {
    if unpacker.decoder.bit(Place.isMatch &+ unpacker.state) == 0 {
      output[place] = unpacker.literal(output, place)
      place &+= 1
      continue
    }
    let end = min(place &+ unpacker.match(), size)
    var from = place &- unpacker.distances.0 &- 1
    while place < end {
      output[place] = output[from]
      place &+= 1
      from &+= 1
    }
  }
}
