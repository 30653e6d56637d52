import LayoutEngine

/// What a case is run as. From each case that asks for it three more are made, so that no case holds by chance for one
/// way to count sizes, or for one direction of writing.
public enum CaseVariant: UInt8, Sendable, CaseIterable {
  /// As the document says.
  case asWritten
  /// With `borderBox` and `contentBox` exchanged in every node.
  case otherBoxSizing
  /// With `ltr` and `rtl` exchanged in every node; a root that inherits is `ltr`.
  case otherDirection
  /// With both exchanged.
  case otherBoxSizingAndDirection

  /// The variants that are made from what is written.
  public static let made = [CaseVariant.otherBoxSizing, .otherDirection, .otherBoxSizingAndDirection]

  /// Whether `borderBox` and `contentBox` are exchanged.
  public var exchangesBoxSizing: Bool { self == .otherBoxSizing || self == .otherBoxSizingAndDirection }
  /// Whether `ltr` and `rtl` are exchanged.
  public var exchangesDirection: Bool { self == .otherDirection || self == .otherBoxSizingAndDirection }

  /// What messages say behind the case's name: ` (other direction)`; nothing for what is written.
  public var suffix: String {
    switch self {
    case .asWritten: return ""
    case .otherBoxSizing: return " (other box sizing)"
    case .otherDirection: return " (other direction)"
    case .otherBoxSizingAndDirection: return " (other box sizing and direction)"
    }
  }

  /// The variant whose frames a document need not repeat: the one in the same direction, or else what is written.
  var fallback: CaseVariant { self == .otherBoxSizingAndDirection ? .otherDirection : .asWritten }

  /// The style of a node in this variant.
  func style(_ style: Style, isRoot: Bool) -> Style {
    var result = style
    if exchangesBoxSizing { result.boxSizing = style.boxSizing == .borderBox ? .contentBox : .borderBox }
    if exchangesDirection {
      switch style.layoutDirection {
      case .inherit: result.layoutDirection = isRoot ? .rightToLeft : .inherit
      case .leftToRight: result.layoutDirection = .rightToLeft
      case .rightToLeft: result.layoutDirection = .leftToRight
      }
    }
    return result
  }
}

/// The frames that are expected of the variants that are made from a case, one frame for each node, depth-first.
public struct VariantFrames: Equatable, Sendable {
  /// By variant, in the order of ``CaseVariant/made``.
  private var frames: [[LayoutRect]]

  /// Makes frames; `frames` is asked for each variant that is made.
  public init(_ frames: (CaseVariant) -> [LayoutRect]) { self.frames = CaseVariant.made.map(frames) }

  /// The frames of a variant that is made; none of ``CaseVariant/asWritten``.
  public internal(set) subscript(variant: CaseVariant) -> [LayoutRect] {
    get { variant == .asWritten ? [] : frames[Int(variant.rawValue) - 1] }
    set { if variant != .asWritten { frames[Int(variant.rawValue) - 1] = newValue } }
  }
}

extension LayoutCase {
  /// The variants that the case is run as, what is written first.
  public var variants: [CaseVariant] { variantFrames == nil ? [.asWritten] : CaseVariant.allCases }

  /// The case as it is run in `variant`, with the frames that are expected then, or none.
  public func variant(_ variant: CaseVariant) -> LayoutCase {
    var result = self
    result.variantFrames = nil
    guard variant != .asWritten else { return result }
    let frames = variantFrames?[variant] ?? []
    for index in nodes.indices {
      result.nodes[index].style = variant.style(nodes[index].style, isRoot: index == 0)
      result.nodes[index].expectedFrame = index < frames.count ? frames[index] : nil
    }
    return result
  }

  /// The expected frames of all nodes in `variant`; `nil` if one has none.
  public func expectedFrames(in variant: CaseVariant) -> [LayoutRect]? {
    if variant != .asWritten { return variantFrames?[variant] }
    let frames = nodes.compactMap { $0.expectedFrame }
    return frames.count == nodes.count ? frames : nil
  }
}
