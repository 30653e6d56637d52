// The protocol by which SwiftUI shows views of UIKit, as far as this package uses it.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs. README.md names the sources.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import UIKit

@MainActor @preconcurrency
public protocol UIViewRepresentable: View where Self.Body == Never {
  associatedtype UIViewType: UIView
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  @MainActor @preconcurrency func makeUIView(context: Self.Context) -> Self.UIViewType
  @MainActor @preconcurrency func updateUIView(_ uiView: Self.UIViewType, context: Self.Context)
  @MainActor @preconcurrency static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator)
  @MainActor @preconcurrency func makeCoordinator() -> Self.Coordinator
  @available(iOS 16.0, tvOS 16.0, *)
  @MainActor @preconcurrency func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize?
}

extension UIViewRepresentable where Self.Coordinator == Void {
  @MainActor @preconcurrency public func makeCoordinator() -> Self.Coordinator { () }
}

extension UIViewRepresentable {
  @MainActor @preconcurrency public var body: Never { _unreachable() }
  @MainActor @preconcurrency public static func dismantleUIView(
    _ uiView: Self.UIViewType, coordinator: Self.Coordinator
  ) {}
  @available(iOS 16.0, tvOS 16.0, *)
  @MainActor @preconcurrency public func sizeThatFits(
    _ proposal: ProposedViewSize, uiView: Self.UIViewType, context: Self.Context
  ) -> CGSize? { nil }
}

@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable> where Representable: UIViewRepresentable {
  @MainActor @preconcurrency public let coordinator: Representable.Coordinator
}
