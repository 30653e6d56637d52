import LayoutEngine
import PlatformView
import StackViewLayout

#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  import Foundation

  /// `StackView` on headless views: the engine and the cost of views and their frames.
  struct StackViewContestant: Contestant {
    let name: String
    let summary: String
    let operations = Set(LayoutOperation.allCases)
    /// The changes that the views report.
    let reporting: HeadlessChangeReporting

    init(_ reporting: HeadlessChangeReporting) {
      self.reporting = reporting
      let what = "StackView on headless views"
      switch reporting {
      case .complete:
        (name, summary) = (ContestantName.stackView, "\(what): the engine and the cost of views")
      case .likeUIKit:
        (name, summary) = (
          ContestantName.unreportedStackView, "\(what) that report only the changes that UIKit reports"
        )
      }
    }

    func prepare(_ scene: Scene) throws(BenchError) -> any PreparedScene {
      if scene.rules != .stackView { throw BenchError("it uses StackViewLayout's rules, not those of CSS") }
      var prepared = StackViewScene(scene: scene, reporting: reporting)
      for (index, node) in scene.nodes.enumerated() {
        var style = StackStyle(node.style)
        style.appendCalls()
        // Properties that the calls cannot express are missing from the resulting style.
        let stack = StackView()
        for call in style.calls { call.perform(on: stack.item, stack) }
        guard stack.item.style == node.style else {
          throw BenchError("its methods cannot express the style of \(scene.path(of: index))")
        }
        prepared.calls += style.calls
        let isLeaf = node.content != nil || node.isLeaf(at: index)
        prepared.views.append(
          StackViewScene.View(
            parent: node.parent, isStack: !isLeaf, content: node.content, callsEnd: prepared.calls.count))
      }
      return prepared
    }
  }

  /// A scene as the calls that an application would have in its code.
  private struct StackViewScene: PreparedScene {
    let scene: Scene
    let reporting: HeadlessChangeReporting
    var calls: [StackCall] = []
    /// The views, beginning with the root.
    var views: [View] = []

    /// A view of the scene.
    struct View {
      var parent: Int
      var isStack: Bool
      var content: LeafContent?
      /// The end of the view's calls.
      var callsEnd: Int
    }

    func build(scale: Double, questions: QuestionLog) throws(BenchError) -> any Subject {
      HeadlessView.$changeReporting.withValue(reporting) {
        StackViewSubject(self, scale: scale, questions: questions)
      }
    }
  }

  /// A tree of stacks and views.
  private final class StackViewSubject: Subject {
    private let root = StackView()
    private var views: [HeadlessView] = []
    private var width: Double?
    private let height: Double?
    private var needsSize = true

    init(_ prepared: StackViewScene, scale: Double, questions: QuestionLog) {
      let scene = prepared.scene
      width = scene.resizableWidth ?? scene.availableWidth
      height = scene.availableHeight
      root.displayScale = CGFloat(scale)
      views.reserveCapacity(prepared.views.count)
      var call = 0
      for (index, planned) in prepared.views.enumerated() {
        let view: HeadlessView
        if index == 0 {
          view = root
        } else if let content = planned.content {
          view = ContentView(content, questions, index)
        } else {
          view = planned.isStack ? StackView() : HeadlessView()
        }
        views.append(view)
        let stack = view as? StackView
        while call < planned.callsEnd {
          prepared.calls[call].perform(on: view.item, stack)
          call += 1
        }
        if index > 0 { (views[planned.parent] as? StackView)?.addItem(view) }
      }
    }

    func layOut() {
      if needsSize {
        needsSize = false
        let endless = Double.infinity
        let size = root.sizeThatFits(CGSize(width: width ?? endless, height: height ?? endless))
        root.frame = CGRect(origin: .zero, size: size)
      }
      root.layoutIfNeeded()
    }

    func markAllDirty() {
      root.markDirty()
      needsSize = true
    }

    func resizeRoot(to width: Double) {
      self.width = width
      root.item.width(CGFloat(width))
      needsSize = true
    }

    func apply(_ change: LeafChange, length: Double) {
      let item = views[change.leaf].item
      if change.axis == .horizontal { item.width(CGFloat(length)) } else { item.height(CGFloat(length)) }
      needsSize = true
    }

    func frames() -> [LayoutRect] {
      views.map { view in
        let frame = view.layoutFrame
        return LayoutRect(x: frame.minX, y: frame.minY, width: frame.width, height: frame.height)
      }
    }
  }
#endif
