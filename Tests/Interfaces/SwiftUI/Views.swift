// The views of SwiftUI that code written for documents uses.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs. README.md names the sources.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@resultBuilder
public struct ViewBuilder {
  public static func buildExpression<Content>(_ content: Content) -> Content where Content: View { content }
  public static func buildBlock() -> EmptyView { EmptyView() }
  public static func buildBlock<Content>(_ content: Content) -> Content where Content: View { content }
  public static func buildBlock<each Content>(_ content: repeat each Content) -> TupleView<(repeat each Content)>
  where repeat each Content: View { TupleView((repeat each content)) }
  public static func buildIf<Content>(_ content: Content?) -> Content? where Content: View { content }
}

extension Optional: View where Wrapped: View {
  public typealias Body = Never
  public var body: Never { _unreachable() }
}

public struct EmptyView: View {
  public typealias Body = Never
  nonisolated public init() {}
  public var body: Never { _unreachable() }
}

public struct TupleView<T>: View {
  public typealias Body = Never
  nonisolated public init(_ value: T) {}
  public var body: Never { _unreachable() }
}

public struct Text: View {
  public typealias Body = Never
  nonisolated public init<S>(_ content: S) where S: StringProtocol {}
  public var body: Never { _unreachable() }
}

public struct ForEach<Data, ID, Content> where Data: RandomAccessCollection, ID: Hashable {}

extension ForEach: View where Content: View {
  public typealias Body = Never
  public var body: Never { _unreachable() }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
  nonisolated public init(_ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content) {}
}

public struct Color: View, Sendable {
  public typealias Body = Never
  public static let clear = Color()
  public var body: Never { _unreachable() }
}

public struct Font: Hashable, Sendable {
  public static let headline = Font()
}

public struct Alignment: Equatable, Sendable {
  public static let center = Alignment()
}

extension View {
  nonisolated public func frame(
    width: CGFloat? = nil, height: CGFloat? = nil, alignment: Alignment = .center
  ) -> some View { _LayoutValueView() }
}

extension View {
  nonisolated public func font(_ font: Font?) -> some View { _LayoutValueView() }
  nonisolated public func hidden() -> some View { _LayoutValueView() }
  nonisolated public func accessibilityHidden(_ hidden: Bool) -> some View { _LayoutValueView() }
  nonisolated public func lineLimit(_ number: Int?) -> some View { _LayoutValueView() }
}

public protocol _PreviewProvider {}

@MainActor @preconcurrency
public protocol PreviewProvider: _PreviewProvider {
  associatedtype Previews: View
  @ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }
}

extension View {
  nonisolated public func previewDisplayName(_ value: String?) -> some View { _LayoutValueView() }
}

@available(iOS 16.0, macOS 13.0, tvOS 16.0, watchOS 9.0, *)
extension Layout {
  public func callAsFunction<V>(@ViewBuilder _ content: () -> V) -> some View where V: View { _LayoutValueView() }
}
