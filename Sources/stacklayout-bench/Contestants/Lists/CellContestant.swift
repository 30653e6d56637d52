#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  import Foundation
  import LayoutEngine
  import PlatformView
  import StackViewLayout

  /// The sizes of the cells of a list that has the views of only one template.
  ///
  /// All texts exist in advance, as in an application. The template is filled with the texts of a cell and measured.
  struct CellContestant: Contestant {
    let name: String
    let summary: String
    let way: CellWay
    let operations: Set<LayoutOperation> = [.cellSizes]
    let kinds: Set<SceneKind> = [.cells]

    /// All variants. The others are compared with the first.
    static let all = [
      CellContestant(
        name: ContestantName.cellsInSequence, summary: "cells of a list, filled without views and measured in sequence",
        way: CellWay(hasViews: false, isPrepared: false)),
      CellContestant(
        name: ContestantName.cellsPrepared, summary: "the same by ItemSizeStore.prepare, on all processors",
        way: CellWay(hasViews: false, isPrepared: true)),
      CellContestant(
        name: ContestantName.viewCellsInSequence,
        summary: "cells of a list, filled with views and measured in sequence",
        way: CellWay(hasViews: true, isPrepared: false)),
      CellContestant(
        name: ContestantName.viewCellsPrepared, summary: "the same by ItemSizeStore.prepare, on all processors",
        way: CellWay(hasViews: true, isPrepared: true)),
    ]

    func prepare(_ scene: Scene) throws(BenchError) -> any PreparedScene {
      CellScene(scene: scene, cells: CellTexts.all(in: scene), way: way)
    }
  }

  /// The way in which the sizes of cells are computed.
  struct CellWay {
    /// Whether the views of the template are filled, instead of a snapshot of it.
    let hasViews: Bool
    /// Whether several sizes are computed at the same time.
    let isPrepared: Bool
  }

  private struct CellScene: PreparedScene {
    let scene: Scene
    let cells: [CellTexts]
    let way: CellWay

    func build(scale: Double, questions: QuestionLog) throws(BenchError) -> any Subject {
      CellSubject(self, scale: scale)
    }
  }

  /// The texts of a cell.
  private struct CellTexts: Sendable {
    /// The cell's node and its descendants.
    let nodes: Range<Int>
    /// The texts of the leaves that have a text, in order.
    let texts: [String]

    static func all(in scene: Scene) -> [CellTexts] {
      var cells: [CellTexts] = []
      var random = RandomSource(seed: 5)
      var first = 1
      while first < scene.nodes.count {
        let nodes = first..<scene.nodes[first].subtreeEnd
        let texts = nodes.compactMap { node in
          // The lengths of texts vary from cell to cell.
          scene.nodes[node].textLetters.map { words(letters: $0 * (75 + random.below(51)) / 100, &random) }
        }
        cells.append(CellTexts(nodes: nodes, texts: texts))
        first = nodes.upperBound
      }
      return cells
    }

    /// Words with approximately `letters` letters.
    private static func words(letters: Int, _ random: inout RandomSource) -> String {
      var text = ""
      while text.count < letters {
        if !text.isEmpty { text += " " }
        text += String(repeating: "x", count: min(1 + random.below(9), max(letters - text.count, 1)))
      }
      return text
    }
  }

  /// A list, without its views.
  private final class CellSubject: Subject {
    private let template = StackView()
    private var labels: [HeadlessLabel] = []
    private let cells: [CellTexts]
    private let nodeCount: Int
    private let width: CGFloat
    private let way: CellWay
    private lazy var store = makeStore()

    init(_ prepared: CellScene, scale: Double) {
      let scene = prepared.scene
      cells = prepared.cells
      nodeCount = scene.nodes.count
      way = prepared.way
      width = CGFloat(scene.resizableWidth ?? scene.availableWidth ?? 320)
      if let nodes = cells.first?.nodes { build(scene, nodes) }
      store.scale = CGFloat(scale)
    }

    private func makeStore() -> ItemSizeStore<Int> {
      let (labels, cells) = (labels, cells)
      if way.hasViews {
        return ItemSizeStore<Int>(template: template) { _, index in
          for (label, text) in zip(labels, cells[index].texts) { label.text = text }
        }
      }
      let views = labels.map { TemplateView($0) }
      return ItemSizeStore<Int>(snapshotOf: template) { contents, index in
        for (view, text) in zip(views, cells[index].texts) { contents.setText(text, of: view) }
      }
    }

    private func build(_ scene: Scene, _ nodes: Range<Int>) {
      var stacks: [Int: StackView] = [nodes.lowerBound: template]
      for index in nodes {
        let node = scene.nodes[index]
        let view: HeadlessView
        if let stack = stacks[index] {
          view = stack
        } else if case .text(_, let lineHeight, _)? = node.content {
          let label = HeadlessLabel(nil)
          label.measurer = FixedAdvanceMeasurer(advance: SceneNode.advance, lineHeight: CGFloat(lineHeight))
          labels.append(label)
          view = label
        } else if node.isLeaf(at: index) {
          view = HeadlessView()
        } else {
          let stack = StackView()
          stacks[index] = stack
          view = stack
        }
        var style = StackStyle(node.style)
        style.appendCalls()
        for call in style.calls { call.perform(on: view.item, view as? StackView) }
        stacks[node.parent]?.addItem(view)
      }
    }

    func layOut() {
      // Nothing else uses the subject until the task ends.
      nonisolated(unsafe) let subject = self
      waitForTask { await subject.findSizes() }
    }

    private func findSizes() async {
      if way.isPrepared {
        await store.prepare(cells.indices, width: width)
      } else {
        for index in cells.indices { _ = store.size(of: index, width: width) }
      }
    }

    func markAllDirty() { store.invalidateAll() }

    func resizeRoot(to width: Double) { store.invalidateAll() }

    func apply(_ change: LeafChange, length: Double) { store.invalidateAll() }

    /// The sizes of the cells, at the indices of their nodes.
    func frames() -> [LayoutRect] {
      var frames = [LayoutRect](repeating: LayoutRect(), count: nodeCount)
      for (index, cell) in cells.enumerated() {
        let size = store.size(of: index, width: width)
        frames[cell.nodes.lowerBound] = LayoutRect(width: size.width, height: size.height)
      }
      return frames
    }
  }

  extension SceneNode {
    /// The width of a letter, in points.
    fileprivate static let advance: CGFloat = 8

    /// The number of letters of a text with the node's width; `nil` for other nodes.
    fileprivate var textLetters: Int? {
      guard case .text(let width, _, _)? = content else { return nil }
      return Int(width / SceneNode.advance)
    }
  }
#endif
