import PlatformView
import Testing
import ViewTestSupport

/// The members of views that are the same with UIKit, with AppKit, and without both.
@Suite("Members of the views of every system")
struct PortableMemberTests {
  private let view = TestView(frame: CGRect(x: 10, y: 20, width: 100, height: 40))

  // MARK: - Rectangles

  @Test("members for all platforms")
  func members() {
    let view = PlatformView(frame: .zero)
    view.setLayoutFrame(CGRect(x: 8, y: 8, width: 120, height: 40))
    #expect(view.frame == CGRect(x: 8, y: 8, width: 120, height: 40))
  }

  @Test("only a usable rectangle is set, of positive size")
  func rectangles() {
    for number in [CGFloat.nan, .infinity, -.infinity, 1.5e308] {
      view.setLayoutFrame(CGRect(x: number, y: 0, width: number, height: 1))
      view.setLayoutFrame(CGRect(x: 0, y: number, width: 1, height: number))
      #expect(view.layoutFrame == CGRect(x: 10, y: 20, width: 100, height: 40))
    }
    view.setLayoutFrame(CGRect(x: 50, y: 50, width: -20, height: -10))
    #expect(view.layoutFrame == CGRect(x: 30, y: 40, width: 20, height: 10))
    let subview = TestView()
    view.addSubview(subview)
    subview.setLayoutFrame(CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(subview.layoutFrame == CGRect(x: 1, y: 2, width: 3, height: 4))
    #expect(subview.frame == CGRect(x: 1, y: 2, width: 3, height: 4))
  }

  // MARK: - Sizes

  @Test("proposals to views and their results are sanitized")
  func usableSizes() {
    final class Odd: TestView {
      var asked: [CGSize] = []
      override func sizeThatFits(_ size: CGSize) -> CGSize {
        asked.append(size)
        return CGSize(width: CGFloat.nan, height: -5)
      }
    }
    let odd = Odd()
    #expect(odd.fittingSize(proposed: CGSize(width: CGFloat.nan, height: -3)) == .zero)
    #expect(odd.fittingSize(proposed: CGSize(width: 7, height: CGFloat.infinity)) == .zero)
    let most = CGFloat.greatestFiniteMagnitude
    #expect(odd.asked == [CGSize(width: most, height: 0), CGSize(width: 7, height: most)])
  }

  @Test("labels and images fit as they do without UIKit and AppKit")
  func sizes() {
    let label = TestLabel("Hello world")
    for width in [CGFloat.infinity, .greatestFiniteMagnitude, .nan, -.infinity, 1e9] {
      #expect(label.fittingSize(proposed: CGSize(width: width, height: 5)).width == 88)
    }
    #expect(label.fittingSize(proposed: CGSize(width: 60, height: 0)) == CGSize(width: 40, height: 32))
    #expect(label.intrinsicContentSize == CGSize(width: 88, height: 16))
    label.numberOfLines = 1
    #expect(label.fittingSize(proposed: CGSize(width: 60, height: 0)) == CGSize(width: 40, height: 16))
    let image = TestImageView(image: TestImage(size: CGSize(width: 48, height: 32)))
    #expect(image.frame == CGRect(x: 0, y: 0, width: 48, height: 32))
    #expect(image.fittingSize(proposed: .zero) == CGSize(width: 48, height: 32))
    #expect(image.naturalImageSize == CGSize(width: 48, height: 32))
    #expect(view.naturalImageSize == nil)
  }

  @Test("a snapshot has the sizes of its view, and subclasses have none")
  func snapshots() throws {
    final class Subclass: TestLabel {}
    let (label, image) = (TestLabel("some words"), TestImageView(image: TestImage(size: CGSize(width: 9, height: 7))))
    label.measurer = FixedAdvanceMeasurer(baseline: 12)
    for view in [label, image] as [PlatformView] {
      let content = try #require(view.snapshotOfContent(includesLabels: false))
      for width in [0, 50, 200, CGFloat.greatestFiniteMagnitude] {
        let size = CGSize(width: width, height: 40)
        #expect(content.sizeThatFits(size) == view.fittingSize(proposed: size))
      }
      #expect(content.intrinsicContentSize == view.intrinsicContentSize)
    }
    let content = try #require(label.snapshotOfContent(includesLabels: false))
    #expect(content.firstBaseline(forSize: CGSize(width: 40, height: 32)) == 12)
    #expect(content.lastBaseline(forSize: CGSize(width: 40, height: 32)) == 28)
    let baselines = label.baselines(forSize: CGSize(width: 40, height: 32))
    #expect(baselines.first == 12 && baselines.last == 28)
    #expect(image.baselines(forSize: CGSize(width: 40, height: 32)).first == nil)
    #expect(Subclass("text").snapshotOfContent(includesLabels: true) == nil)
  }

  // MARK: - Hierarchy

  @Test("one index for every kind of view")
  func placing() {
    let views = (0..<4).map { _ in TestView() }
    for subview in views { view.addSubview(subview) }
    view.placeSubview(views[3], at: 1)
    #expect(view.subviews == [views[0], views[3], views[1], views[2]])
    view.placeSubview(views[0], at: 50)
    #expect(view.subviews == [views[3], views[1], views[2], views[0]])
    view.placeSubview(views[0], below: views[3])
    view.placeSubview(views[2], above: views[3])
    #expect(view.subviews == [views[0], views[3], views[2], views[1]])
    #expect(view.index(of: views[2]) == 2)
    #expect(view.index(of: view) == nil)
  }

  // MARK: - Layout

  @Test("a requested layout is performed once")
  func layout() {
    final class Counter: TestView {
      var layoutCount = 0

      override func layoutSubviews() {
        super.layoutSubviews()
        layoutCount += 1
      }
    }
    let counter = Counter(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
    counter.performLayoutPass()
    let count = counter.layoutCount
    counter.setNeedsLayoutPass()
    counter.setNeedsLayoutPass()
    counter.performLayoutPass()
    #expect(counter.layoutCount == count + 1)
  }

  // MARK: - Appearance

  @Test("opacity stays between 0 and 1", arguments: [(0.5, 0.5), (-1, 0), (7, 1), (.infinity, 1), (.nan, 0.25)])
  func opacity(_ value: CGFloat, _ expected: CGFloat) {
    #expect(view.alpha == 1)
    view.setOpacity(0.25)
    view.setOpacity(value)
    #expect(view.alpha == expected)
  }

  @Test("a color is set and cleared")
  func colors() {
    view.paintBackground(.red)
    #expect(view.backgroundColor != nil)
    view.paintBackground(nil)
    #expect(view.backgroundColor == nil)
  }

  @Test("insets of one kind become the other", arguments: [false, true])
  func insets(_ isRightToLeft: Bool) {
    let insets = PlatformEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    let directional = PlatformDirectionalEdgeInsets(insets, isRightToLeft: isRightToLeft)
    #expect(directional.leading == (isRightToLeft ? 4 : 2))
    #expect(directional.trailing == (isRightToLeft ? 2 : 4))
    #expect(PlatformEdgeInsets(directional, isRightToLeft: isRightToLeft).isEqual(to: insets))
  }

  // MARK: - Attached objects

  @Test("one object for each key, until it is removed")
  func attachments() {
    final class Item {}
    final class Other {}
    let (item, other) = (Item(), Other())
    #expect(view.attachment(as: .viewNode) as Item? == nil)
    view.setAttachment(item, as: .viewNode)
    view.setAttachment(other, as: .contentPriorities)
    #expect(view.attachment(as: .viewNode) === item)
    #expect(view.attachment(as: .contentPriorities) === other)
    #expect(view.attachment(as: .viewNode) as Other? == nil)
    view.setAttachment(nil, as: .viewNode)
    #expect(view.attachment(as: .viewNode) as Item? == nil)
    #expect(view.attachment(as: .contentPriorities) as Other? === other)
  }
}
