#if canImport(AppKit) && !canImport(UIKit)
  import ViewSupport

  extension NSView {
    /// Returns the size of the view without corrections, for a space that is finite and not negative.
    package func platformFittingSize(_ room: CGSize) -> CGSize {
      if let view = self as? any SelfSizingView { return view.sizeThatFits(room) }
      if let control = self as? NSControl { return control.sizeThatFits(room) }
      let size = intrinsicContentSize
      let hasWidth = size.width != NSView.noIntrinsicMetric
      let hasHeight = size.height != NSView.noIntrinsicMetric
      if hasWidth && hasHeight { return size }
      let fitting = fittingSize
      return CGSize(
        width: hasWidth ? size.width : fitting.width, height: hasHeight ? size.height : fitting.height)
    }

    /// Returns the size of the view's content, without the margins around its alignment rectangle, for a space that is
    /// finite and not negative.
    package func contentFittingSize(_ room: CGSize) -> CGSize {
      guard !(self is any SelfSizingView), let control = self as? NSControl else { return platformFittingSize(room) }
      var room = room
      if room.isMinContent, let label = self as? NSTextField, label.maximumNumberOfLines != 1 {
        // Text fields break words in a space that is narrower than their longest word.
        room.width = label.attributedStringValue.longestWordWidth.rounded(.up)
      }
      // The method of controls returns the size of a frame. Intrinsic content sizes are those of alignment rectangles.
      return alignmentRect(forFrame: CGRect(origin: .zero, size: control.sizeThatFits(room))).size
    }

    /// Returns the distance from the top of the view to its first baseline for the size `size`; `nil` if unknown.
    ///
    /// The distance is the view's `firstBaselineOffsetFromTop`. Text fields and text views without such an offset have the
    /// ascender of their fonts.
    package func firstBaseline(forSize size: CGSize) -> CGFloat? {
      if let text = self as? NSTextView { return text.font.map { text.textContainerInset.height + $0.ascender } }
      let offset = firstBaselineOffsetFromTop
      return offset > 0 ? offset : (self as? NSTextField)?.font?.ascender
    }

    /// Returns the distance from the top of the view to its last baseline for the size `size`; `nil` if unknown.
    ///
    /// The distance follows from the view's `lastBaselineOffsetFromBottom`. Text fields and text views without such an
    /// offset have the descender of their fonts.
    package func lastBaseline(forSize size: CGSize) -> CGFloat? {
      if let text = self as? NSTextView {
        return text.font.map { size.height - text.textContainerInset.height + $0.descender }
      }
      let offset = lastBaselineOffsetFromBottom
      return offset > 0 ? size.height - offset : (self as? NSTextField)?.font.map { size.height + $0.descender }
    }

    /// Whether the text of a label can be measured without the label.
    package static var measuresTextsWithoutLabels: Bool { false }

    /// The size of the image that an image view shows, in points; `nil` for other views and without an image.
    package var naturalImageSize: CGSize? { (self as? NSImageView)?.image?.size }

    /// Returns `nil`: the size of controls depends on their cells, and that of other views on their constraints.
    func platformContent(includesLabels: Bool, isTemplate: Bool) -> (any ContentSnapshot)? { nil }

    /// Returns `nil`: AppKit has no text size.
    package func contentWithText(scale: CGFloat) -> ScaledContent? { nil }

    /// Whether the view scrolls its content, whose size then does not determine the size of the view.
    package var scrollsContent: Bool { self is NSScrollView }

    /// Whether the whole text of the view should be visible.
    package var showsWholeText: Bool { (self as? NSTextField)?.isEditable == false }
  }

  extension NSScrollView {
    /// The size of the visible part, in points.
    package var visibleContentSize: CGSize { contentSize }

    /// Has no effect: a document view follows the size of its clip view by its autoresizing mask.
    package func addScrollLayout(_ layout: any ViewLayoutExtension) {}

    /// Makes a document view follow the size of its clip view along the axes that do not scroll.
    package func adjustAutoresizing(of view: NSView, along axes: ScrollAxes) {
      if !axes.contains(.horizontal) { view.autoresizingMask.insert(.width) }
      if !axes.contains(.vertical) { view.autoresizingMask.insert(.height) }
    }

    /// Has no effect: the frame of the document view determines the content size.
    package func takeContentSize(_ size: CGSize) {}
  }

  extension NSView {
    /// The scroll view whose document view is this view, unless constraints place the view.
    package var showingScrollView: NSScrollView? {
      guard let scrollView = enclosingScrollView, scrollView.documentView === self else { return nil }
      return translatesAutoresizingMaskIntoConstraints ? scrollView : nil
    }
  }

  /// An invisible view that detects the layout of its superview by having the same size.
  final class LayoutFollower: NSView {
    var layoutExtension: (any ViewLayoutExtension)?

    func followSuperview() { autoresizingMask = [.width, .height] }

    override func layout() {
      super.layout()
      layoutExtension?.layOutSubviews()
    }

    override func hitTest(_ point: NSPoint) -> NSView? { nil }
  }
#endif
