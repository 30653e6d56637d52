import Observation

/// The properties of observable objects that a closure has read.
@available(macOS 14, iOS 17, tvOS 17, watchOS 10, visionOS 1, *)
package final class ObservedReads: Observable {
  /// The observation in progress. Handlers of other observations are not called.
  private final class Token: @unchecked Sendable {
    // The thread that begins and ends observations writes the property.
    var isCurrent = true
  }

  private let registrar = ObservationRegistrar()
  private var token: Token?
  /// A property that each observation reads.
  private var end: Void { () }

  package init() {}

  /// Calls `body`, and observes what it reads in place of what was observed before.
  ///
  /// - Parameter onChange: Called once, immediately before the first of the properties changes, on the thread that changes
  ///   it.
  package func observe(_ body: () -> Void, onChange: @escaping @Sendable () -> Void) {
    stop()
    let token = Token()
    self.token = token
    withObservationTracking {
      registrar.access(self, keyPath: \.end)
      body()
    } onChange: {
      if token.isCurrent { onChange() }
    }
  }

  /// Ends the observation.
  ///
  /// An observation cannot be cancelled, but it ends with the first change. If a model never changed, it would keep one
  /// observation for each call of `observe`.
  package func stop() {
    guard let token else { return }
    token.isCurrent = false
    self.token = nil
    registrar.withMutation(of: self, keyPath: \.end) {}
  }
}
