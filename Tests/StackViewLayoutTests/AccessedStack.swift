#if !canImport(UIKit) && !canImport(AppKit)
  import Foundation
  import LayoutTestSupport
  import PlatformView
  import StackViewLayout

  /// A stack that counts the accesses to it.
  final class AccessedStack: StackView {
    private let counts: AccessCounts

    init(_ counts: AccessCounts) {
      self.counts = counts
      super.init(frame: .zero)
    }

    override var bounds: CGRect {
      get {
        counts.read(self)
        return super.bounds
      }
      set {
        counts.write(self)
        super.bounds = newValue
      }
    }

    override var center: CGPoint {
      get {
        counts.read(self)
        return super.center
      }
      set {
        counts.write(self)
        super.center = newValue
      }
    }

    override var isHidden: Bool {
      get {
        counts.read(self)
        return super.isHidden
      }
      set { super.isHidden = newValue }
    }

    override func setNeedsLayout() {
      counts.requestLayout()
      super.setNeedsLayout()
    }
  }

  /// Nested stacks with labels, all of which share their counts.
  struct AccessedHierarchy {
    let counts = AccessCounts()
    let root: AccessedStack
    private(set) var labels: [AccessedLabel] = []
    private(set) var viewCount = 1

    /// A root of sections of rows of labels.
    init(sections: Int, rows: Int, labelsPerRow: Int) {
      root = AccessedStack(counts)
      root.frame = CGRect(x: 0, y: 0, width: 800, height: 600)
      for _ in 0..<sections {
        let section = addStack(to: root)
        section.item.alignSelf(.start).maxWidth(90%)
        for _ in 0..<rows {
          let row = addStack(to: section)
          row.direction(.row).gap(4).alignItems(.center)
          for index in 0..<labelsPerRow { addLabel("label \(index)", to: row) }
        }
      }
      root.layoutIfNeeded()
      counts.reset()
      for label in labels { label.measureCount = 0 }
    }

    private mutating func addStack(to parent: StackView) -> AccessedStack {
      let stack = AccessedStack(counts)
      parent.addItem(stack)
      viewCount += 1
      return stack
    }

    private mutating func addLabel(_ text: String, to parent: StackView) {
      let label = AccessedLabel(text, counts)
      parent.addItem(label).shrink(1)
      labels.append(label)
      viewCount += 1
    }

    /// The labels that were measured, by their indexes.
    var measured: [Int] { labels.indices.filter { labels[$0].measureCount > 0 } }
  }
#endif
