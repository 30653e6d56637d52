import LayoutEngine

/// The variants in which a case is run.
///
/// Three more cases are derived from a case that requests them. They also test the other box sizing and the other
/// layout direction.
public enum CaseVariant: UInt8, Sendable, CaseIterable {
  /// The case as written.
  case asWritten
  /// The case with `borderBox` and `contentBox` exchanged in every node.
  case otherBoxSizing
  /// The case with `ltr` and `rtl` exchanged in every node; a root that inherits is `ltr`.
  case otherDirection
  /// The case with both exchanged.
  case otherBoxSizingAndDirection

  /// The variants that are derived from the written case.
  public static let made = [CaseVariant.otherBoxSizing, .otherDirection, .otherBoxSizingAndDirection]

  /// Whether `borderBox` and `contentBox` are exchanged.
  public var exchangesBoxSizing: Bool { self == .otherBoxSizing || self == .otherBoxSizingAndDirection }
  /// Whether `ltr` and `rtl` are exchanged.
  public var exchangesDirection: Bool { self == .otherDirection || self == .otherBoxSizingAndDirection }

  /// The suffix of the case's name in messages: ` (other direction)`; empty for the written case.
  public var suffix: String {
    switch self {
    case .asWritten: return ""
    case .otherBoxSizing: return " (other box sizing)"
    case .otherDirection: return " (other direction)"
    case .otherBoxSizingAndDirection: return " (other box sizing and direction)"
    }
  }

  /// The variant whose frames are used if a document omits those of this one.
  ///
  /// This is the variant with the same direction, or the written case.
  var fallback: CaseVariant { self == .otherBoxSizingAndDirection ? .otherDirection : .asWritten }

  /// Returns the style of a node in this variant.
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

/// The expected frames of the derived variants of a case: one frame for each node, depth first.
public struct VariantFrames: Equatable, Sendable {
  /// The frames by variant, in the order of ``CaseVariant/made``.
  private var frames: [[LayoutRect]]

  /// Makes frames. The closure is called for each derived variant.
  public init(_ frames: (CaseVariant) -> [LayoutRect]) { self.frames = CaseVariant.made.map(frames) }

  /// The frames of a derived variant; empty for ``CaseVariant/asWritten``.
  public internal(set) subscript(variant: CaseVariant) -> [LayoutRect] {
    get { variant == .asWritten ? [] : frames[Int(variant.rawValue) - 1] }
    set { if variant != .asWritten { frames[Int(variant.rawValue) - 1] = newValue } }
  }
}

extension LayoutCase {
  /// The variants in which the case is run, beginning with the written case.
  public var variants: [CaseVariant] { variantFrames == nil ? [.asWritten] : CaseVariant.allCases }

  /// Returns the case in `variant`, with the frames that are expected in it, or none.
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

  /// Returns the expected frames of all nodes in `variant`; `nil` if a node has none.
  public func expectedFrames(in variant: CaseVariant) -> [LayoutRect]? {
    if variant != .asWritten { return variantFrames?[variant] }
    return LayoutCase.expectedFrames(of: nodes)
  }

  /// Returns the expected frames of nodes; `nil` unless each of them has one.
  static func expectedFrames(of nodes: [DocumentNode]) -> [LayoutRect]? {
    let frames = nodes.compactMap { $0.expectedFrame }
    return frames.count == nodes.count ? frames : nil
  }
}
