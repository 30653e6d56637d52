extension MainActor {
  /// Runs `body` with a view of a class that is marked `@MainActor`, in an overridden member.
  ///
  /// A view of UIKit or AppKit is isolated to the main actor by its superclass and needs no attribute. A headless view
  /// is not isolated to an actor: if a subclass is marked `@MainActor`, its own members are isolated, and the members
  /// that it overrides are not. With this function, the overridden members can use the others in the same source on all
  /// platforms. A class without the attribute does not need this function.
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
  /// The program stops if the function is called outside of the main actor, as with `assumeIsolated(_:file:line:)`.
  public static func assumeIsolated<View: HeadlessView, Result: Sendable>(
    for view: View, _ body: @MainActor (View) throws -> Result
  ) rethrows -> Result {
    // The view stays on the actor on which it is used already.
    nonisolated(unsafe) let view = view
    return try assumeIsolated { try body(unsafe view) }
  }
}
