/// A set of layout rules.
///
/// Both sets use the same flexbox algorithm.
public enum LayoutRules: UInt8, Sendable, CaseIterable {
  /// StackViewLayout's rules, which differ from CSS where StackViewLayout's documentation specifies it.
  ///
  /// Percentages of vertical margins and paddings refer to the height. An aspect ratio is rigid. The natural size of a
  /// leaf is measured within the available space. An automatic root takes the available size for its content.
  case stackView
  /// CSS Flexbox Level 1, as implemented by browsers.
  case css
}
