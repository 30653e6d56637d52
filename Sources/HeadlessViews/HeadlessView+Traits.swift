import Foundation

/// The semantic content attribute of a view, which determines its layout direction.
public enum HeadlessSemanticContentAttribute: Sendable {
  /// As the superview; left to right in a root.
  case unspecified
  /// From left to right.
  case forceLeftToRight
  /// From right to left.
  case forceRightToLeft
}

/// A layout direction.
public enum HeadlessUserInterfaceLayoutDirection: Sendable {
  /// From left to right.
  case leftToRight
  /// From right to left.
  case rightToLeft
}

extension HeadlessView {
  /// The device pixels per point of this view: ``displayScale``, or that of the superview.
  ///
  /// The value is 0, which means no pixel grid, if no ancestor sets one. A value that is negative or not finite
  /// becomes 0.
  public var effectiveDisplayScale: CGFloat {
    displayScale.map(\.asExtent) ?? inheritedTraits.scale
  }

  /// The layout direction of this view: ``semanticContentAttribute``, or that of the superview.
  ///
  /// The direction is left to right if no ancestor sets one.
  public var effectiveUserInterfaceLayoutDirection: HeadlessUserInterfaceLayoutDirection {
    switch semanticContentAttribute {
    case .forceLeftToRight: return .leftToRight
    case .forceRightToLeft: return .rightToLeft
    case .unspecified: return inheritedTraits.direction
    }
  }

  /// The content size category of this view: ``preferredContentSizeCategory``, or that of the superview.
  ///
  /// The category is ``HeadlessContentSizeCategory/large`` if no ancestor sets one.
  public var effectiveContentSizeCategory: HeadlessContentSizeCategory {
    HeadlessTextSize.current?.read() ?? preferredContentSizeCategory ?? inheritedTraits.category
  }

  /// The layout margins by side, for the layout direction of the view: see ``directionalLayoutMargins``.
  ///
  /// Default: 8 each.
  public var layoutMargins: HeadlessEdgeInsets {
    get {
      let (margins, isMirrored) = (directionalLayoutMargins, isRightToLeft)
      return HeadlessEdgeInsets(
        top: margins.top, left: isMirrored ? margins.trailing : margins.leading, bottom: margins.bottom,
        right: isMirrored ? margins.leading : margins.trailing)
    }
    set {
      let isMirrored = isRightToLeft
      directionalLayoutMargins = HeadlessDirectionalEdgeInsets(
        top: newValue.top, leading: isMirrored ? newValue.right : newValue.left, bottom: newValue.bottom,
        trailing: isMirrored ? newValue.left : newValue.right)
    }
  }

  /// Marks this view, and the descendants that inherit a trait, for layout.
  func markLayouts(inheriting inherits: (HeadlessView) -> Bool) {
    var pending = [self]
    while let view = pending.popLast() {
      view.noteNeedsLayout()
      view.noteVisits(view.subviews.count)
      pending.append(contentsOf: view.subviews.filter(inherits))
    }
  }

  /// The traits that subviews inherit.
  var traitsOfSubviews: HeadlessTraits {
    let hasNone = displayScale == nil && preferredContentSizeCategory == nil && semanticContentAttribute == .unspecified
    return hasNone ? inheritedTraits : HeadlessTraits(of: self)
  }

  /// Marks the views for layout that are affected by a change of inherited traits.
  func markInheritedLayouts(since old: HeadlessTraits) {
    let new = traitsOfSubviews
    if new.scale != old.scale { markLayouts { $0.displayScale == nil } }
    if new.direction != old.direction { markLayouts { $0.semanticContentAttribute == .unspecified } }
  }

  /// Updates the inherited traits of this view and of its descendants.
  ///
  /// If the traits are unchanged, no descendant is visited, so that reading a trait needs no search in the ancestors.
  func inheritTraits() {
    let (old, traits) = (inheritedTraits, superview?.traitsOfSubviews ?? .ofRoot)
    guard traits != old else { return }
    inheritedTraits = traits
    if !subviews.isEmpty { handTraitsDown() }
    if traits.category != old.category, preferredContentSizeCategory == nil { reportContentSizeCategory() }
  }

  /// Calls ``contentSizeCategoryDidChange()`` of this view and of the descendants that inherit its category.
  ///
  /// The views are found before the first call, because a call may change the hierarchy.
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

  /// Updates the inherited traits of the descendants where they differ.
  func handTraitsDown() {
    var pending = subviews.isEmpty ? [] : [self]
    while let view = pending.popLast() {
      let traits = view.traitsOfSubviews
      view.noteVisits(view.subviews.count)
      for subview in view.subviews where subview.inheritedTraits != traits {
        subview.inheritedTraits = traits
        if !subview.subviews.isEmpty { pending.append(subview) }
      }
    }
  }
}

/// The traits that subviews inherit from a view.
struct HeadlessTraits: Equatable {
  let scale: CGFloat
  let direction: HeadlessUserInterfaceLayoutDirection
  let category: HeadlessContentSizeCategory

  /// The inherited traits of a view without a superview.
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
