extension MainActor {
  /// Runs `body` with a view of a class that is marked `@MainActor`, in a member that it overrides.
  ///
  /// A view of UIKit or AppKit is bound to the main actor by its superclass, and needs no mark. A headless view is bound to no actor: where a
  /// class that inherits from it is marked `@MainActor`, its own members are isolated, and those that it overrides are not. The same source
  /// serves both if these reach the others by way of this function. Without the mark nothing of this is needed.
  ///
  /// ```swift
  /// @MainActor final class Card: StackView {
  ///   var layoutCount = 0
  ///
  ///   override func layoutSubviews() {
  ///     super.layoutSubviews()
  ///     MainActor.assumeIsolated(for: self) { $0.layoutCount += 1 }
  ///   }
  /// }
  /// ```
  ///
  /// The program stops if it runs anywhere else than on the main actor, as with `assumeIsolated(_:file:line:)`.
  public static func assumeIsolated<View: PlatformView, Result: Sendable>(
    for view: View, _ body: @MainActor (View) throws -> Result
  ) rethrows -> Result {
    #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
      return try assumeIsolated { try body(view) }
    #else
      // It stays on the actor that it is used on already.
      nonisolated(unsafe) let view = view
      return try assumeIsolated { try body(unsafe view) }
    #endif
  }
}
