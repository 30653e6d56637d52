/// The styles of a tree, as they were set.
///
/// Equal styles are stored once, because most trees have many nodes and few styles. The table shares the memory of the
/// first of them. The numbers of `width` and `height` are stored with the nodes: nodes that differ only in these numbers
/// share a style, which spares the resolution of a style for each of them.
///
/// Passes read only the functions of this table, and styles in ``UsedStyles``.
package struct StyleTable {
  private var entries: HashedTable<Entry>
  /// The places of styles that were found last, at a place that follows from the address of a style's memory.
  ///
  /// A copy of a known style is found without a comparison.
  private var recentPlaces: Buffer<Int32>
  /// The functions of the styles.
  package private(set) var functions = LengthTable()

  private struct Entry: BitwiseCopyable {
    /// The memory of the style, of which the table is an owner; `nil` at a free place.
    var reference: StyleReference?
    let sizeKinds: SizeKinds
    let hasFunctions: Bool
    /// The first place of the style in ``UsedStyles``; −1: none.
    var firstUsed: Int32 = -1
  }

  /// The number of styles for which a new table has memory.
  ///
  /// Most screens have fewer styles, and are built without moves of the table.
  static let initialCapacity = 16

  private static var recentCount: Int { 32 }

  package init() {
    entries = HashedTable(capacity: Self.initialCapacity)
    recentPlaces = Buffer(minimumCapacity: Self.recentCount)
    for _ in 0..<Self.recentCount { recentPlaces.append(0) }
  }

  package mutating func apply(_ operation: MemoryOperation) {
    switch operation {
    case .copy: entries.forEachValue { $0.reference?.retain() }
    case .free: entries.forEachValue { $0.reference?.release() }
    #if COUNTING
      case .countAccesses: break
    #endif
    }
    entries.apply(operation)
    recentPlaces.apply(operation)
    functions.apply(operation)
  }

  // MARK: - Storing

  /// Stores a style, with the default in place of each invalid value.
  ///
  /// The caller adds a use of the style. Most styles are found in the table without an inspection of their values, because
  /// all styles in the table are valid.
  package mutating func insert(_ style: Style) -> StoredStyle {
    // References do not retain the memory of the style.
    withExtendedLifetime(style) {
      let reference = style.reference
      let (sizes, kinds) = reference.values.sizes
      guard sizes.areValid, style.functions == nil, let index = recentPlace(of: reference) ?? insert(reference, kinds)
      else { return insertUnusual(style) }
      return StoredStyle(index: index, sizes: sizes)
    }
  }

  /// Returns the index of a style without functions; `nil` if a value is invalid.
  private mutating func insert(_ reference: StyleReference, _ kinds: SizeKinds) -> Int32? {
    let hash = reference.memory.hash(kinds)
    guard let known = find(reference, kinds, hash) else { return insertIfValid(reference, kinds, hash) }
    note(known)
    return known
  }

  /// Stores a style that has functions or invalid values.
  @inline(never) private mutating func insertUnusual(_ style: Style) -> StoredStyle {
    var values = style.values
    let isSanitized = values.sanitize(style.functions)
    if let styleFunctions = style.functions { insert(styleFunctions, into: &values) }
    let (storage, hasFunctions) = (StyleStorage.make(values, nil), style.functions != nil)
    let (sizes, kinds) = values.sizes
    let index = withExtendedLifetime(storage) {
      let reference = StyleReference(storage)
      let hash = reference.memory.hash(kinds)
      let known = find(reference, kinds, hash)
      // The known style has its own uses of the functions.
      if known != nil, hasFunctions { removeFunctions(of: values) }
      return known ?? insert(Entry(reference: reference, sizeKinds: kinds, hasFunctions: hasFunctions), hash)
    }
    return StoredStyle(index: index, sizes: sizes, isSanitized: isSanitized)
  }

  /// Stores a style that is not in the table; `nil` if a value is invalid.
  @inline(never) private mutating func insertIfValid(
    _ reference: StyleReference, _ kinds: SizeKinds, _ hash: UInt32
  ) -> Int32? {
    var values = reference.values
    if values.sanitize(nil) { return nil }
    return insert(Entry(reference: reference, sizeKinds: kinds, hasFunctions: false), hash)
  }

  /// Stores a valid style that is not in the table.
  private mutating func insert(_ entry: Entry, _ hash: UInt32) -> Int32 {
    entry.reference?.retain()
    let index = entries.insert(entry, hash)
    note(index)
    return index
  }

  // MARK: - Finding

  /// Returns the index of an equal style, apart from the numbers of its sizes.
  private func find(_ reference: StyleReference, _ kinds: SizeKinds, _ hash: UInt32) -> Int32? {
    entries.find(hash) { isEqual(reference, kinds, to: $0) }
  }

  /// Whether a style is equal to a stored style, apart from the numbers of its sizes.
  @inline(__always) private func isEqual(_ reference: StyleReference, _ kinds: SizeKinds, to index: Int32) -> Bool {
    guard let known = entries[index].reference, entries[index].sizeKinds == kinds else { return false }
    return known == reference || known.memory.isEqual(to: reference.memory)
  }

  /// Returns the index of a style that shares the memory of a stored style, if it was found recently.
  @inline(__always) private func recentPlace(of reference: StyleReference) -> Int32? {
    let place = recentPlaces[Self.recentIndex(of: reference)]
    // The place can have been taken by another style.
    return Int(place) < entries.count && entries[place].reference == reference ? place : nil
  }

  /// Notes the place of a style that was found.
  private func note(_ place: Int32) {
    if let reference = entries[place].reference { recentPlaces[Self.recentIndex(of: reference)] = place }
  }

  @inline(__always) private static func recentIndex(of reference: StyleReference) -> Int {
    // Allocated memory is aligned to 16 bytes. The multiplication distributes the addresses.
    let product = (reference.identifier >> 4) &* 0x9E37_79B1
    return Int(truncatingIfNeeded: (product >> 16) & UInt(recentCount - 1))
  }

  /// Replaces the functions of a style by their places in the table.
  @inline(never) private mutating func insert(_ styleFunctions: StyleFunctions, into values: inout StyleValues) {
    values.forEachLength { length, place in
      guard length.isFunction, let expression = styleFunctions.expression(at: place) else { return }
      length = PackedLength(function: functions.insert(expression))
    }
  }

  private mutating func removeFunctions(of values: StyleValues) {
    var values = values
    values.forEachLength { length, _ in if length.isFunction { functions.remove(length.functionPlace) } }
  }

  // MARK: - Reading

  /// The number of places for styles, including free places.
  package var count: Int { entries.count }

  /// The number of styles whose memory the table shares.
  package var memoryCount: Int {
    var count = 0
    entries.forEachValue { if $0.reference != nil { count += 1 } }
    return count
  }

  /// The values of a style, with the sizes of the first style that was equal in all else.
  package subscript(index: Int32) -> StyleValues {
    // An address instead of a getter: large values are not copied.
    unsafeAddress { unsafe entries[index].reference.unsafelyUnwrapped.address }
  }

  /// The sizes of a style that is equal to a stored style in all else; otherwise `nil`.
  package func sizes(of style: Style, ifOtherwiseEqualTo index: Int32) -> SizeNumbers? {
    if entries[index].hasFunctions || style.functions != nil { return nil }
    return withExtendedLifetime(style) {
      let (sizes, kinds) = style.reference.values.sizes
      return sizes.areValid && isEqual(style.reference, kinds, to: index) ? sizes : nil
    }
  }

  /// The kinds of `width` and `height` of a style.
  package func sizeKinds(of index: Int32) -> SizeKinds { entries[index].sizeKinds }

  /// A style as it was set, with the sizes of a node.
  package func style(_ stored: StoredStyle) -> Style {
    let entry = entries[stored.index]
    guard var style = entry.reference?.style else { return Style() }
    if style.values.sizes.numbers != stored.sizes { style.values.setSizes(stored.sizes) }
    return entry.hasFunctions ? withFunctions(style.values) : style
  }

  @inline(never) private func withFunctions(_ values: StyleValues) -> Style {
    var (values, functions) = (values, [StyleFunctions.Entry]())
    values.forEachLength { length, place in
      guard let expression = self.functions.length(length).expression else { return }
      functions.append(StyleFunctions.Entry(place: place, expression: expression))
      length = PackedLength(function: 0)
    }
    return Style(values, functions.isEmpty ? nil : StyleFunctions(functions))
  }

  // MARK: - Uses

  package func firstUsed(of index: Int32) -> Int32 { entries[index].firstUsed }

  package func setFirstUsed(_ place: Int32, of index: Int32) { entries[index].firstUsed = place }

  package func useCount(of index: Int32) -> Int32 { entries.useCount(of: index) }

  package func addUse(of index: Int32) { entries.addUse(index) }

  /// Removes a use, and the style if it was the last one.
  package mutating func removeUse(of index: Int32) {
    if entries.useCount(of: index) == 1, let reference = entries[index].reference {
      if entries[index].hasFunctions { removeFunctions(of: reference.values) }
      entries[index].reference = nil
      reference.release()
    }
    entries.removeUse(index)
  }
}

/// A style in the ``StyleTable``, and the data of a node's style that nodes do not share.
package struct StoredStyle: Equatable, BitwiseCopyable {
  package var index: Int32
  package var sizes: SizeNumbers
  /// Whether values were replaced by defaults.
  package var isSanitized = false

  package init(index: Int32, sizes: SizeNumbers, isSanitized: Bool = false) {
    (self.index, self.sizes, self.isSanitized) = (index, sizes, isSanitized)
  }
}

/// The numbers of a node's `width` and `height`, in points or percent; 0 for keywords and functions.
package struct SizeNumbers: Equatable, BitwiseCopyable {
  package var width = 0.0
  package var height = 0.0

  package init(width: Double = 0, height: Double = 0) { (self.width, self.height) = (width, height) }

  package var transposed: SizeNumbers { SizeNumbers(width: height, height: width) }

  var areValid: Bool {
    let largest = Style.largestLength
    return width >= 0 && width <= largest && height >= 0 && height <= largest
  }
}

/// `width` and `height` without their numbers, by which styles differ.
package struct SizeKinds: Equatable, BitwiseCopyable {
  package var width: PackedLength
  package var height: PackedLength
}

extension StyleValues {
  /// `width` and `height`.
  @inline(__always) package var sizes: (numbers: SizeNumbers, kinds: SizeKinds) {
    let (width, height) = (width.parts, height.parts)
    return (
      SizeNumbers(width: width.number, height: height.number), SizeKinds(width: width.kind, height: height.kind)
    )
  }

  package mutating func setSizes(_ sizes: SizeNumbers) {
    (width, height) = (width.with(sizes.width), height.with(sizes.height))
  }
}
