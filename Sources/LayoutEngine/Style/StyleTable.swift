/// The styles of a tree, as they were set.
///
/// Equal styles are stored once, because most trees have many nodes and few styles. The numbers of `width` and `height`
/// are stored with the nodes: nodes that differ only in these numbers share a style, which spares some 300 bytes and the
/// resolution of a style for each of them.
///
/// Passes read only the functions of this table, and styles in ``UsedStyles``.
struct StyleTable {
  /// The distinct styles of the nodes.
  private(set) var styles: ChunkedBuffer<StyleValues>
  /// The uses of each style, at the same place as the style.
  private var uses: HashedTable<Uses>
  /// The functions of the styles.
  private(set) var functions = LengthTable()

  private struct Uses: BitwiseCopyable {
    /// The first place of the style in ``UsedStyles``; −1: none.
    var firstUsed: Int32 = -1
    var haveFunctions: Bool
  }

  /// The number of styles for which a new table has memory: a chunk of ``styles``.
  ///
  /// Most screens have fewer styles, and are built without moves of the table.
  static let initialCapacity = 16

  init() {
    styles = ChunkedBuffer()
    uses = HashedTable(capacity: Self.initialCapacity)
  }

  mutating func apply(_ operation: MemoryOperation) {
    styles.apply(operation)
    uses.apply(operation)
    functions.apply(operation)
  }

  // MARK: - Storing

  /// Stores a style, with the default in place of each invalid value.
  ///
  /// The caller adds a use of the style. Most styles are found in the table without an inspection of their values, because
  /// all styles in the table are valid.
  mutating func insert(_ style: Style) -> StoredStyle {
    var values = style.values
    guard style.functions == nil, let sizes = values.removeSizes() else { return insertUnusual(style) }
    let (known, hash) = find(&values)
    guard let index = known ?? insertIfValid(&values, hash) else { return insertUnusual(style) }
    return StoredStyle(index: index, sizes: sizes)
  }

  /// Stores a style that has functions or invalid values.
  @inline(never) private mutating func insertUnusual(_ style: Style) -> StoredStyle {
    var values = style.values
    let isSanitized = values.sanitize(style.functions)
    let sizes = values.removeSizes() ?? SizeNumbers()
    if let styleFunctions = style.functions { insert(styleFunctions, into: &values) }
    let (known, hash) = find(&values)
    if known != nil, style.functions != nil {
      // The known style has its own uses of the functions.
      removeFunctions(of: values)
    }
    let index = known ?? insert(&values, hash, hasFunctions: style.functions != nil)
    return StoredStyle(index: index, sizes: sizes, isSanitized: isSanitized)
  }

  /// Stores values that are not in the table; `nil` if a value is invalid.
  @inline(never) private mutating func insertIfValid(_ values: inout StyleValues, _ hash: UInt32) -> Int32? {
    values.sanitize(nil) ? nil : insert(&values, hash, hasFunctions: false)
  }

  /// Stores valid values that are not in the table.
  private mutating func insert(_ values: inout StyleValues, _ hash: UInt32, hasFunctions: Bool) -> Int32 {
    let index = uses.insert(Uses(haveFunctions: hasFunctions), hash)
    if Int(index) == styles.count { styles.append(&values) } else { styles[Int(index)] = values }
    return index
  }

  /// Returns the index of equal values, and the hash of the values.
  ///
  /// The function changes nothing, and is mutating because the table would be copied for the call otherwise.
  private mutating func find(_ values: inout StyleValues) -> (index: Int32?, hash: UInt32) {
    StyleMemory.with(&values) { values in
      let hash = values.hash
      return (uses.find(hash) { StyleMemory(styles, at: Int($0)).isEqual(to: values) }, hash)
    }
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

  /// Whether a stored style has the given values, apart from the numbers of its sizes.
  func has(_ values: inout StyleValues, at index: Int32) -> Bool {
    StyleMemory.with(&values) { StyleMemory(styles, at: Int(index)).isEqual(to: $0) }
  }

  /// A style as it was set, with the sizes of a node.
  func style(_ stored: StoredStyle) -> Style {
    var values = styles[Int(stored.index)]
    values.setSizes(stored.sizes)
    guard uses[stored.index].haveFunctions else { return Style(values, nil) }
    var entries: [StyleFunctions.Entry] = []
    values.forEachLength { length, place in
      guard let expression = functions.length(length).expression else { return }
      entries.append(StyleFunctions.Entry(place: place, expression: expression))
      length = PackedLength(function: 0)
    }
    return Style(values, entries.isEmpty ? nil : StyleFunctions(entries))
  }

  // MARK: - Uses

  func firstUsed(of index: Int32) -> Int32 { uses[index].firstUsed }

  func setFirstUsed(_ place: Int32, of index: Int32) { uses[index].firstUsed = place }

  func addUse(of index: Int32) { uses.addUse(index) }

  /// Removes a use, and the style if it was the last one.
  mutating func removeUse(of index: Int32) {
    if uses[index].haveFunctions, uses.useCount(of: index) == 1 { removeFunctions(of: styles[Int(index)]) }
    uses.removeUse(index)
  }
}

/// A style in the ``StyleTable``, and the data of a node's style that nodes do not share.
struct StoredStyle: Equatable, BitwiseCopyable {
  var index: Int32
  var sizes: SizeNumbers
  /// Whether values were replaced by defaults.
  var isSanitized = false
}

/// The numbers of a node's `width` and `height`, in points or percent; 0 for keywords and functions.
struct SizeNumbers: Equatable, BitwiseCopyable {
  var width = 0.0
  var height = 0.0

  var transposed: SizeNumbers { SizeNumbers(width: height, height: width) }
}

extension StyleValues {
  /// Removes the numbers of `width` and `height`.
  ///
  /// - Returns: The numbers; `nil` if one of them is invalid.
  mutating func removeSizes() -> SizeNumbers? {
    let sizes = SizeNumbers(width: width.removeNumber(), height: height.removeNumber())
    let largest = Style.largestLength
    let isValid = sizes.width >= 0 && sizes.width <= largest && sizes.height >= 0 && sizes.height <= largest
    return isValid ? sizes : nil
  }

  mutating func setSizes(_ sizes: SizeNumbers) {
    (width, height) = (width.with(sizes.width), height.with(sizes.height))
  }
}
