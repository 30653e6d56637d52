// The protocol by which SwiftUI shows views of AppKit, as far as this package uses it.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs. README.md names the sources.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import AppKit

@MainActor @preconcurrency
public protocol NSViewRepresentable: View where Self.Body == Never {
  associatedtype NSViewType: NSView
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeNSView(context: Self.Context) -> Self.NSViewType
  @MainActor @preconcurrency func updateNSView(_ nsView: Self.NSViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleNSView(
    _ nsView: Self.NSViewType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @available(macOS 13.0, *)
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context
  ) -> CGSize?
}

extension NSViewRepresentable where Self.Coordinator == Void {
  @MainActor @preconcurrency public func makeCoordinator() -> Self.Coordinator { () }
}

extension NSViewRepresentable {
  @MainActor @preconcurrency public var body: Never { _unreachable() }
  @MainActor @preconcurrency public static func dismantleNSView(
    _ nsView: Self.NSViewType, coordinator: Self.Coordinator
  ) {}
  @available(macOS 13.0, *)
  @MainActor @preconcurrency public func sizeThatFits(
    _ proposal: ProposedViewSize, nsView: Self.NSViewType, context: Self.Context
  ) -> CGSize? { nil }
}

@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable> where Representable: NSViewRepresentable {
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator
}
