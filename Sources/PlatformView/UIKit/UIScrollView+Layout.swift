#if canImport(UIKit) && !os(watchOS)
  import ViewSupport

  extension UIScrollView {
    /// The size of the visible part without the content insets, in points.
    package var visibleContentSize: CGSize {
      let insets = adjustedContentInset
      return CGSize(
        width: max(0, bounds.width - insets.left - insets.right),
        height: max(0, bounds.height - insets.top - insets.bottom))
    }

    /// Adds the layout of the containers in this view, to be called in each layout pass.
    ///
    /// A change of the insets by code, as for a keyboard, changes no size of a view: it is observed.
    package func addScrollLayout(_ layout: any ViewLayoutExtension) {
      guard !hasLayoutExtension else { return }
      addLayoutExtension(layout)
      layoutFollower?.observation = observe(\.contentInset) { scrollView, _ in
        // Views are changed only on the main thread.
        MainActor.assumeIsolated { scrollView.setNeedsExtensionLayout() }
      }
    }

    /// Has no effect: the layout of the scroll view sets the size of a container in it.
    package func adjustAutoresizing(of view: UIView, along axes: ScrollAxes) {}

    /// Sets the content size if it differs.
    package func takeContentSize(_ size: CGSize) {
      if contentSize != size { contentSize = size }
    }
  }

  extension UIView {
    /// The scroll view that shows this view and leaves the view's frame to its layout.
    ///
    /// This is the superview, unless constraints place the view, or the superview places its subviews itself, as
    /// tables, collections and text views do.
    package var showingScrollView: UIScrollView? {
      guard let scrollView = superview as? UIScrollView, translatesAutoresizingMaskIntoConstraints else { return nil }
      if scrollView is UITableView || scrollView is UICollectionView || scrollView is UITextView { return nil }
      return scrollView
    }
  }

  /// An invisible view that detects the layout of its superview by having the same size.
  final class LayoutFollower: UIView {
    var layoutExtension: (any ViewLayoutExtension)?
    /// The observation of a property of the superview.
    var observation: AnyObject?

    func followSuperview() {
      autoresizingMask = [.flexibleWidth, .flexibleHeight]
      isUserInteractionEnabled = false
    }

    override func layoutSubviews() {
      super.layoutSubviews()
      layoutExtension?.layOutSubviews()
    }

    override func safeAreaInsetsDidChange() {
      super.safeAreaInsetsDidChange()
      setNeedsLayout()
    }
  }
#endif
