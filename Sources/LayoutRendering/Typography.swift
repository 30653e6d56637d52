/// Fonts, sizes and distances of a picture, in pixels of the picture.
enum Typography {
  /// Headings, explanations and the text of leaves.
  static let proportional = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif"
  /// The class of the names of boxes and of numbers, in the style sheet.
  static let fixedWidthClass = "code"
  /// Their fonts: every character is equally wide, so that it is known where they fit.
  static let fixedWidth = "ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace"
  /// The width of a character of the fixed-width font, as a part of its size.
  static let fixedAdvance = 0.602
  /// The mean width of a character of the proportional font, as a part of its size, generously.
  static let proportionalAdvance = 0.53
  /// The advance of a text leaf as a part of the size of its font: what readable fonts have on average.
  static let textAdvance = 0.53
  /// The largest size of a leaf's font as a part of its line height.
  static let textHeight = 0.85
  /// How far below the middle of a line its baseline lies, as a part of the font size.
  static let baselineShift = 0.35

  static let headingSize = 16.0
  static let explanationSize = 12.5
  static let legendSize = 11.5
  static let dimensionSize = 11.0
  static let labelSize = 11.0
  static let amountSize = 10.5
  static let pinSize = 10.0

  /// The space around the whole picture.
  static let pageMargin = 24.0
  /// The space between one case and the next.
  static let caseDistance = 40.0
  /// The room for the dimension above and left of a case.
  static let dimensionRoom = 26.0
  /// The rounding of boxes.
  static let cornerRadius = 4.0
}
