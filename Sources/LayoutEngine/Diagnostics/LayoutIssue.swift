/// A probable mistake in a tree, with the node, the cause and a remedy.
///
/// Issues do not change the layout. Only ``LayoutTree/issues(below:)`` searches for issues.
public struct LayoutIssue: Equatable, Sendable {
  /// The kind of an issue.
  public enum Kind: Equatable, Sendable {
    /// A style value is invalid and was replaced by the property's default.
    case unusableValue(property: StyleProperty)
    /// A percentage refers to an indefinite size, so that it behaves as `auto`, `none` or 0.
    case percentageOfIndefinite(property: StyleProperty)
    /// The content of the node is larger than the node by a number of points.
    case overflow(axis: LayoutAxis, amount: Double)
    /// A leaf with content has no size along an axis, although its style sets no size of 0.
    ///
    /// Only ``LayoutTree/issues(below:measure:)`` finds such leaves.
    case noSpace(axis: LayoutAxis, MissingSpace)
    /// The content of a leaf is larger than the leaf by a number of points, and is cut off: the container hides its overflow,
    /// and limits the leaf to its own size.
    ///
    /// Only ``LayoutTree/issues(below:measure:)`` finds such leaves, under StackViewLayout's rules.
    case cutContent(axis: LayoutAxis, amount: Double)
    /// A leaf has children, which are not laid out.
    case leafWithChildren
    /// The measure function returned an invalid size or baseline for a leaf, in a measurement that the size of the leaf
    /// follows from.
    ///
    /// The size or baseline is not finite, is too large, or, for a size, is negative. The layout uses 0, the largest
    /// length or no baseline instead.
    case unusableMeasurement
    /// A ``ContainerKind`` reports an issue in one of its containers.
    case container(ContainerIssue)
    /// Sizes that depend on each other are nested so deeply that the layout of the root is approximate.
    ///
    /// The layout exceeds the limit of 1,024 + 2n computed sizes for n nodes. See <doc:Limits>.
    case approximateLayout
  }

  /// The node with the issue.
  public var node: NodeID
  /// The kind of the issue.
  public var kind: Kind
  /// The value of ``Kind/unusableValue(property:)`` as text, such as `-5`, `nan` or `-10%`.
  ///
  /// `nil` for a value that consists of several numbers, and for other kinds.
  public internal(set) var value: String?
  /// The remedy for ``Kind/overflow(axis:amount:)`` in a container of a ``ContainerKind``; `nil` for flex containers.
  var kindRemedy: String?

  /// The smallest overflow or violation, in points, that is reported.
  ///
  /// Smaller values can be rounding errors of sums of fractions.
  package static let tolerance = 0.01

  /// Makes an issue.
  public init(node: NodeID, kind: Kind) {
    self.node = node
    self.kind = kind
  }

  /// The reason for the issue, in one sentence.
  public var cause: String {
    switch kind {
    case .unusableValue(let property):
      return "\(property.name) is \(reason)"
    case .percentageOfIndefinite(let property):
      return "\(property.name) is a percentage, but the container's \(property.reference) depends on its content"
    case .overflow(let axis, let amount):
      let side = axis == .horizontal ? "wider" : "higher"
      return "the content is \(Self.points(amount)) points \(side) than the box"
    case .noSpace(let axis, let reason):
      return "the content has no space, and the box has the \(Self.size(axis)) 0: \(reason.cause(axis))"
    case .cutContent(let axis, let amount):
      let side = axis == .horizontal ? "wider" : "higher"
      return "the content is \(Self.points(amount)) points \(side) than the box, and the container cuts it off"
    case .leafWithChildren:
      return "the node is a measured leaf and has children"
    case .unusableMeasurement:
      return "a measurement of the leaf is not a number, infinite, too large or negative"
    case .container(let issue):
      return issue.cause
    case .approximateLayout:
      return "widths that depend on heights, or heights that depend on other sizes, are nested too deeply"
    }
  }

  /// The remedy, in one sentence.
  public var remedy: String {
    switch kind {
    case .unusableValue(let property):
      return "give \(property.name) a finite value; its default is used"
    case .percentageOfIndefinite:
      return "give the container a height, let it stretch, or use points"
    case .overflow(let axis, _):
      let shrink = "let items shrink (shrink 1, and a smaller minimum), let them wrap"
      return "\(kindRemedy ?? shrink), or give the box more \(Self.size(axis))"
    case .noSpace(let axis, let reason):
      return reason.remedy(axis)
    case .cutContent(let axis, _):
      return "let the container scroll, or give it more \(Self.size(axis))"
    case .leafWithChildren:
      return "make it a container with makeNode, or remove the children"
    case .unusableMeasurement:
      return "let the measure function return finite sizes that are not negative"
    case .container(let issue):
      return issue.remedy
    case .approximateLayout:
      return "give more of the nested containers a width and a height; until then, some frames are approximate"
    }
  }

  /// The reason why the value of a property is invalid.
  private var reason: String {
    switch value {
    case nil: return "not a number, infinite, too large, or negative where negative values are invalid"
    case "nan": return "not a number"
    case "inf", "-inf": return "infinite"
    case let value? where value.utf8.first == UInt8(ascii: "-"): return "\(value), and negative values are invalid"
    case let value?: return "\(value), which is not in the valid range"
    }
  }

  /// Formats a number with its sign, with a precision of a tenth.
  static func number(_ number: Double, hasPercentage: Bool) -> String {
    if number.isNaN { return "nan" }
    let sign = number < 0 ? "-" : ""
    if number.isInfinite { return sign + "inf" }
    return sign + points(number) + (hasPercentage ? "%" : "")
  }

  /// The word for the size along an axis.
  fileprivate static func size(_ axis: LayoutAxis) -> String { axis == .horizontal ? "width" : "height" }

  /// Formats a number of points with a precision of a tenth of a point.
  package static func points(_ amount: Double) -> String {
    let tenths = (amount.magnitude * 10).roundedToNearest
    guard tenths < 1e15 else { return "very many" }
    let (whole, fraction) = Int64(tenths).quotientAndRemainder(dividingBy: 10)
    return fraction == 0 ? "\(whole)" : "\(whole).\(fraction)"
  }
}

extension MissingSpace {
  fileprivate func cause(_ axis: LayoutAxis) -> String {
    switch self {
    case .basis: return "the basis is 0, and the container has no free \(LayoutIssue.size(axis)) for the item"
    case .margins: return "the margins are at least as large as the container"
    case .container: return "the container has no space left"
    }
  }

  fileprivate func remedy(_ axis: LayoutAxis) -> String {
    let size = LayoutIssue.size(axis)
    switch self {
    case .basis: return "use the basis auto, or give the container more \(size)"
    case .margins: return "use smaller margins, or give the container more \(size)"
    case .container: return "give the item a minimum, let the other items shrink, or give the container more \(size)"
    }
  }
}

/// A probable mistake in a container of a ``ContainerKind``, which the functions of the kind find.
public struct ContainerIssue: Equatable, Sendable {
  /// The name of the issue in code, which is the same for all issues of one sort.
  public var name: String
  /// The axis, if the issue concerns one axis.
  public var axis: LayoutAxis?
  /// A number of points that the issue concerns.
  public var amount: Double?
  /// Another node that the issue concerns.
  public var otherNode: NodeID?
  /// The reason for the issue, in one sentence.
  public var cause: String
  /// The remedy, in one sentence.
  public var remedy: String

  /// Makes an issue.
  public init(
    name: String, axis: LayoutAxis? = nil, amount: Double? = nil, otherNode: NodeID? = nil, cause: String,
    remedy: String
  ) {
    self.name = name
    self.axis = axis
    self.amount = amount
    self.otherNode = otherNode
    self.cause = cause
    self.remedy = remedy
  }
}

/// A style property that an issue refers to.
public enum StyleProperty: String, Sendable, CaseIterable {
  /// ``Style/grow``
  case grow
  /// ``Style/shrink``
  case shrink
  /// ``Style/basis``
  case basis
  /// ``Style/width``
  case width
  /// ``Style/height``
  case height
  /// ``Style/minWidth``
  case minWidth
  /// ``Style/minHeight``
  case minHeight
  /// ``Style/maxWidth``
  case maxWidth
  /// ``Style/maxHeight``
  case maxHeight
  /// ``Style/aspectRatio``
  case aspectRatio
  /// ``Style/margin``
  case margin
  /// ``Style/padding``
  case padding
  /// ``Style/border``
  case border
  /// ``Style/inset``
  case inset
  /// ``Style/rowGap``
  case rowGap
  /// ``Style/columnGap``
  case columnGap
  /// ``Style/columns``
  case columns
  /// ``Style/minColumnWidth``
  case minColumnWidth

  /// The property of a container that a percentage refers to and that may be indefinite.
  fileprivate var reference: String {
    switch self {
    case .width, .minWidth, .maxWidth: return "width"
    case .basis: return "main size"
    default: return "height"
    }
  }

  /// The name of the property in code.
  public var name: String { rawValue }
}
