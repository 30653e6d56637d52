// The members of SwiftUI that this package uses, with Apple's signatures and isolation.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

#if canImport(UIKit)
  import UIKit
#elseif canImport(AppKit)
  import AppKit
#endif

// MARK: - Views

@MainActor @preconcurrency
public protocol View {
  associatedtype Body: View
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  public typealias Body = Never
  public var body: Never { _unreachable() }
}

extension View {
  nonisolated public func layoutValue<K>(key: K.Type, value: K.Value) -> some View where K: LayoutValueKey {
    _LayoutValueView()
  }
}

public struct _LayoutValueView: View {
  public typealias Body = Never
  nonisolated public init() {}
  public var body: Never { _unreachable() }
}

public func _unreachable() -> Never { while true {} }

// MARK: - Layout

public protocol Animatable {}

public protocol LayoutValueKey {
  associatedtype Value
  static var defaultValue: Self.Value { get }
}

@preconcurrency
public protocol Layout: Sendable, Animatable {
  associatedtype Cache = Void
  typealias Subviews = LayoutSubviews
  func makeCache(subviews: Self.Subviews) -> Self.Cache
  func updateCache(_ cache: inout Self.Cache, subviews: Self.Subviews)
  func sizeThatFits(proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache) -> CGSize
  func placeSubviews(
    in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews, cache: inout Self.Cache)
  func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
  func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat?
}

extension Layout {
  public func explicitAlignment(
    of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? { nil }
  public func explicitAlignment(
    of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Self.Subviews,
    cache: inout Self.Cache
  ) -> CGFloat? { nil }
}

public struct LayoutSubviews: Equatable, RandomAccessCollection, Sendable {
  public typealias SubSequence = LayoutSubviews
  public typealias Element = LayoutSubview
  public typealias Index = Int
  public typealias Indices = Range<Int>
  public typealias Iterator = IndexingIterator<LayoutSubviews>
  public var startIndex: Int { 0 }
  public var endIndex: Int { 0 }
  public subscript(index: Int) -> LayoutSubview { LayoutSubview() }
  public subscript(bounds: Range<Int>) -> LayoutSubviews { self }
  public subscript<S>(indices: S) -> LayoutSubviews where S: Sequence, S.Element == Int { self }
}

public struct LayoutSubview: Equatable {
  public func _trait<K>(key: K.Type) -> K.Value where K: LayoutValueKey { K.defaultValue }
  public subscript<K>(key: K.Type) -> K.Value where K: LayoutValueKey { K.defaultValue }
  public var priority: Double { 0 }
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { .zero }
  public func dimensions(in proposal: ProposedViewSize) -> ViewDimensions { ViewDimensions() }
  public func place(at position: CGPoint, anchor: UnitPoint = .topLeading, proposal: ProposedViewSize) {}
}

public struct ProposedViewSize: Equatable, Sendable {
  public var width: CGFloat?
  public var height: CGFloat?
  public static let zero = ProposedViewSize(width: 0, height: 0)
  public static let unspecified = ProposedViewSize(width: nil, height: nil)
  public static let infinity = ProposedViewSize(width: .infinity, height: .infinity)
  public init(width: CGFloat?, height: CGFloat?) {
    self.width = width
    self.height = height
  }
  public init(_ size: CGSize) { self.init(width: size.width, height: size.height) }
}

public struct UnitPoint: Hashable, Sendable {
  public var x: CGFloat
  public var y: CGFloat
  public static let topLeading = UnitPoint(x: 0, y: 0)
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }
}

public struct VerticalAlignment: Equatable, Sendable {
  public static let firstTextBaseline = VerticalAlignment()
  public static let lastTextBaseline = VerticalAlignment()
}

public struct HorizontalAlignment: Equatable, Sendable {}

public struct ViewDimensions: Equatable {
  public var width: CGFloat { 0 }
  public var height: CGFloat { 0 }
  public subscript(guide: HorizontalAlignment) -> CGFloat { 0 }
  public subscript(guide: VerticalAlignment) -> CGFloat { 0 }
  public subscript(explicit guide: HorizontalAlignment) -> CGFloat? { nil }
  public subscript(explicit guide: VerticalAlignment) -> CGFloat? { nil }
}

// MARK: - Views of the platform

#if canImport(UIKit)
  @MainActor @preconcurrency
  public protocol UIViewRepresentable: View where Self.Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    typealias Context = UIViewRepresentableContext<Self>
    @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
    @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
    @MainActor @preconcurrency func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
    ) -> CGSize?
  }

  extension UIViewRepresentable {
    public var body: Never { _unreachable() }
    public func sizeThatFits(
      _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
    ) -> CGSize? { nil }
  }

  @MainActor @preconcurrency
  public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
    public let coordinator: Representable.Coordinator
  }
#elseif canImport(AppKit)
  @MainActor @preconcurrency
  public protocol NSViewRepresentable: View where Self.Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    typealias Context = NSViewRepresentableContext<Self>
    @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
    @MainActor @preconcurrency func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
    @MainActor @preconcurrency func sizeThatFits(
      _ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context
    ) -> CGSize?
  }

  extension NSViewRepresentable {
    public var body: Never { _unreachable() }
    public func sizeThatFits(
      _ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context
    ) -> CGSize? { nil }
  }

  @MainActor @preconcurrency
  public struct NSViewRepresentableContext<Representable> where Representable: NSViewRepresentable {
    public let coordinator: Representable.Coordinator
  }
#endif
