import Foundation

/// The properties of a stack that are not part of its style.
struct StackProperties: Equatable {
  /// The space after single items in place of the gap.
  var customSpacing: [ObjectIdentifier: CGFloat] = [:]
  /// How the items share the main axis.
  var distribution: SDistribution?
  /// Whether the insets of the safe area add to the padding.
  var followsSafeArea = false

  /// Whether the styles of items may differ from those that were set.
  var affectItems: Bool { distribution != nil || !customSpacing.isEmpty }
}
