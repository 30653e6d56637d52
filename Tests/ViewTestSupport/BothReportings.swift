import PlatformView
import Testing

/// Runs each test twice: with views that report every change, and with views that report the changes that UIKit's
/// views report.
///
/// On systems with views of their own, each test runs once, because these views have one way to report changes.
nonisolated public struct BothReportings: SuiteTrait, TestTrait, TestScoping {
  /// Each test of a suite runs twice, instead of the suite as a whole.
  public let isRecursive = true

  /// Runs a test in every way in which views report their changes.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    try await BothReportings.inAllReportings(function)
  }
}

extension Trait where Self == BothReportings {
  /// Runs each test with views that report every change, and with views that report the changes that UIKit's views
  /// report.
  nonisolated public static var bothReportings: BothReportings { BothReportings() }
}
