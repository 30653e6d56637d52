import PlatformView

// What tests of headless views do in another way than tests of views of UIKit and AppKit.

#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  /// A function that uses views. It can be an argument of a test: it is isolated as views are, here to no actor.
  public typealias ViewWork<each Input> = @Sendable (repeat each Input) -> Void
  /// A function with a result that uses views.
  public typealias ViewFunction<Output, each Input> = @Sendable (repeat each Input) -> Output

  extension PlatformView {
    /// Whether a view without a direction of its own has that of its superview.
    public static var inheritsDirection: Bool { true }

    /// Sets the safe area at the top of the view.
    public func giveSafeArea(top: CGFloat) { safeAreaInsets.top = top }
  }

  extension BothReportings {
    /// Calls a function with each way in which views report their changes.
    nonisolated static func inAllReportings(_ function: @Sendable () async throws -> Void) async throws {
      for reporting in [HeadlessChangeReporting.complete, .likeUIKit] {
        try await HeadlessView.$changeReporting.withValue(reporting, operation: function)
      }
    }
  }
#else
  /// A function that uses views. It can be an argument of a test: it is isolated as views are, here to the main actor.
  public typealias ViewWork<each Input> = @MainActor (repeat each Input) -> Void
  /// A function with a result that uses views.
  public typealias ViewFunction<Output, each Input> = @MainActor (repeat each Input) -> Output

  extension PlatformView {
    /// Whether a view without a direction of its own has that of its superview.
    public static var inheritsDirection: Bool { false }

    /// 0: views of UIKit and AppKit do not count the views that their methods visit.
    package var visitedViews: Int { 0 }

    /// Has no effect: the window determines the safe area. It is 0 without a window.
    public func giveSafeArea(top: CGFloat) {}
  }

  extension BothReportings {
    /// Calls a function once: views report their changes in one way.
    nonisolated static func inAllReportings(_ function: @Sendable () async throws -> Void) async throws {
      try await function()
    }
  }
#endif
