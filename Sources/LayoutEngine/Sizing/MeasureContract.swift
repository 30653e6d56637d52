/// The available space for content along one axis. css-sizing-3 §2
@frozen public enum AvailableSpace: Equatable, Hashable, Sendable, BitwiseCopyable {
  /// A definite available space, in points.
  case definite(Double)
  /// The min-content constraint: the content breaks at every break opportunity.
  case minContent
  /// The max-content constraint: unlimited space, in which the content breaks only at forced breaks.
  case maxContent
}

/// The input of a measure function.
///
/// All numbers are content box sizes in points, finite and not negative.
@frozen public struct MeasureInput: Equatable, Hashable, Sendable, BitwiseCopyable {
  private var horizontal: Extent
  private var vertical: Extent
  /// The axis along which lines of text run; vertical where the leaf's ``Style/writingMode`` is vertical.
  ///
  /// Where the axis is vertical, content breaks its lines by its height, and the measure function returns the resulting
  /// width.
  public var inlineAxis: LayoutAxis

  /// Creates an input.
  ///
  /// Where a size is known, the available space for that size has no effect.
  public init(
    knownWidth: Double? = nil, knownHeight: Double? = nil,
    availableWidth: AvailableSpace = .maxContent, availableHeight: AvailableSpace = .maxContent,
    inlineAxis: LayoutAxis = .horizontal
  ) {
    horizontal = Extent(known: knownWidth, available: availableWidth)
    vertical = Extent(known: knownHeight, available: availableHeight)
    self.inlineAxis = inlineAxis
  }

  /// The width of the content, where the layout has already determined the width.
  ///
  /// The width of the returned measurement is then not used.
  public var knownWidth: Double? {
    get { horizontal.known }
    set { horizontal = Extent(known: newValue, available: horizontal.available) }
  }

  /// The height of the content, where the layout has already determined the height.
  public var knownHeight: Double? {
    get { vertical.known }
    set { vertical = Extent(known: newValue, available: vertical.available) }
  }

  /// The available space for the width, where the width is not known; otherwise the known width.
  public var availableWidth: AvailableSpace {
    get { horizontal.available }
    set { horizontal = Extent(known: horizontal.known, available: newValue) }
  }

  /// The available space for the height, where the height is not known; otherwise the known height.
  public var availableHeight: AvailableSpace {
    get { vertical.available }
    set { vertical = Extent(known: vertical.known, available: newValue) }
  }

  /// The same input with both axes exchanged.
  public var transposed: MeasureInput {
    var input = self
    (input.horizontal, input.vertical) = (vertical, horizontal)
    input.inlineAxis = inlineAxis.perpendicular
    return input
  }
}

extension MeasureInput {
  private init(_ horizontal: Extent, _ vertical: Extent) {
    (self.horizontal, self.vertical, inlineAxis) = (horizontal, vertical, .horizontal)
  }

  /// Creates an input for an available space.
  ///
  /// - Parameter height: The height, where it is known.
  init(availableSpace: MeasureSpace, height: Double? = nil) {
    self.init(Extent(limit: availableSpace.width), height.map(Extent.known) ?? Extent(limit: availableSpace.height))
  }

  /// The input for the size of a leaf at a given width.
  static func width(_ width: Double) -> MeasureInput { MeasureInput(.known(width), .maxContent) }

  static var maxContent: MeasureInput { MeasureInput(.maxContent, .maxContent) }
  static var minContent: MeasureInput { MeasureInput(.minContent, .maxContent) }
}

extension MeasureInput {
  /// The input along one axis, packed so that the whole input fits into the registers of a call.
  @frozen @usableFromInline struct Extent: Equatable, Hashable, Sendable, BitwiseCopyable {
    private let number: Double
    private let kind: Kind

    /// The meaning of the number.
    ///
    /// For `minContent` and `maxContent` the number is 0.
    @usableFromInline enum Kind: UInt8, Sendable, BitwiseCopyable {
      case known, definite, minContent, maxContent
    }

    private init(_ number: Double, _ kind: Kind) { (self.number, self.kind) = (number, kind) }

    static var minContent: Extent { Extent(0, .minContent) }
    static var maxContent: Extent { Extent(0, .maxContent) }

    // −0 and 0 are equal, and a result for one is used for the other: the sum with 0 removes the sign.

    static func known(_ number: Double) -> Extent { Extent(number + 0, .known) }

    /// Creates the input for an available space, which may be infinite.
    init(limit: Double) { self = limit < .infinity ? Extent(limit + 0, .definite) : .maxContent }

    init(known: Double?, available: AvailableSpace) {
      switch available {
      case _ where known != nil: (number, kind) = (known ?? 0, .known)
      case .definite(let space): (number, kind) = (space, .definite)
      case .minContent: (number, kind) = (0, .minContent)
      case .maxContent: (number, kind) = (0, .maxContent)
      }
    }

    var known: Double? { kind == .known ? number : nil }

    var available: AvailableSpace {
      switch kind {
      case .known, .definite: return .definite(number)
      case .minContent: return .minContent
      case .maxContent: return .maxContent
      }
    }
  }
}

/// The result of a measure function: the content box size of a leaf, and the positions of its baselines.
@frozen public struct LeafMeasurement: Equatable, Sendable, BitwiseCopyable {
  /// The size of the content, in points.
  ///
  /// Numbers that are not finite, or negative, count as 0 and are reported as ``LayoutIssue/Kind/unusableMeasurement``.
  /// Where the input specifies a width, return the width that the content actually occupies: frames are rounded so that
  /// they do not become narrower.
  public var size: LayoutSize
  /// The distance of the first baseline from the top of the content box; `nil`: the bottom of the border box.
  ///
  /// Where lines run from top to bottom, the distance is measured from the side of the first line, and `nil` stands for
  /// the middle.
  public var firstBaseline: Double? {
    get { first.distance }
    set { first = Baseline(newValue) }
  }
  /// The distance of the last baseline from the same side; `nil`: the distance of the first baseline.
  public var lastBaseline: Double? {
    get { last.distance }
    set { last = Baseline(newValue) }
  }

  private var first: Baseline
  private var last: Baseline

  /// Creates a measurement from a size.
  public init(size: LayoutSize, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.size = size
    first = Baseline(firstBaseline)
    last = Baseline(lastBaseline)
  }

  /// Creates a measurement from a width and a height.
  public init(width: Double, height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.init(
      size: LayoutSize(width: width, height: height), firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }
}

extension LeafMeasurement {
  /// An optional distance in the size of one number.
  ///
  /// With two optional numbers, a measurement does not fit into the registers of a call.
  @frozen @usableFromInline struct Baseline: Equatable, Sendable, BitwiseCopyable {
    /// The bit pattern of the distance, or of a NaN that no arithmetic produces.
    private let bitPattern: UInt64

    private static var none: UInt64 { Double(nan: 0x5EED, signaling: false).bitPattern }

    init(_ distance: Double?) { bitPattern = distance?.bitPattern ?? Self.none }

    var distance: Double? { bitPattern == Self.none ? nil : Double(bitPattern: bitPattern) }
  }
}

/// The first or the last baseline set of a box. css-align-3 §9.1
public enum BaselineSet: Sendable {
  /// The first baseline, of the first line of text.
  case first
  /// The last baseline, of the last line of text.
  case last
}

extension LeafMeasurement {
  @inline(__always) func baseline(_ set: BaselineSet) -> Double? {
    set == .first ? firstBaseline : lastBaseline ?? firstBaseline
  }
}

/// A function that measures the leaves of a tree.
///
/// The result may depend only on the content of the leaf and on the input. If a leaf is offered an available width and
/// returns a smaller width, the function must return the same measurement for that smaller width: the layout then does
/// not call the function again.
public typealias MeasureFunction = (NodeID, MeasureInput) -> LeafMeasurement
