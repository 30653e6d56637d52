import Foundation
import LayoutEngine
import PlatformView

// Views of UIKit and AppKit do not report that their content has changed: code has to mark it. A debug build looks for
// forgotten marks in each layout of a topmost container: it compares the sizes that views return with the sizes that
// they returned when they were measured. A difference is reported once, and does not change the layout, so that debug
// and release builds have the same frames. Release builds contain none of this.

extension ContainerView {
  /// Whether layouts of this container, and of the containers in it, report views whose content has changed without a
  /// mark. Default: `true` in debug builds.
  ///
  /// Views of UIKit and AppKit do not report that their content has changed, such as the text of a label: code has to
  /// call `markDirty()` of the item, or `boxContentDidChange()` of a view in a box. If the call is missing, the view keeps
  /// the frame of its earlier content. In debug builds, each layout of the topmost container finds the views that return
  /// another size than when they were measured, and reports them as issues. Frames are the same in debug and release
  /// builds: the layout does not measure such a view again.
  ///
  /// The comparison measures each view at most twice in each layout, and at most twice more after its frame has got another
  /// size. Set the property to `false` if this takes too much time. In release builds nothing is compared: the property is always
  /// `false`, and setting it has no effect. Headless views report their changes, unless
  /// ``/HeadlessViews/HeadlessChangeReporting/likeUIKit`` is set, and are not compared.
  public var reportsUnmarkedChanges: Bool {
    get { containerLayout.reportsUnmarkedChanges }
    set { containerLayout.reportsUnmarkedChanges = newValue }
  }
}

#if DEBUG
  /// The sizes that a view returned when it was measured.
  ///
  /// The layout uses these sizes until the view is measured again. There are at most two, so that few measurements are
  /// needed for a comparison: one with both dimensions free, from which most changes can be seen, and the last one with a
  /// known dimension, such as the height of a text in the width of its stack.
  struct LeafObservation {
    fileprivate var free: Measurement?
    fileprivate var known: Measurement?
    /// The change that was found and not marked yet. The object exists as long as its issue is listed.
    fileprivate var change: UnmarkedChange?

    fileprivate struct Measurement {
      /// The input; `nil` for the intrinsic content size, which boxes use.
      let input: MeasureInput?
      /// The size that the layout uses.
      let size: CGSize
      /// The size that the view returned last for this input.
      var lastSize: CGSize
      /// The state of the view at that time.
      var state: ViewState
    }

    /// Properties of a view, other than its content, on which a size may depend.
    ///
    /// Some views return their current size. Labels round up to whole pixels.
    fileprivate struct ViewState: Equatable {
      let size: CGSize
      let scale: CGFloat
    }
  }

  extension PlatformView {
    fileprivate var sizingState: LeafObservation.ViewState {
      LeafObservation.ViewState(size: bounds.size, scale: layoutScale)
    }
  }

  /// A change of a view's content that was not marked.
  private final class UnmarkedChange {}

  /// The comparison of the sizes of views.
  private enum SizeComparison {
    /// Whether sizes are being compared.
    @TaskLocal static var isRunning = false
  }

  // MARK: - Measurements

  extension ViewNode {
    /// Notes the size that the view returned for the layout of a stack.
    ///
    /// Of the sizes with free dimensions, the first one is kept until the view is marked: a later one may be that of a
    /// changed content.
    func noteMeasurement(_ size: CGSize, of view: PlatformView, for input: MeasureInput) {
      if !input.hasFreeSize {
        note(input.freePart(of: size), of: view, for: input, as: \.known)
      } else if observation?.free == nil {
        note(input.freePart(of: size), of: view, for: input, as: \.free)
      }
    }

    /// Notes the intrinsic content size that the view returned for the layout of a box.
    func noteNaturalSize(_ size: NaturalSize, of view: PlatformView) {
      if isInBox { note(size.determinedSize, of: view, for: nil, as: \.free) }
    }

    private func note(
      _ size: CGSize, of view: PlatformView, for input: MeasureInput?,
      as place: WritableKeyPath<LeafObservation, LeafObservation.Measurement?>
    ) {
      guard !view.reportsChanges, content == nil, !view.scrollsContent else { return }
      var observation = observation ?? LeafObservation()
      observation[keyPath: place] = LeafObservation.Measurement(
        input: input, size: size, lastSize: size, state: view.sizingState)
      self.observation = observation
    }

    /// Discards the sizes that the view returned for the layout of a stack, because the view is measured again.
    func forgetMeasurement() { if !isInBox { observation = nil } }
  }

  extension MeasureInput {
    /// Whether neither dimension is known.
    fileprivate var hasFreeSize: Bool { knownWidth == nil && knownHeight == nil }

    /// The part of a measurement that the engine uses: 0 in a known dimension.
    fileprivate func freePart(of size: CGSize) -> CGSize {
      CGSize(
        width: knownWidth == nil ? size.width.asExtent : 0, height: knownHeight == nil ? size.height.asExtent : 0)
    }
  }

  extension NaturalSize {
    /// The size; negative in a dimension that the content does not determine.
    fileprivate var determinedSize: CGSize {
      CGSize(width: hasWidth ? size.width : -1, height: hasHeight ? size.height : -1)
    }
  }

  // MARK: - Comparing

  extension NodeTree {
    /// Finds the views that return another size than when they were measured, although they are not marked.
    ///
    /// The tree is up to date, and has not been laid out since. No view is moved.
    func findUnmarkedChanges(below root: ViewNode) {
      forEachLeaf(below: root) { item, view in
        if item.findUnmarkedChange(view) { unmarkedItems.append(item) }
      }
    }

    /// Notes the sizes of views whose frames have got another size, because sizes may depend on it.
    fileprivate func noteOtherStates(below root: ViewNode) {
      forEachLeaf(below: root) { $0.noteOtherState($1) }
    }

    /// Calls `body` with each view that is compared. The tree is in use meanwhile, as it is when views are measured.
    private func forEachLeaf(below root: ViewNode, _ body: (ViewNode, PlatformView) -> Void) {
      if root.viewReportsChanges { return }
      let leaves = root.comparedLeaves
      if leaves.isEmpty { return }
      SizeComparison.$isRunning.withValue(true) {
        use { for item in leaves { visit(item, body) } }
      }
    }

    private func visit(_ item: ViewNode, _ body: (ViewNode, PlatformView) -> Void) {
      guard let view = item.view else { return }
      let neededAnotherLayout = needsAnotherLayout
      needsAnotherLayout = false
      body(item, view)
      // A view that requests a layout whenever it is measured is not compared again: each layout would cause another one.
      if needsAnotherLayout { item.observation = nil }
      if neededAnotherLayout { needsAnotherLayout = true }
    }
  }

  extension ViewNode {
    /// The items with a measured view in a container and in the containers in it, as far as layouts include them.
    ///
    /// The visits are not counted: release builds do not make them.
    fileprivate var comparedLeaves: [ViewNode] {
      var leaves: [ViewNode] = []
      var containers = [self]
      var next = 0
      while next < containers.count {
        let container = containers[next]
        next += 1
        guard container.layout?.reportsUnmarkedChanges != false else { continue }
        for child in container.children where child.isInLayout {
          if child.observation != nil {
            leaves.append(child)
          } else if child.content != nil, !child.isLeafInTree {
            containers.append(child)
          }
        }
      }
      return leaves
    }

    /// Compares the sizes that the view returns with those that it returned last; returns whether there is a change to
    /// report.
    fileprivate func findUnmarkedChange(_ view: PlatformView) -> Bool {
      let content = view.snapshotOfContent(includesLabels: false)
      var isChanged = false
      for place in [\LeafObservation.free, \.known] {
        guard let known = observation?[keyPath: place], let size = changedSize(of: view, content, since: known) else {
          continue
        }
        isChanged = true
        observation?[keyPath: place]?.lastSize = size
      }
      // The view may have been marked while it was measured.
      guard isChanged, !needsMeasuring, let observation else { return false }
      // If the view shows the measured content again, the layout is right again.
      let isReported = [observation.free, observation.known].contains { $0.map { $0.size != $0.lastSize } ?? false }
      self.observation?.change = isReported ? UnmarkedChange() : nil
      return isReported
    }

    /// The size that the view returns, if its content has changed since a measurement; `nil` otherwise.
    private func changedSize(
      of view: PlatformView, _ content: (any ContentSnapshot)?, since measurement: LeafObservation.Measurement
    ) -> CGSize? {
      if let content {
        // A snapshot is measured without a call of the view. Should it disagree with the view, the view is right.
        let size = self.size(of: content, for: measurement.input)
        if size == measurement.lastSize { return nil }
        return self.size(of: view, for: measurement.input) == size ? size : nil
      }
      guard view.sizingState == measurement.state else { return nil }
      let size = self.size(of: view, for: measurement.input)
      return size == measurement.lastSize ? nil : size
    }

    fileprivate func noteOtherState(_ view: PlatformView) {
      let state = view.sizingState
      for place in [\LeafObservation.free, \.known] {
        guard let measurement = observation?[keyPath: place], measurement.state != state else { continue }
        observation?[keyPath: place]?.state = state
        // The size of a snapshot does not depend on the view.
        if view.snapshotOfContent(includesLabels: false) != nil { continue }
        let size = self.size(of: view, for: measurement.input)
        observation?[keyPath: place]?.lastSize = size
      }
    }

    /// The size that the view returns now, without a cached one.
    private func size(of view: PlatformView, for input: MeasureInput?) -> CGSize {
      guard let input else { return NaturalSize(view.intrinsicContentSize).determinedSize }
      return input.freePart(of: imageSize(of: view, input) ?? view.contentFittingSize(input.proposal))
    }

    /// The size that a snapshot of the view returns.
    private func size(of content: any ContentSnapshot, for input: MeasureInput?) -> CGSize {
      guard let input else { return NaturalSize(content.intrinsicContentSize).determinedSize }
      let image = givenDimension.imageSize(input) { content.naturalImageSize }
      return input.freePart(of: image ?? content.sizeThatFits(input.proposal))
    }
  }

  // MARK: - Reporting

  extension ContainerLayout {
    /// Whether a view is being measured for a comparison. Other code must not notice this measurement.
    static var isComparing: Bool { SizeComparison.isRunning }

    var reportsUnmarkedChanges: Bool {
      get { node.layoutState?.reportsUnmarkedChanges ?? true }
      nonmutating set { state.reportsUnmarkedChanges = newValue }
    }

    /// Notes the sizes of views after their frames were set, and reports the changes that were found before the layout.
    ///
    /// The handlers of issues can run any code, and are therefore called after the layout.
    func reportUnmarkedChanges() {
      guard let tree = ownTree, !tree.isBusy else { return }
      tree.noteOtherStates(below: node)
      for item in tree.takeUnmarkedItems() {
        guard let change = item.observation?.change else { continue }
        item.container?.reportUnmarkedChange(of: item) { [weak change] in change == nil }
      }
    }
  }

  extension NodeTree {
    /// Returns the items of the found changes, and removes them.
    fileprivate func takeUnmarkedItems() -> [ViewNode] {
      defer { unmarkedItems = [] }
      return unmarkedItems
    }
  }
#else
  // Empty functions are removed by the compiler.
  extension ViewNode {
    @inline(__always) func noteMeasurement(_ size: CGSize, of view: PlatformView, for input: MeasureInput) {}
    @inline(__always) func noteNaturalSize(_ size: NaturalSize, of view: PlatformView) {}
    @inline(__always) func forgetMeasurement() {}
  }

  extension NodeTree {
    @inline(__always) func findUnmarkedChanges(below root: ViewNode) {}
  }

  extension ContainerLayout {
    @inline(__always) static var isComparing: Bool { false }
    @inline(__always) func reportUnmarkedChanges() {}

    /// Always `false`.
    var reportsUnmarkedChanges: Bool {
      get { false }
      nonmutating set {}
    }
  }
#endif
