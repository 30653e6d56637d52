// Views without subviews, for tests.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A view without subviews.
public protocol HostLeaf: View, Equatable where Body == Never {
  /// The size of the view for a proposal.
  func size(in proposal: ProposedViewSize) -> CGSize
  /// The first and the last baseline of the view at a size, if the view has text.
  func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)?
}

extension HostLeaf {
  public func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? { nil }
}

/// A text: words of these widths in lines that break greedily. As in SwiftUI, it is as wide as its longest line.
public struct HostText: HostLeaf, HostPrimitive {
  /// The widths of the words.
  public var words: [CGFloat]
  /// The height of each line; three quarters of it are above the baseline.
  public var lineHeight: CGFloat
  /// Whether words that do not fit are broken, as in SwiftUI; no part is narrower than a letter.
  public var breaksWords: Bool
  static let space: CGFloat = 4
  public static let letter: CGFloat = 2

  public init(_ words: [CGFloat], lineHeight: CGFloat = 10, breaksWords: Bool = true) {
    (self.words, self.lineHeight, self.breaksWords) = (words, lineHeight, breaksWords)
  }

  public func size(in proposal: ProposedViewSize) -> CGSize {
    // A rounding error must not break a line.
    let room = (proposal.width ?? .infinity) + 1e-6
    var lines: [CGFloat] = []
    for word in words.flatMap({ parts(of: $0, in: proposal.width ?? .infinity) }) {
      if let line = lines.last, line + Self.space + word <= room {
        lines[lines.count - 1] = line + Self.space + word
      } else {
        lines.append(word)
      }
    }
    return CGSize(width: lines.max() ?? 0, height: CGFloat(lines.count) * lineHeight)
  }

  private func parts(of word: CGFloat, in room: CGFloat) -> [CGFloat] {
    guard breaksWords, word > room + 1e-6 else { return [word] }
    let part = min(word, max(room, Self.letter))
    let count = Int(((word - 1e-6) / part).rounded(.up))
    return (0..<max(1, count)).map { min(part, word - CGFloat($0) * part) }
  }

  public func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    let baseline = lineHeight * 0.75
    return (baseline, max(baseline, size.height - lineHeight + baseline))
  }
}

/// A text whose letters are as wide as those of a ``HostText``, with forced line breaks. It breaks words, as in SwiftUI.
public struct Text: HostLeaf, HostPrimitive {
  public var text: String

  public init(_ content: some StringProtocol) { text = String(content) }

  private var paragraphs: [HostText] {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { paragraph in
      HostText(paragraph.split(separator: " ").map { CGFloat($0.count) * HostText.letter })
    }
  }

  public func size(in proposal: ProposedViewSize) -> CGSize {
    paragraphs.map { $0.size(in: proposal) }.reduce(.zero) { text, paragraph in
      CGSize(width: max(text.width, paragraph.width), height: text.height + paragraph.height)
    }
  }

  public func baselines(in size: CGSize) -> (first: CGFloat, last: CGFloat)? {
    paragraphs.first?.baselines(in: size)
  }
}

extension View {
  /// A hidden view takes part in the layout.
  public func hidden() -> some View { self }

  public func accessibilityHidden(_ hidden: Bool) -> some View { self }

  /// Texts of the host have any number of lines.
  public func lineLimit(_ number: Int?) -> some View { self }
}

/// A view that takes any proposed size, like `Color`.
public struct HostColor: HostLeaf, HostPrimitive {
  public init() {}

  public func size(in proposal: ProposedViewSize) -> CGSize {
    let size = proposal.replacingUnspecifiedDimensions()
    return CGSize(width: min(size.width, 1e6), height: min(size.height, 1e6))
  }
}

/// A view of one size.
public struct HostIcon: HostLeaf, HostPrimitive {
  public var size: CGSize

  public init(width: CGFloat, height: CGFloat) { size = CGSize(width: width, height: height) }

  public func size(in proposal: ProposedViewSize) -> CGSize { size }
}

/// A picture that takes the proposed width and keeps its aspect ratio.
public struct HostPicture: HostLeaf, HostPrimitive {
  public var size: CGSize

  /// - Parameters: The ideal size, above 0.
  public init(width: CGFloat, height: CGFloat) { size = CGSize(width: width, height: height) }

  public func size(in proposal: ProposedViewSize) -> CGSize {
    let width = min(proposal.width ?? size.width, 1e6)
    return CGSize(width: width, height: width * size.height / size.width)
  }
}

extension HostPrimitive where Self: HostLeaf {
  func makeNode() -> HostNode { HostLeafNode(self) }

  func update(_ node: HostNode) -> Bool {
    guard let node = node as? HostLeafNode<Self> else { return false }
    node.content = self
    return true
  }
}

/// A view without subviews in the tree of a host.
final class HostLeafNode<Leaf: HostLeaf>: HostNode {
  var content: Leaf {
    didSet { if content != oldValue { markChanged() } }
  }

  init(_ content: Leaf) { self.content = content }

  override func measure(_ proposal: ProposedViewSize) -> CGSize { content.size(in: proposal) }

  override func findValue(of guide: HostGuide, in size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
    switch guide.kind {
    case .firstBaseline: content.baselines(in: size)?.first
    case .lastBaseline: content.baselines(in: size)?.last
    default: nil
    }
  }

  override func layOut(in bounds: CGRect, _ proposal: ProposedViewSize) { frame = bounds }
}
