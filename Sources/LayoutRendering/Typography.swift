/// Fonts, sizes and distances of a picture, in pixels of the picture.
enum Typography {
  /// The fonts of headings and explanations.
  static let proportional = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
  /// The class of the text of leaves, names, numbers and the legend in the style sheet.
  static let fixedWidthClass = "code"
  /// The fonts of the text of leaves, names, numbers and the legend.
  ///
  /// Every character has the same width, as in the layout, so that the width of a text is known.
  static let fixedWidth = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
  /// The width of a character of the fixed-width font, as a fraction of the font size.
  static let fixedAdvance = 0.602
  /// An upper estimate of the mean character width of the proportional font, as a fraction of the font size.
  static let proportionalAdvance = 0.53
  /// The same for headings, which are bold.
  static let headingAdvance = 0.6
  /// The largest font size of a leaf, as a fraction of its line height.
  static let textHeight = 0.85
  /// The distance of the baseline below the middle of a line, as a fraction of the font size.
  static let baselineShift = 0.35

  static let headingSize = 16.0
  static let explanationSize = 12.5
  static let legendSize = 11.0
  static let dimensionSize = 11.0
  static let labelSize = 10.5

  /// The margin around the whole picture.
  static let pageMargin = 24.0
  /// The distance between two cases.
  static let caseDistance = 40.0
  /// The space for the dimensions above and at the left of a case.
  static let dimensionRoom = 26.0
  /// The corner radius of boxes.
  static let cornerRadius = 4.0
}
