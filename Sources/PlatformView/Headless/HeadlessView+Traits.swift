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
      displayScale.map(\.asExtent) ?? inheritedTraits.scale
    }

    /// The reading direction here: ``semanticContentAttribute``, or the superview's; from left to right if no view above
    /// has one.
    public var effectiveUserInterfaceLayoutDirection: HeadlessUserInterfaceLayoutDirection {
      switch semanticContentAttribute {
      case .forceLeftToRight: return .leftToRight
      case .forceRightToLeft: return .rightToLeft
      case .unspecified: return inheritedTraits.direction
      }
    }

    /// The size of text here: ``preferredContentSizeCategory``, or the superview's; ``HeadlessContentSizeCategory/large`` if no view above
    /// has one.
    public var effectiveContentSizeCategory: HeadlessContentSizeCategory {
      preferredContentSizeCategory ?? inheritedTraits.category
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
        view.noteNeedsLayout()
        view.noteVisits(view.subviews.count)
        pending.append(contentsOf: view.subviews.filter(inherits))
      }
    }

    /// Marks the layouts that a change of inherited traits concerns.
    func markInheritedLayouts(since old: HeadlessTraits) {
      let new = HeadlessTraits(of: self)
      if new.scale != old.scale { markLayouts { $0.displayScale == nil } }
      if new.direction != old.direction { markLayouts { $0.semanticContentAttribute == .unspecified } }
    }

    /// Takes over what the superview hands down, and hands it down to the views below. Where that is what is known already, nothing
    /// below is visited: traits need not be looked for all the way up.
    func inheritTraits() {
      let traits = superview.map { HeadlessTraits(of: $0) } ?? .ofRoot
      guard traits != inheritedTraits else { return }
      let category = effectiveContentSizeCategory
      inheritedTraits = traits
      handTraitsDown()
      if effectiveContentSizeCategory != category { reportContentSizeCategory() }
    }

    /// Calls ``contentSizeCategoryDidChange()`` of this view and of those below that inherit its category. The views are found before
    /// any of them is called, since a call may change the hierarchy.
    func reportContentSizeCategory() {
      var concerned = [self]
      var next = 0
      while next < concerned.count {
        let view = concerned[next]
        next += 1
        view.noteVisits(view.subviews.count)
        concerned.append(contentsOf: view.subviews.filter { $0.preferredContentSizeCategory == nil })
      }
      for view in concerned { view.contentSizeCategoryDidChange() }
    }

    /// Hands the traits down to the views below, as far as they are others there.
    func handTraitsDown() {
      var pending = subviews.isEmpty ? [] : [self]
      while let view = pending.popLast() {
        let traits = HeadlessTraits(of: view)
        view.noteVisits(view.subviews.count)
        for subview in view.subviews where subview.inheritedTraits != traits {
          subview.inheritedTraits = traits
          if !subview.subviews.isEmpty { pending.append(subview) }
        }
      }
    }
  }

  /// What a view hands down.
  struct HeadlessTraits: Equatable {
    let scale: CGFloat
    let direction: HeadlessUserInterfaceLayoutDirection
    let category: HeadlessContentSizeCategory

    /// What a view without a superview inherits.
    static let ofRoot = HeadlessTraits(scale: 0, direction: .leftToRight, category: .large)

    init(of view: HeadlessView) {
      self.init(
        scale: view.effectiveDisplayScale, direction: view.effectiveUserInterfaceLayoutDirection,
        category: view.effectiveContentSizeCategory)
    }

    private init(
      scale: CGFloat, direction: HeadlessUserInterfaceLayoutDirection, category: HeadlessContentSizeCategory
    ) {
      self.scale = scale
      self.direction = direction
      self.category = category
    }
  }
#endif
