/// The two sets of rules that the engine knows. They share one flexbox algorithm.
public enum LayoutRules: UInt8, Sendable, CaseIterable {
  /// StackViewLayout's rules, where its documentation deliberately differs from CSS:
  /// percentages of vertical margins and paddings refer to the height, an aspect ratio is rigid, a leaf's natural size
  /// is measured within the space there is, and an automatic root takes the available size for its content.
  case stackView
  /// CSS Flexbox Level 1, as browsers lay it out.
  case css
}
