import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

@Suite("Snapshots", .bothReportings)
struct SnapshotTests {
  private let stack = StackView(frame: CGRect(x: 0, y: 0, width: 120, height: 90))
  private let title = TestLabel("a title of some words")
  private let text = TestLabel("text")

  init() {
    stack.displayScale = 2
    stack.define { stack in
      stack.addItem(title).marginBottom(3)
      stack.addStack { row in
        row.direction(.row).addItem(text).grow(1)
        row.addItem(TestImageView(image: TestImage(size: CGSize(width: 21, height: 13))))
      }
    }
  }

  /// The frames of all views.
  private var frames: [CGRect] { stack.subviews.map(\.frame) }

  @Test("a snapshot that is laid out on another thread has the frames of a layout")
  func otherThread() async throws {
    let snapshot = try #require(stack.snapshot())
    let laidOut = await Task.detached { snapshot.frames() }.value
    #expect(frames.allSatisfy { $0.size == .zero || $0.width == 21 })
    #expect(stack.apply(laidOut))
    let applied = frames
    #expect(applied[0] == CGRect(x: 0, y: 0, width: 120, height: 32))
    stack.setNeedsLayout()
    stack.layoutIfNeeded()
    #expect(frames == applied)
  }

  @Test("several threads lay out one snapshot at the same time, in sizes of their own")
  func manyThreads() async throws {
    let snapshot = try #require(stack.snapshot())
    let sizes = await withTaskGroup(of: CGSize.self) { group in
      for width in 1...20 {
        group.addTask { snapshot.frames(in: CGSize(width: 120 + width, height: 90)).size }
      }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(Set(sizes.map(\.width)) == Set((121...140).map { CGFloat($0) }))
    #expect(stack.apply(snapshot.frames()))
  }

  @Test("after a change, the frames of a snapshot are refused", arguments: LateChange.allCases)
  func refused(_ change: LateChange) throws {
    stack.layoutIfNeeded()
    let laidOut = try #require(stack.snapshot()).frames()
    change.make(stack, title)
    let before = frames
    #expect(!stack.apply(laidOut))
    #expect(frames == before)
    stack.layoutIfNeeded()
    let after = frames
    #expect(try #require(stack.snapshot()).frames().size == stack.bounds.size)
    #expect(stack.apply(try #require(stack.snapshot()).frames()))
    #expect(frames == after)
  }

  @Test("measurements that were estimated for another size are not kept")
  func estimatesDoNotLast() throws {
    let narrow = CGSize(width: 50, height: 90)
    let estimated = try #require(stack.snapshot()).frames(in: narrow)
    stack.frame.size = narrow
    #expect(stack.apply(estimated))
    stack.layoutIfNeeded()
    let fresh = SnapshotTests()
    fresh.stack.frame.size = narrow
    fresh.stack.layoutIfNeeded()
    #expect(frames == fresh.frames)
  }

  @Test("frames for another size are refused until the stack has that size", arguments: [-40.0, 40])
  func otherSize(_ growth: Double) throws {
    stack.layoutIfNeeded()
    let before = frames
    var size = stack.bounds.size
    size.width += growth
    let ofOtherSnapshot = try #require(stack.snapshot(in: size)).frames()
    let ofOtherFrames = try #require(stack.snapshot()).frames(in: size)
    for laidOut in [ofOtherSnapshot, ofOtherFrames] {
      #expect(!stack.apply(laidOut))
      #expect(frames == before)
      // It is laid out in the next pass, for the size that it has.
      #expect(stack.needsLayout)
      stack.layoutIfNeeded()
      #expect(frames == before)
    }
    stack.frame.size = size
    #expect(stack.apply(try #require(stack.snapshot()).frames()))
    #expect(frames != before)
    for frame in frames { #expect(stack.bounds.contains(frame)) }
  }

  @Test("a stack whose size changes while a snapshot is laid out refuses the frames")
  func resizedMeanwhile() throws {
    let laidOut = try #require(stack.snapshot()).frames()
    stack.frame.size.width = 60
    #expect(!stack.apply(laidOut))
    stack.layoutIfNeeded()
    for frame in frames { #expect(frame.minX <= 60) }
  }

  @Test("a stack of the size that fits has the same frames with a snapshot as without one")
  func fittedSize() throws {
    let row = StackView().direction(.row).alignItems(.start)
    row.addItem(TestLabel("a text that breaks in its room"))
    row.addItem(TestLabel("another text that breaks in it"))
    row.frame.size = row.sizeThatFits(CGSize(width: 130, height: CGFloat.infinity))
    let laidOut = try #require(row.snapshot()).frames()
    row.layoutIfNeeded()
    let expected = row.subviews.map(\.frame)
    #expect(row.apply(laidOut))
    #expect(row.subviews.map(\.frame) == expected)
  }

  @Test("a layout with a distribution and spacing does not invalidate a snapshot")
  func sharingIsStable() throws {
    stack.distribution(.fillProportionally).setCustomSpacing(7, after: title)
    stack.layoutIfNeeded()
    let laidOut = try #require(stack.snapshot()).frames()
    #expect(stack.apply(laidOut))
    stack.layoutIfNeeded()
    #expect(stack.apply(laidOut))
  }

  @Test("frames of another stack are refused")
  func otherStack() throws {
    let other = StackView(frame: stack.frame)
    other.addItem(TestLabel("x"))
    let (own, others) = (try #require(stack.snapshot()).frames(), try #require(other.snapshot()).frames())
    #expect(!stack.apply(others))
    #expect(!other.apply(own))
    #expect(stack.apply(own))
  }

  @Test("only the topmost stack makes snapshots, and none while it measures")
  func noSnapshot() throws {
    let inner = stack.addStackView()
    #expect(inner.snapshot() == nil)
    let asking = CallbackView()
    inner.addItem(asking)
    asking.onMeasure = { [weak stack] in #expect(stack?.snapshot() == nil) }
    stack.layoutIfNeeded()
    #expect(asking.measureCount > 0)
    let snapshot = try #require(stack.snapshot())
    #expect(!inner.apply(snapshot.frames()))
  }
}

/// Changes that may occur while a snapshot is laid out.
enum LateChange: CaseIterable {
  case text
  case style
  case hidden
  case added
  case removed
  case direction
  case scale

  func make(_ stack: StackView, _ label: TestLabel) {
    switch self {
    case .text:
      label.text = "another"
      label.item.markDirty()
    case .style: label.item.marginTop(4)
    case .hidden: label.isHidden = true
    case .added: stack.addSubview(TestLabel("new"))
    case .removed: label.removeFromSuperview()
    case .direction: stack.semanticContentAttribute = .forceRightToLeft
    case .scale: stack.displayScale = 3
    }
  }
}

/// A view that calls a closure when it is measured.
final class CallbackView: TestView {
  var onMeasure: () -> Void = {}
  var measureCount = 0
  var size = CGSize(width: 10, height: 10)

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    measureCount += 1
    onMeasure()
    return self.size
  }
}
