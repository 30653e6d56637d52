/// The sums and functions among the lengths of a tree. Equal ones are stored once, so that equal styles have equal bytes.
package struct LengthTable {
  private var entries = HashedTable<Entry>()

  /// A sum, or the smaller or the larger one of two lengths. A function of more lengths is a chain of entries.
  private struct Entry: Equatable, BitwiseCopyable {
    enum Operation: UInt8 { case sum, min, max }
    let operation: Operation
    let first: PackedLength
    let second: PackedLength
  }

  mutating func apply(_ operation: MemoryOperation) { entries.apply(operation) }

  // MARK: - Uses

  /// Returns the place of an expression for one more use.
  mutating func insert(_ expression: LengthExpression) -> Int32 {
    switch expression.form {
    case .sum(let points, let percent):
      return insert(Entry(operation: .sum, first: PackedLength(percent: percent), second: PackedLength(points: points)))
    case .function(let comparison, let arguments):
      var (place, first) = (Int32(-1), pack(arguments[0]))
      for argument in arguments.dropFirst() {
        place = insert(
          Entry(operation: comparison == .min ? .min : .max, first: first, second: pack(argument)))
        first = PackedLength(function: place)
      }
      return place
    }
  }

  private mutating func pack(_ length: Length) -> PackedLength {
    length.expression.map { PackedLength(function: insert($0)) } ?? length.number
  }

  /// Returns the place of an entry for one more use. A new entry takes over the uses of its arguments.
  private mutating func insert(_ entry: Entry) -> Int32 {
    var hasher = Hasher()
    hasher.combine(entry.operation)
    hasher.combine(entry.first)
    hasher.combine(entry.second)
    let hash = UInt32(truncatingIfNeeded: hasher.finalize())
    let known = entries.find(hash) { entries[$0] == entry }
    if known != nil { removeArguments(of: entry) }
    let place = known ?? entries.insert(entry, hash)
    entries.addUse(place)
    return place
  }

  /// Removes a use of an expression.
  mutating func remove(_ place: Int32) {
    let entry = entries[place]
    let isLast = entries.useCount(of: place) == 1
    entries.removeUse(place)
    if isLast { removeArguments(of: entry) }
  }

  private mutating func removeArguments(of entry: Entry) {
    for argument in [entry.first, entry.second] where argument.isFunction { remove(argument.functionPlace) }
  }

  // MARK: - Values

  /// Returns a length in points, within ±10¹⁵ points.
  @inline(__always) package func resolved(_ length: PackedLength, against basis: Double) -> Double {
    (length.isFunction ? functionLength(length, basis) : length.resolved(against: basis)).bounded
  }

  @inline(never) private func functionLength(_ length: PackedLength, _ basis: Double) -> Double {
    guard length.isFunction else { return length.resolved(against: basis) }
    let entry = entries[length.functionPlace]
    let (first, second) = (functionLength(entry.first, basis), functionLength(entry.second, basis))
    switch entry.operation {
    case .sum: return second + first
    case .min: return LengthComparison.min(first, second)
    case .max: return LengthComparison.max(first, second)
    }
  }

  /// Returns the length of a style as it was set.
  func length(_ packed: PackedLength) -> Length {
    guard packed.isFunction else { return Length(packed) }
    let entry = entries[packed.functionPlace]
    let (first, second) = (length(entry.first), length(entry.second))
    switch entry.operation {
    case .sum: return Length(points: second.points, percent: first.percent)
    case .min: return Length(.min, [first, second])
    case .max: return Length(.max, [first, second])
    }
  }
}
