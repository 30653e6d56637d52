#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  /// What a view remembers of layout passes.
  struct HeadlessLayoutProgress {
    /// The most layouts that a view gets in one pass.
    static let limit = 8

    /// Whether the view's `layoutSubviews` is running.
    var isLayingOut = false
    /// In a root: how many passes are running below it, one inside the other.
    var runningPasses = 0
    /// In a root: the passes so far.
    var passCount = 0
    /// The number of the pass in which the view was laid out last.
    var lastPass = 0
    /// The layouts of the view in that pass.
    var layouts = 0
  }

  extension HeadlessView {
    /// Tells all ancestors that something below them needs layout.
    func markAncestors() {
      var ancestor = superview
      while let view = ancestor, !view.hasMarkedDescendants {
        view.noteVisits(1)
        view.hasMarkedDescendants = true
        ancestor = view.superview
      }
    }

    /// Marks this view for the next layout pass, without a call of ``setNeedsLayout()``.
    func markNeedsLayout() {
      needsLayout = true
      markAncestors()
    }

    /// Notes a change that needs a layout of this view: by ``setNeedsLayout()``, or without a call where changes are not reported.
    func noteNeedsLayout() {
      if reportsChanges { setNeedsLayout() } else { markNeedsLayout() }
    }

    private var isMarked: Bool { needsLayout || hasMarkedDescendants }

    /// Lays out what is marked from the topmost ancestor that needs layout down.
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

    /// Lays out what is marked, depth first, once; and whether there was anything to do.
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
        // A layout may have moved the view elsewhere; it is marked there.
        if let parent = visit.parent, view.superview !== parent { continue }
        if view.needsLayout && view.layOutOnce(pass: pass) { laidOutAny = true }
        guard view.hasMarkedDescendants else { continue }
        visits.append(HeadlessLayoutVisit(view: view, parent: visit.parent, isDone: true))
        view.noteVisits(view.subviews.count)
        for subview in view.subviews.reversed() where subview.isMarked {
          visits.append(HeadlessLayoutVisit(view: subview, parent: view))
        }
      }
      return laidOutAny
    }

    /// Calls `layoutSubviews`, unless that is running already or was called too often in this pass; and whether it did.
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

    /// Lets the extension lay out. Where changes are not reported it takes part only in layouts that it has requested, or that follow
    /// from another size: in UIKit a subview takes its part.
    private func layOutExtension() {
      guard reportsChanges || extensionNeedsLayout else { return }
      extensionNeedsLayout = false
      layoutExtension?.layOutSubviews()
    }
  }

  /// A view to lay out, or one whose subviews are done.
  private struct HeadlessLayoutVisit {
    let view: HeadlessView
    /// The superview that the view had when it was its turn to wait; `nil` where the pass begins.
    let parent: HeadlessView?
    var isDone = false
  }
#endif
