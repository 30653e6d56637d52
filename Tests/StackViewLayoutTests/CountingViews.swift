#if !canImport(UIKit) && !canImport(AppKit)
  import Foundation
  import PlatformView
  import StackViewLayout

  /// The numbers of calls of the views of a test.
  final class ViewCounts {
    var layoutRequests = 0
    var moves = 0
    var measurements = 0
  }

  /// A stack that counts its layout requests.
  final class CountingStack: StackView {
    var counts: ViewCounts?

    override func setNeedsLayout() {
      counts?.layoutRequests += 1
      super.setNeedsLayout()
    }

    override var bounds: CGRect { didSet { counts?.moves += 1 } }
    override var center: CGPoint { didSet { counts?.moves += 1 } }
  }

  /// A label that counts its layout requests and its measurements.
  final class CountingLabel: HeadlessLabel {
    var counts: ViewCounts?

    override func setNeedsLayout() {
      counts?.layoutRequests += 1
      super.setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      counts?.measurements += 1
      return super.sizeThatFits(size)
    }

    override var bounds: CGRect { didSet { counts?.moves += 1 } }
    override var center: CGPoint { didSet { counts?.moves += 1 } }
  }

  /// Nested stacks with labels, all of which share their counts.
  struct CountedHierarchy {
    let counts = ViewCounts()
    let root = CountingStack()
    private(set) var labels: [CountingLabel] = []
    private(set) var viewCount = 1

    /// A root of sections of rows of labels.
    init(sections: Int, rows: Int, labelsPerRow: Int) {
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
      countFromNow()
    }

    private mutating func addStack(to parent: StackView) -> CountingStack {
      let stack = CountingStack()
      parent.addItem(stack)
      viewCount += 1
      return stack
    }

    private mutating func addLabel(_ text: String, to parent: StackView) {
      let label = CountingLabel(text)
      parent.addItem(label).shrink(1)
      labels.append(label)
      viewCount += 1
    }

    private func countFromNow() {
      var pending: [HeadlessView] = [root]
      while let view = pending.popLast() {
        (view as? CountingStack)?.counts = counts
        (view as? CountingLabel)?.counts = counts
        pending += view.subviews
      }
      for label in labels { label.measureCount = 0 }
    }

    /// The labels that were measured, by their indexes.
    var measured: [Int] { labels.indices.filter { labels[$0].measureCount > 0 } }
  }
#endif
