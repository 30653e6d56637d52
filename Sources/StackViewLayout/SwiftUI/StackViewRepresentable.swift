#if canImport(SwiftUI) && ((canImport(UIKit) && !os(watchOS)) || canImport(AppKit))
  import PlatformView
  import SwiftUI

  /// A ``StackView`` in SwiftUI. Its size is the one that its items take.
  ///
  /// ```swift
  /// StackViewRepresentable { stack in
  ///   stack.direction(.row).addItem(badge)
  /// } update: { stack in
  ///   badge.text = name
  ///   badge.item.markDirty()
  /// }
  /// ```
  @available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
  @MainActor public struct StackViewRepresentable {
    private let define: @MainActor (StackView) -> Void
    private let update: @MainActor (StackView) -> Void

    /// Makes a view.
    /// - Parameters:
    ///   - define: Adds the items; called once.
    ///   - update: Called when SwiftUI updates the view, after the first time too. Default: nothing.
    public init(
      define: @escaping @MainActor (StackView) -> Void, update: @escaping @MainActor (StackView) -> Void = { _ in }
    ) {
      self.define = define
      self.update = update
    }

    /// Makes a view whose definition runs again when SwiftUI updates it: see ``StackContainer/redefine(_:)``.
    ///
    /// ```swift
    /// StackViewRepresentable(redefine: { stack in
    ///   stack.direction(.row).addItem(badge)
    ///   if !tags.isEmpty { stack.addSpacer() }
    /// })
    /// ```
    ///
    /// - Parameter redefine: Adds the items for the current state.
    public init(redefine: @escaping @MainActor (_ stack: StackView) -> Void) {
      define = { _ in }
      update = { stack in stack.redefine { redefine($0) } }
    }

    private func make() -> StackView {
      let stack = StackView()
      define(stack)
      return stack
    }

    private func size(_ proposal: ProposedViewSize, _ stack: StackView) -> CGSize {
      stack.sizeThatFits(CGSize(width: proposal.width ?? .infinity, height: proposal.height ?? .infinity))
    }
  }

  #if canImport(UIKit)
    @available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
    extension StackViewRepresentable: UIViewRepresentable {
      /// Makes the stack.
      public func makeUIView(context: Context) -> StackView { make() }

      /// Updates the stack.
      public func updateUIView(_ stack: StackView, context: Context) { update(stack) }

      /// The size that the items take within the proposal.
      public func sizeThatFits(_ proposal: ProposedViewSize, uiView: StackView, context: Context) -> CGSize? {
        size(proposal, uiView)
      }
    }
  #else
    @available(iOS 16, macOS 13, tvOS 16, visionOS 1, *)
    extension StackViewRepresentable: NSViewRepresentable {
      /// Makes the stack.
      public func makeNSView(context: Context) -> StackView { make() }

      /// Updates the stack.
      public func updateNSView(_ stack: StackView, context: Context) { update(stack) }

      /// The size that the items take within the proposal.
      public func sizeThatFits(_ proposal: ProposedViewSize, nsView: StackView, context: Context) -> CGSize? {
        size(proposal, nsView)
      }
    }
  #endif
#endif
