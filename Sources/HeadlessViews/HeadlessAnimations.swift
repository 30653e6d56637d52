/// The animations of headless views that have not ended, for tests.
package final class HeadlessAnimations: @unchecked Sendable {
  // `Sendable`, because only the task that uses the views uses the object.
  var completions: [() -> Void] = []

  package init() {}

  /// Ends all animations.
  package func end() {
    let ended = completions
    completions = []
    for completion in ended { completion() }
  }
}

extension HeadlessView {
  /// The animations that begin in this task. Default: `nil`, animations end at once.
  @TaskLocal package static var animations: HeadlessAnimations?
}
