#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  import Foundation

  /// Which way a view's content reads.
  public enum HeadlessSemanticContentAttribute: Sendable {
    /// As in the superview; from left to right in a root.
    case unspecified
    /// From left to right.
    case forceLeftToRight
    /// From right to left.
    case forceRightToLeft
  }

  /// A reading direction.
  public enum HeadlessUserInterfaceLayoutDirection: Sendable {
    /// From left to right.
    case leftToRight
    /// From right to left.
    case rightToLeft
  }

  extension HeadlessView {
    /// The device pixels per point here: ``displayScale``, or the superview's; 0, which means no pixel grid, if no view
    /// above has one. What is negative or not finite counts as 0.
    public var effectiveDisplayScale: CGFloat {
      var view: HeadlessView? = self
      while let current = view {
        if let scale = current.displayScale { return scale.asExtent }
        view = current.superview
      }
      return 0
    }

    /// The reading direction here: ``semanticContentAttribute``, or the superview's; from left to right if no view above
    /// has one.
    public var effectiveUserInterfaceLayoutDirection: HeadlessUserInterfaceLayoutDirection {
      var view: HeadlessView? = self
      while let current = view {
        switch current.semanticContentAttribute {
        case .forceLeftToRight: return .leftToRight
        case .forceRightToLeft: return .rightToLeft
        case .unspecified: view = current.superview
        }
      }
      return .leftToRight
    }

    /// ``directionalLayoutMargins`` by sides, for the view's reading direction. Default: 8 each.
    public var layoutMargins: HeadlessEdgeInsets {
      get { HeadlessEdgeInsets(directionalLayoutMargins, isRightToLeft: isRightToLeft) }
      set { directionalLayoutMargins = HeadlessDirectionalEdgeInsets(newValue, isRightToLeft: isRightToLeft) }
    }

    /// Marks the layout of this view and, below it, of those that inherit.
    func markLayouts(inheriting inherits: (HeadlessView) -> Bool) {
      var pending = [self]
      while let view = pending.popLast() {
        view.setNeedsLayout()
        pending.append(contentsOf: view.subviews.filter(inherits))
      }
    }

    /// Marks the layouts that a change of inherited traits concerns.
    func markInheritedLayouts(since old: HeadlessTraits) {
      let new = HeadlessTraits(of: self)
      if new.scale != old.scale { markLayouts { $0.displayScale == nil } }
      if new.direction != old.direction { markLayouts { $0.semanticContentAttribute == .unspecified } }
    }
  }

  /// What a view inherits.
  struct HeadlessTraits {
    let scale: CGFloat
    let direction: HeadlessUserInterfaceLayoutDirection

    init(of view: HeadlessView) {
      scale = view.effectiveDisplayScale
      direction = view.effectiveUserInterfaceLayoutDirection
    }
  }
#endif
