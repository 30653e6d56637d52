/// The state of a view during layout passes.
struct HeadlessLayoutProgress {
  /// The maximum number of layouts of a view in one pass.
  static let limit = 8

  /// Whether the view's `layoutSubviews` is running.
  var isLayingOut = false
  /// In a root: the number of nested passes that are running below it.
  var runningPasses = 0
  /// In a root: the number of passes.
  var passCount = 0
  /// The number of the last pass in which the view was laid out.
  var lastPass = 0
  /// The number of layouts of the view in that pass.
  var layouts = 0
}

extension HeadlessView {
  /// Marks this view for the next layout pass, without a call of ``setNeedsLayout()``.
  func markNeedsLayout() {
    needsLayout = true
    markAncestors()
  }

  /// Notes a change that needs a layout of this view.
  ///
  /// The method calls ``setNeedsLayout()``, unless changes are not reported.
  func noteNeedsLayout() {
    if reportsChanges { setNeedsLayout() } else { markNeedsLayout() }
  }

  private var isMarked: Bool { needsLayout || hasMarkedDescendants }

  /// Lays out all marked views, starting from the topmost ancestor that needs layout.
  func runLayoutPass() {
    var start = self
    var root = self
    while let parent = root.superview {
      root = parent
      parent.noteVisits(1)
      if parent.needsLayout { start = parent }
    }
    guard start.isMarked else { return }
    if root.layoutProgress.runningPasses == 0 { root.layoutProgress.passCount += 1 }
    let pass = root.layoutProgress.passCount
    root.layoutProgress.runningPasses += 1
    while start.isMarked && start.layOutMarked(pass: pass) {}
    root.layoutProgress.runningPasses -= 1
  }

  /// Lays out the marked views once, depth first. Returns whether there were any.
  private func layOutMarked(pass: Int) -> Bool {
    var visits = [HeadlessLayoutVisit(view: self, parent: nil)]
    var laidOutAny = false
    while let visit = visits.popLast() {
      let view = visit.view
      view.noteVisits(1)
      if visit.isDone {
        view.noteVisits(view.subviews.count)
        view.hasMarkedDescendants = view.subviews.contains { $0.isMarked }
        continue
      }
      // A layout may have moved the view to another superview. The view is marked there.
      if let parent = visit.parent, view.superview.map(ObjectIdentifier.init) != parent { continue }
      if view.needsLayout && view.layOutOnce(pass: pass) { laidOutAny = true }
      guard view.hasMarkedDescendants else { continue }
      visits.append(HeadlessLayoutVisit(view: view, parent: visit.parent, isDone: true))
      view.noteVisits(view.subviews.count)
      for subview in view.subviews.reversed() where subview.isMarked {
        visits.append(HeadlessLayoutVisit(view: subview, parent: ObjectIdentifier(view)))
      }
    }
    return laidOutAny
  }

  /// Calls `layoutSubviews`, unless the method is running or has reached its limit in this pass.
  ///
  /// Returns whether it was called.
  private func layOutOnce(pass: Int) -> Bool {
    if layoutProgress.lastPass != pass {
      layoutProgress.lastPass = pass
      layoutProgress.layouts = 0
    }
    guard !layoutProgress.isLayingOut, layoutProgress.layouts < HeadlessLayoutProgress.limit else { return false }
    layoutProgress.layouts += 1
    layoutProgress.isLayingOut = true
    needsLayout = false
    layoutSubviews()
    layOutExtension()
    layoutProgress.isLayingOut = false
    return true
  }

  /// Calls the layout extension.
  ///
  /// If changes are not reported, the extension only takes part in layouts that it has requested, or that follow from
  /// a change of size. In UIKit, a subview serves as the extension.
  private func layOutExtension() {
    guard reportsChanges || extensionNeedsLayout else { return }
    extensionNeedsLayout = false
    layoutExtension?.layOutSubviews()
  }
}

/// A view to lay out, or a view whose subviews are laid out.
private struct HeadlessLayoutVisit {
  let view: HeadlessView
  /// The superview of the view when it was added to the list; `nil` for the view at which the pass begins.
  ///
  /// The list contains the superview until its subviews are laid out.
  let parent: ObjectIdentifier?
  var isDone = false
}
