// The part of SwiftUI that the tests need, with Apple's signatures.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A line across a view by which the view is aligned with others.
public struct HostGuide: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case start, center, end, firstBaseline, lastBaseline, custom(String) }

  let axisIsHorizontal: Bool
  let kind: Kind

  /// The position of the guide in a view without an explicit value; for baselines, the bottom.
  func defaultValue(in size: CGSize) -> CGFloat {
    let extent = axisIsHorizontal ? size.width : size.height
    switch kind {
    case .start, .custom: return 0
    case .center: return extent / 2
    case .end, .firstBaseline, .lastBaseline: return extent
    }
  }

  /// Merges the values of several subviews: the first of first baselines, the last of last baselines, otherwise the
  /// mean.
  func merged(_ values: [CGFloat]) -> CGFloat? {
    switch kind {
    case .firstBaseline: return values.min()
    case .lastBaseline: return values.max()
    default: return values.isEmpty ? nil : values.reduce(0, +) / CGFloat(values.count)
    }
  }
}

public struct HorizontalAlignment: Equatable, Sendable {
  let guide: HostGuide

  public static let leading = HorizontalAlignment(.start)
  public static let center = HorizontalAlignment(.center)
  public static let trailing = HorizontalAlignment(.end)

  private init(_ kind: HostGuide.Kind) { guide = HostGuide(axisIsHorizontal: true, kind: kind) }

  /// A custom guide. SwiftUI creates it from a type.
  public init(custom name: String) { self.init(.custom(name)) }
}

public struct VerticalAlignment: Equatable, Sendable {
  let guide: HostGuide

  public static let top = VerticalAlignment(.start)
  public static let center = VerticalAlignment(.center)
  public static let bottom = VerticalAlignment(.end)
  public static let firstTextBaseline = VerticalAlignment(.firstBaseline)
  public static let lastTextBaseline = VerticalAlignment(.lastBaseline)

  private init(_ kind: HostGuide.Kind) { guide = HostGuide(axisIsHorizontal: false, kind: kind) }

  /// A custom guide. SwiftUI creates it from a type.
  public init(custom name: String) { self.init(.custom(name)) }
}

/// The size of a view within a proposal, and its guides, which are computed when they are read.
public struct ViewDimensions: Equatable {
  public let width: CGFloat
  public let height: CGFloat
  let proposal: ProposedViewSize
  let node: HostNode

  public static func == (one: ViewDimensions, other: ViewDimensions) -> Bool {
    one.node === other.node && one.width == other.width && one.height == other.height
      && one.proposal == other.proposal
  }

  public subscript(guide: HorizontalAlignment) -> CGFloat { value(of: guide.guide) }
  public subscript(guide: VerticalAlignment) -> CGFloat { value(of: guide.guide) }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { explicitValue(of: guide.guide) }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { explicitValue(of: guide.guide) }

  private func value(of guide: HostGuide) -> CGFloat {
    explicitValue(of: guide) ?? guide.defaultValue(in: CGSize(width: width, height: height))
  }

  func explicitValue(of guide: HostGuide) -> CGFloat? {
    node.counts.guideReads += 1
    return node.explicitValue(of: guide, in: CGSize(width: width, height: height), proposal)
  }
}
