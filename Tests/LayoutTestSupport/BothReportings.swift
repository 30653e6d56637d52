#if !canImport(UIKit) && !canImport(AppKit)
  import PlatformView
  import Testing

  /// Runs each test twice: with views that report every change, and with views that report the changes that UIKit's
  /// views report.
  public struct BothReportings: SuiteTrait, TestTrait, TestScoping {
    /// Each test of a suite runs twice, instead of the suite as a whole.
    public let isRecursive = true

    /// Runs a test twice.
    public func provideScope(
      for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
    ) async throws {
      for reporting in [HeadlessChangeReporting.complete, .likeUIKit] {
        try await HeadlessView.$changeReporting.withValue(reporting, operation: function)
      }
    }
  }

  extension Trait where Self == BothReportings {
    /// Runs each test with views that report every change, and with views that report the changes that UIKit's views
    /// report.
    public static var bothReportings: BothReportings { BothReportings() }
  }
#endif
