/// The space there is for content along one axis. css-sizing-3 §2
@frozen public enum AvailableSpace: Equatable, Hashable, Sendable, BitwiseCopyable {
  /// So many points.
  case definite(Double)
  /// As little as possible: the content breaks wherever it can.
  case minContent
  /// Endless: the content breaks only where it must.
  case maxContent
}

/// What the engine asks of a leaf. All numbers are content box sizes in points, finite and not negative.
@frozen public struct MeasureInput: Equatable, Hashable, Sendable, BitwiseCopyable {
  private var horizontal: Extent
  private var vertical: Extent
  /// The axis along which lines of text run: the vertical one where the leaf's ``Style/writingMode`` says so. Content that has lines
  /// breaks them by its height there, and answers how wide that makes it.
  public var inlineAxis: Axis

  /// Makes a question. Where a size is known, the space for it has no effect.
  public init(
    knownWidth: Double? = nil, knownHeight: Double? = nil,
    availableWidth: AvailableSpace = .maxContent, availableHeight: AvailableSpace = .maxContent,
    inlineAxis: Axis = .horizontal
  ) {
    horizontal = Extent(known: knownWidth, available: availableWidth)
    vertical = Extent(known: knownHeight, available: availableHeight)
    self.inlineAxis = inlineAxis
  }

  /// The width that the content will have, when it is already decided. The answer's width is then not used.
  public var knownWidth: Double? {
    get { horizontal.known }
    set { horizontal = Extent(known: newValue, available: horizontal.available) }
  }

  /// The height that the content will have, when it is already decided.
  public var knownHeight: Double? {
    get { vertical.known }
    set { vertical = Extent(known: newValue, available: vertical.available) }
  }

  /// The space for the width, when that is not known; the known width otherwise.
  public var availableWidth: AvailableSpace {
    get { horizontal.available }
    set { horizontal = Extent(known: horizontal.known, available: newValue) }
  }

  /// The space for the height, when that is not known; the known height otherwise.
  public var availableHeight: AvailableSpace {
    get { vertical.available }
    set { vertical = Extent(known: vertical.known, available: newValue) }
  }

  /// The same question in the other axes.
  public var transposed: MeasureInput {
    var input = self
    (input.horizontal, input.vertical) = (vertical, horizontal)
    input.inlineAxis = inlineAxis.perpendicular
    return input
  }
}

extension MeasureInput {
  /// What a question says along one axis, packed, so that the question fits into the registers of a call.
  @frozen @usableFromInline struct Extent: Equatable, Hashable, Sendable, BitwiseCopyable {
    private let number: Double
    private let kind: Kind

    /// What the number means; that of `minContent` and `maxContent` is 0.
    @usableFromInline enum Kind: UInt8, Sendable, BitwiseCopyable {
      case known, definite, minContent, maxContent
    }

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

/// What a leaf answers: its content box size, and where its baselines lie.
@frozen public struct Measurement: Equatable, Sendable, BitwiseCopyable {
  /// The content's size. Numbers that are not finite, or negative, count as 0 and are reported as
  /// ``LayoutIssue/Kind/unusableMeasurement``. Where the question names a width, answer the width
  /// that the content really takes of it: frames are rounded so that they do not become narrower.
  public var size: LayoutSize
  /// Distance of the first baseline from the top of the content box; `nil`: the bottom of the border box. Where lines run from top to
  /// bottom it is the distance from the side of the first line; `nil`: the middle.
  public var firstBaseline: Double? {
    get { first.distance }
    set { first = Baseline(newValue) }
  }
  /// Distance of the last baseline from the same side; `nil`: as the first.
  public var lastBaseline: Double? {
    get { last.distance }
    set { last = Baseline(newValue) }
  }

  private var first: Baseline
  private var last: Baseline

  /// Makes an answer.
  public init(size: LayoutSize, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.size = size
    first = Baseline(firstBaseline)
    last = Baseline(lastBaseline)
  }

  /// Makes an answer.
  public init(width: Double, height: Double, firstBaseline: Double? = nil, lastBaseline: Double? = nil) {
    self.init(
      size: LayoutSize(width: width, height: height), firstBaseline: firstBaseline, lastBaseline: lastBaseline)
  }
}

extension Measurement {
  /// A distance, or none, in the room of a number: with two optional numbers an answer would not fit into the registers of a call.
  @frozen @usableFromInline struct Baseline: Equatable, Sendable, BitwiseCopyable {
    /// Of a distance; otherwise of a NaN that no arithmetic makes.
    private let bitPattern: UInt64

    private static var none: UInt64 { Double(nan: 0x5EED, signaling: false).bitPattern }

    init(_ distance: Double?) { bitPattern = distance?.bitPattern ?? Self.none }

    var distance: Double? { bitPattern == Self.none ? nil : Double(bitPattern: bitPattern) }
  }
}

/// Which of its baselines stands for a box. css-align-3 §9.1
enum BaselineSet {
  case first
  case last
}

extension Measurement {
  func baseline(_ set: BaselineSet) -> Double? {
    set == .first ? firstBaseline : lastBaseline ?? firstBaseline
  }
}

/// Answers for the leaves of a tree. The answer may depend on the leaf's content and on the question, and on nothing else. A leaf
/// that is offered some width, and takes just a part of it, must answer the same when it is asked at that part: it is not asked then.
public typealias MeasureFunction = (NodeID, MeasureInput) -> Measurement
