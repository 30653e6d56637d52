#if canImport(SwiftUI)
  import SwiftUI
  import ViewSupport

  /// Text whose words stay whole where a ``FlexStack`` is narrow.
  ///
  /// A `Text` of SwiftUI breaks words in a space that is narrower than a word, and does not report how wide its longest word is. A
  /// `FlexText` is at least as wide as its longest word, which is its min-content width in CSS: items in a row shrink down to this width,
  /// and no further.
  ///
  /// ```swift
  /// FlexStack(gap: 8) {
  ///   FlexText("Layout engine").font(.headline)
  ///   FlexText("Flexbox")
  /// }
  /// ```
  ///
  /// White space separates words, except a no-break space. Modifiers such as `font(_:)` apply as to a `Text`. The longest word is measured by a second,
  /// hidden text, once after each change, if a width is proposed.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  public struct FlexText: View {
    private let text: String

    /// Makes a text.
    /// - Parameter text: The text, without localization. For a localized text, pass `String(localized:)`.
    public init(_ text: some StringProtocol) { self.text = String(text) }

    /// The text, and its words in lines of their own, which are hidden.
    public var body: some View {
      WholeWordsLayout() {
        Text(text)
        Text(text.words.joined(separator: "\n"))
          .lineLimit(nil)
          .hidden()
          .accessibilityHidden(true)
      }
    }
  }

  /// A layout of two subviews, a text and its words in lines of their own. The text gets no less width than the words have.
  @available(iOS 16, macOS 13, tvOS 16, watchOS 9, visionOS 1, *)
  struct WholeWordsLayout: Layout {
    /// The width of the words, if it is known.
    func makeCache(subviews: Subviews) -> CGFloat? { nil }

    private func widened(
      _ proposal: ProposedViewSize, _ subviews: Subviews, _ longestWord: inout CGFloat?
    ) -> ProposedViewSize {
      guard let width = proposal.width, let words = subviews.last else { return proposal }
      let minimum = longestWord ?? words.sizeThatFits(.unspecified).width
      longestWord = minimum
      return ProposedViewSize(width: max(width, minimum), height: proposal.height)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?) -> CGSize {
      subviews.first?.sizeThatFits(widened(proposal, subviews, &cache)) ?? .zero
    }

    func placeSubviews(
      in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout CGFloat?
    ) {
      let origin = CGPoint(x: bounds.minX, y: bounds.minY)
      subviews.first?.place(at: origin, anchor: .topLeading, proposal: widened(proposal, subviews, &cache))
      subviews.last?.place(at: origin, anchor: .topLeading, proposal: .zero)
    }

    /// `nil`, as for a `Text`.
    func explicitAlignment(
      of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout CGFloat?
    ) -> CGFloat? { nil }

    /// The guide of the text, without that of the words.
    func explicitAlignment(
      of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
      cache: inout CGFloat?
    ) -> CGFloat? {
      subviews.first?.dimensions(in: widened(proposal, subviews, &cache))[explicit: guide].map { bounds.minY + $0 }
    }
  }
#endif
