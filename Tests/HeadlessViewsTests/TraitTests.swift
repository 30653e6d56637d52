import Foundation
import HeadlessViews
import Testing

@Suite("Traits, appearance and attachments")
struct TraitTests {
  private let views = makeChain(3)

  @Test("the scale is inherited, and 0 if no view sets one")
  func scale() {
    #expect(views[2].layoutScale == 0)
    views[0].displayScale = 2
    #expect(views.map(\.effectiveDisplayScale) == [2, 2, 2])
    views[1].displayScale = 3
    #expect(views.map(\.layoutScale) == [2, 3, 3])
    views[2].displayScale = .nan
    #expect(views[2].layoutScale == 0)
    views[2].displayScale = -1
    #expect(views[2].layoutScale == 0)
    views[2].displayScale = nil
    views[2].removeFromSuperview()
    #expect(views[2].layoutScale == 0)
  }

  @Test("the direction is inherited, and from left to right if no view sets one")
  func direction() {
    #expect(!views[2].isRightToLeft)
    views[0].semanticContentAttribute = .forceRightToLeft
    #expect(views.map(\.isRightToLeft) == [true, true, true])
    views[1].semanticContentAttribute = .forceLeftToRight
    #expect(views.map(\.effectiveUserInterfaceLayoutDirection) == [.rightToLeft, .leftToRight, .leftToRight])
  }

  @Test("a change marks the views that inherit the trait")
  func inheritance() {
    views[0].layoutIfNeeded()
    views[0].displayScale = 2
    #expect(views.map(\.needsLayout) == [true, true, true])
    views[0].layoutIfNeeded()
    views[1].semanticContentAttribute = .forceLeftToRight
    views[0].layoutIfNeeded()
    views[0].semanticContentAttribute = .forceRightToLeft
    #expect(views.map(\.needsLayout) == [true, false, false])
    let root = HeadlessView()
    root.displayScale = 1
    views[1].layoutIfNeeded()
    views[0].layoutIfNeeded()
    root.addSubview(views[1])
    #expect(views[2].needsLayout)
  }

  @Test("margins follow the direction, and report their changes")
  func margins() {
    final class Listener: HeadlessView {
      var changes = 0
      override func safeAreaInsetsDidChange() { changes += 1 }
      override func layoutMarginsDidChange() { changes += 10 }
    }
    let view = Listener()
    #expect(view.layoutMargins == HeadlessEdgeInsets(top: 8, left: 8, bottom: 8, right: 8))
    #expect(view.safeAreaInsets == .zero)
    view.semanticContentAttribute = .forceRightToLeft
    view.layoutIfNeeded()
    view.layoutMargins = HeadlessEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(view.needsLayout)
    #expect(
      view.directionalLayoutMargins == HeadlessDirectionalEdgeInsets(top: 1, leading: 4, bottom: 3, trailing: 2))
    #expect(view.layoutMargins == HeadlessEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    view.layoutIfNeeded()
    view.safeAreaInsets.top = 20
    #expect(view.needsLayout)
    view.safeAreaInsets.top = 20
    #expect(view.changes == 11)
  }

  @Test("opacity stays between 0 and 1", arguments: [(0.5, 0.5), (-1, 0), (7, 1), (.infinity, 1), (.nan, 0.25)])
  func opacity(_ value: CGFloat, _ expected: CGFloat) {
    let view = HeadlessView()
    #expect(view.alpha == 1)
    view.alpha = 0.25
    view.setOpacity(value)
    #expect(view.alpha == expected)
    view.alpha = 0.25
    view.alpha = value
    #expect(view.alpha == expected)
  }

  @Test("colors")
  func colors() {
    let view = HeadlessView()
    #expect(view.backgroundColor == nil)
    view.paintBackground(.red)
    #expect(view.backgroundColor == HeadlessColor(red: 1, green: 0, blue: 0, alpha: 1))
    view.paintBackground(nil)
    #expect(view.backgroundColor == nil)
    #expect(HeadlessColor(white: 0.5, alpha: 1) == .gray)
    #expect(HeadlessColor.black.withAlphaComponent(0) == .clear)
    #expect(HeadlessColor(red: .nan, green: 2, blue: -1, alpha: .infinity) == .green)
  }

  @Test("one object for each key")
  func attachments() {
    final class Item {}
    final class Other {}
    let (view, item, other) = (HeadlessView(), Item(), Other())
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

  @Test("a scroll view has an object for every key, another view for those that are not of scroll views")
  func attachmentsOfScrollViews() {
    final class Item {}
    let (scrollView, view) = (HeadlessScrollView(), HeadlessView())
    for key in ViewAttachmentKey.allCases {
      let item = Item()
      scrollView.setAttachment(item, as: key)
      view.setAttachment(item, as: key)
      #expect(scrollView.attachment(as: key) === item)
      #expect((view.attachment(as: key) as Item? != nil) == ![.scrollAxes, .scrollLayout].contains(key))
    }
  }

  @Test("an attached object lives as long as the view")
  func attachmentLifetime() {
    final class Item {}
    weak var item: Item?
    do {
      let view = HeadlessView()
      do {
        let made = Item()
        item = made
        view.setAttachment(made, as: .contentPriorities)
      }
      #expect(item != nil)
      withExtendedLifetime(view) {}
    }
    #expect(item == nil)
  }
}
