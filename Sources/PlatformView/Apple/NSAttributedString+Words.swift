#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  import Foundation
  import ViewSupport

  extension NSAttributedString {
    /// The width of the longest word, in points: the min-content width of a text of any number of lines.
    ///
    /// Labels break a word in a narrower space.
    var longestWordWidth: CGFloat {
      let endless = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
      let string = string
      return string.words.reduce(0) { longest, word in
        let text = attributedSubstring(from: NSRange(word.startIndex..<word.endIndex, in: string))
        return max(longest, text.boundingRect(with: endless, options: .usesLineFragmentOrigin, context: nil).width)
      }
    }
  }

  extension CGSize {
    /// Whether the width is that with which the engine measures min-content: the smallest positive number, or 0.
    var isMinContent: Bool { width <= .leastNormalMagnitude }
  }
#endif
