import BoxView
import LayoutEngine
import PlatformView

#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  import Foundation

  /// `BoxView` on headless views: the engine and the cost of views and their frames.
  struct BoxViewContestant: Contestant {
    let name: String
    let summary: String
    let operations = Set(LayoutOperation.allCases)
    let kinds: Set<SceneKind> = [.boxes]
    /// The changes that the views report.
    let reporting: HeadlessChangeReporting

    init(_ reporting: HeadlessChangeReporting) {
      self.reporting = reporting
      let what = "BoxView on headless views"
      switch reporting {
      case .complete:
        (name, summary) = (ContestantName.boxView, "\(what): the engine and the cost of views")
      case .likeUIKit:
        (name, summary) = (ContestantName.unreportedBoxView, "\(what) that report only the changes that UIKit reports")
      }
    }

    func prepare(_ scene: Scene) throws(BenchError) -> any PreparedScene {
      guard scene.nodes[0].boxPart?.box != nil else { throw BenchError("the root is not a box container") }
      var layouts: [BoxLayout] = []
      for (index, node) in scene.nodes.enumerated() {
        let isFlexContainer = node.boxPart?.box == nil && !node.isLeaf(at: index)
        guard !isFlexContainer, BoxViewContestant.canSay(node, isRoot: index == 0) else {
          throw BenchError("boxes cannot express the style of \(scene.path(of: index))")
        }
        layouts.append(BoxLayout(node.boxPart?.pins ?? BoxPins()))
      }
      return BoxViewScene(scene: scene, reporting: reporting, layouts: layouts)
    }

    /// Whether boxes can express a style: only the size of the root, and clipping, which does not affect the frames of
    /// boxes.
    private static func canSay(_ node: SceneNode, isRoot: Bool) -> Bool {
      var style = node.style
      style.overflow = .visible
      if isRoot { (style.width, style.height) = (.auto, .auto) }
      return style == Style(.stackView) && node.boxPart?.box?.direction ?? .auto == .auto
    }
  }

  /// A scene as the items that an application would have in its code.
  private struct BoxViewScene: PreparedScene {
    let scene: Scene
    let reporting: HeadlessChangeReporting
    let layouts: [BoxLayout]

    func build(scale: Double, questions: QuestionLog) throws(BenchError) -> any Subject {
      HeadlessView.$changeReporting.withValue(reporting) {
        BoxViewSubject(self, scale: scale, questions: questions)
      }
    }
  }

  /// A tree of boxes and views.
  private final class BoxViewSubject: Subject {
    private let root: BoxView
    /// The views; `nil` for guides.
    private var views: [HeadlessView?] = []
    private var guides: [Int: BoxGuide] = [:]
    private var width: Double?
    private let height: Double?
    /// Whether the width of the root fits its items.
    private let fitsWidth: Bool
    private var needsSize = true

    init(_ prepared: BoxViewScene, scale: Double, questions: QuestionLog) {
      let scene = prepared.scene
      fitsWidth = scene.resizableWidth == nil
      width = scene.resizableWidth ?? scene.availableWidth
      height = scene.availableHeight
      root = BoxViewSubject.box(scene.nodes[0].boxPart?.box)
      root.displayScale = CGFloat(scale)
      views.reserveCapacity(scene.nodes.count)
      views.append(root)
      for index in scene.nodes.indices.dropFirst() { makeView(index, of: scene, questions) }
      for index in scene.nodes.indices where scene.nodes[index].boxPart?.box != nil {
        (views[index] as? BoxView)?.items = items(of: index, in: prepared)
      }
    }

    private static func box(_ box: BoxContainer?) -> BoxView {
      let box = box ?? BoxContainer()
      let insets = PlatformEdgeInsets(
        top: CGFloat(box.insets.top), left: CGFloat(box.insets.left), bottom: CGFloat(box.insets.bottom),
        right: CGFloat(box.insets.right))
      return BoxView(axis: box.axis == .horizontal ? .x : .y, spacing: CGFloat(box.spacing), insets: insets)
    }

    private func makeView(_ index: Int, of scene: Scene, _ questions: QuestionLog) {
      let node = scene.nodes[index]
      let pins = node.boxPart?.pins
      if let box = node.boxPart?.box {
        views.append(BoxViewSubject.box(box))
      } else if let content = node.content {
        let view = NaturalView(content, questions, index)
        if let pins { view.take(pins) }
        views.append(view)
      } else if pins?.flex != nil {
        views.append(nil)
        guides[index] = BoxGuide()
      } else {
        views.append(HeadlessView())
      }
    }

    private func items(of container: Int, in prepared: BoxViewScene) -> [BoxItem] {
      var items: [BoxItem] = []
      var child = container + 1
      while child < prepared.scene.nodes[container].subtreeEnd {
        if let view = views[child] {
          items.append(BoxItem(view: view, layout: prepared.layouts[child]))
        } else if let guide = guides[child] {
          items.append(BoxItem(guide: guide, layout: prepared.layouts[child]))
        }
        child = prepared.scene.nodes[child].subtreeEnd
      }
      return items
    }

    func layOut() {
      if needsSize {
        needsSize = false
        let endless = Double.infinity
        var size = root.sizeThatFits(CGSize(width: width ?? endless, height: height ?? endless))
        if !fitsWidth, let width { size.width = CGFloat(width) }
        root.frame = CGRect(origin: .zero, size: size)
      }
      root.layoutIfNeeded()
    }

    func markAllDirty() {
      for view in views {
        if let box = view as? BoxView { box.updateConstraints() } else { view?.noteOtherContent() }
      }
      needsSize = true
    }

    func resizeRoot(to width: Double) {
      self.width = width
      needsSize = true
    }

    func apply(_ change: LeafChange, length: Double) {
      guard let view = views[change.leaf], let box = view.superview as? BoxView else { return }
      box.updateItemForObject(view) { item in
        change.axis == .horizontal ? item.width(CGFloat(length)) : item.height(CGFloat(length))
      }
      needsSize = true
    }

    func frames() -> [LayoutRect] {
      views.indices.map { index in
        let frame = views[index]?.layoutFrame ?? guides[index]?.layoutFrame ?? .zero
        return LayoutRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
      }
    }
  }

  extension HeadlessView {
    /// Reports a change of the content, in the way that views with this kind of reporting require.
    fileprivate func noteOtherContent() {
      if reportsChanges { invalidateIntrinsicContentSize() } else { boxContentDidChange() }
    }
  }

  /// A view whose natural size is that of a leaf's content.
  private final class NaturalView: ContentView {
    func take(_ pins: BoxPins) {
      let plain = BoxPins()
      if pins.hugX != plain.hugX { huggingX = PlatformLayoutPriority(Float(pins.hugX)) }
      if pins.hugY != plain.hugY { huggingY = PlatformLayoutPriority(Float(pins.hugY)) }
      if pins.resistX != plain.resistX { resistanceX = PlatformLayoutPriority(Float(pins.resistX)) }
      if pins.resistY != plain.resistY { resistanceY = PlatformLayoutPriority(Float(pins.resistY)) }
    }

    override var intrinsicContentSize: CGSize { answer(MeasureInput()) }
  }
#endif
