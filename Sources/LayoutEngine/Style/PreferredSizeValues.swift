/// The numbers of a node's `width` and `height`, in points or percent.
///
/// The numbers are stored with the node and not with its style. Many nodes differ only in these numbers and share the
/// rest of the style.
///
/// The style determines whether a number is in points or in percent. A length with both points and a percentage, or
/// with bounds, is rare: it is stored in the style, and the number here is unused.
struct PreferredSizeValues: Equatable, BitwiseCopyable {
  var width = 0.0
  var height = 0.0

  init() {}

  init(_ width: PreferredSize, _ height: PreferredSize) {
    self.width = width.number
    self.height = height.number
  }
}

extension Length {
  /// The number of a length that has either points or a percentage; otherwise `nil`.
  var singleNumber: Double? {
    switch kind {
    case .absolute: return first
    case .relative where first == 0: return second
    default: return nil
    }
  }
}

extension PreferredSize {
  /// The number of a length; 0 for everything else.
  fileprivate var number: Double { plainLength?.singleNumber ?? 0 }

  /// The kind of the size, without the number.
  package var withoutNumber: PreferredSize { with(0) }

  /// The number of a valid size that differs from another size at most in the number; otherwise `nil`.
  func number(inKindOf other: PreferredSize) -> Double? {
    guard case .length(let length) = self, case .length(let otherLength) = other, length.kind == otherLength.kind,
      let number = length.singleNumber, otherLength.singleNumber != nil
    else { return numberIfEqual(to: other) }
    return number >= 0 && number <= Style.largestLength ? number : nil
  }

  /// The number of a valid size without a single number that equals another size; otherwise `nil`.
  @inline(never) private func numberIfEqual(to other: PreferredSize) -> Double? {
    isUsable() && self == other ? 0 : nil
  }

  fileprivate func with(_ number: Double) -> PreferredSize {
    guard case .length(let length) = self, length.singleNumber != nil else { return self }
    return .length(length.hasPercentage ? Length(percent: number) : Length(points: number))
  }
}

extension Style {
  /// Leaves only the kinds of `width` and `height`, which nodes with the same style share.
  ///
  /// - Returns: The numbers of the sizes, with the default in place of an invalid size, and whether both were valid.
  mutating func removeSizes() -> (sizes: PreferredSizeValues, areValid: Bool) {
    let areValid = width.isUsable() && height.isUsable()
    if !width.isUsable() { width = .auto }
    if !height.isUsable() { height = .auto }
    let sizes = PreferredSizeValues(width, height)
    (width, height) = (width.withoutNumber, height.withoutNumber)
    return (sizes, areValid)
  }
}

extension StyleTable {
  /// The complete style of a slot, with the sizes of a node.
  func style(ofSlot slot: Int32, _ sizes: PreferredSizeValues) -> Style {
    var style = style(ofSlot: slot)
    style.width = style.width.with(sizes.width)
    style.height = style.height.with(sizes.height)
    return style
  }
}

extension Arena {
  /// The complete style of a node as it was set.
  func wholeStyle(of node: Int32) -> Style {
    let written = writtenStyle(of: node)
    let isResolved = written.slot >= 0
    return contents.styleTable.style(
      ofSlot: isResolved ? written.slot : nodes[node].style, isResolved ? written.sizes : sizes[node])
  }

  func width(of node: Int32) -> PreferredSize { style(node).width.with(sizes[node].width) }
  func height(of node: Int32) -> PreferredSize { style(node).height.with(sizes[node].height) }
}
