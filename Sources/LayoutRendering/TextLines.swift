import LayoutDocument

/// The lines of a text leaf in its content box.
enum TextLines {
  /// Returns the lines of the text at `width` points as they are drawn: without zero-width spaces.
  static func lines(of model: TextModel, width: Double) -> [String] {
    model.lines(brokenAt: width).map { range in
      String(model.text.unicodeScalars[range].filter { $0 != "\u{200B}" })
    }
  }
}
