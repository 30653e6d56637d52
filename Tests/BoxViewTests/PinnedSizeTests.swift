import BoxView
import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// Pins of sizes that are set on views. They apply in every box.
@Suite("Pinned sizes", .bothReportings)
struct PinnedSizeTests {
  @Test("icons of the login are 24 × 24, whatever the sizes of their images are")
  func icons() {
    let screen = LoginScreen()
    for icon in [screen.nameImageView, screen.passwordImageView] {
      icon.image = TestImage(size: CGSize(width: 64, height: 48))
      icon.pinSize(CGSize(width: 24, height: 24))
    }
    NewerNames().nested(screen)
    screen.boxView.layOut(width: 320)
    // The title is 24 high, the fields 30: an icon lies 3 below the top of its box; 24 + 10 = 34 are left of the field.
    #expect(screen.nameBoxView.numbers == [16, 60, 288, 30])
    #expect(screen.nameImageView.numbers == [0, 3, 24, 24])
    #expect(screen.nameField.numbers == [34, 0, 254, 30])
    #expect(screen.passwordImageView.numbers == [0, 3, 24, 24])
  }

  @Test(
    "photos of an album have the width of their ratio in a row of height 50, and fill the width in a column")
  func album() {
    let album = Album()
    album.layOut()
    // 400 × 300 has the aspect 0.75: 50 ÷ 0.75 = 66.67.
    #expect(album.images.numbers[0...1] == [12, 40])
    #expect(album.images.frame.height == 50)
    for (place, photo) in album.photos.enumerated() {
      #expect(abs(photo.frame.width - 200 / 3) < 1e-9)
      #expect(photo.frame.height == 50)
      #expect(abs(photo.frame.minX - CGFloat(place) * (200 / 3 + 6)) < 1e-9)
    }
    // 12 + 20 + 8 + 50 + 12.
    #expect(album.box.frame.height == 102)
    album.expands = true
    album.layOut()
    // 320 − 24 = 296, three quarters of it are 222.
    for (place, photo) in album.photos.enumerated() {
      #expect(photo.numbers == [0, CGFloat(place) * 228, 296, 222])
    }
    // 12 + 20 + 8 + 3 · 222 + 2 · 6 + 12.
    #expect(album.box.frame.height == 730)
    album.expands = false
    album.layOut()
    #expect(album.box.frame.height == 102)
  }

  @Test("pins apply with their priorities, in addition to those of the layout")
  func priorities() {
    let (a, b) = (SizedView(10, 10), SizedView(10, 10))
    let box = BoxView(axis: .x)
    box.items = [a.boxed.width((==80).exact(500)), b.boxed]
    let pin = a.pinWidth((==120).exact(600))
    box.layOut(200, 20)
    #expect(a.frame.width == 120)
    pin.priority = .init(400)
    box.layOut(200, 20)
    #expect(a.frame.width == 80)
    let least = a.pinWidth(>=90)
    box.layOut(200, 20)
    #expect(a.frame.width == 90)
    least.constant = 95
    box.layOut(200, 20)
    #expect(a.numbers == [0, 0, 95, 20])
    #expect(b.numbers == [95, 0, 105, 20])
    // Compression resistance of 750 is more than 700.
    b.natural = CGSize(width: 150, height: 10)
    BoxConstraint.deactivate([pin, least])
    _ = a.pinWidth((==120).exact(700))
    box.layOut(200, 20)
    #expect(a.numbers == [0, 0, 50, 20])
  }

  @Test("constraints are switched off and on, and removed")
  func switching() {
    let (a, b) = (SizedView(30, 10), SizedView(30, 10))
    let box = BoxView(axis: .y)
    box.items = [a.boxed.right(>=0), b.boxed]
    let pins = a.pinSize(CGSize(width: 50, height: 40))
    #expect(pins.allSatisfy { $0.isActive && $0.firstItem === a })
    box.layOut(width: 100)
    #expect(a.numbers == [0, 0, 50, 40])
    pins[0].isActive = false
    box.layOut(width: 100)
    #expect(a.numbers == [0, 0, 30, 40])
    pins[1].isActive = false
    box.layOut(width: 100)
    #expect(a.numbers == [0, 0, 30, 10])
    let toggle = ConstraintSwitch()
    toggle.onSet = [a.pinHeight(70)]
    toggle.offSet = [a.pinHeight(20), b.pinHeight(5)]
    box.layOut(width: 100)
    #expect([a.frame.height, b.frame.height] == [20, 5])
    toggle.state = true
    box.layOut(width: 100)
    #expect([a.frame.height, b.frame.height] == [70, 10])
    a.bxRemoveConstraintsForAttribute(.height)
    box.layOut(width: 100)
    #expect([a.frame.height, b.frame.height] == [10, 10])
    [a, b].pinSameHeight()
    a.pinHeight(33)
    box.layOut(width: 100)
    #expect([a.frame.height, b.frame.height] == [33, 33])
    // A constraint between two items is held by their box.
    a.bxRemoveConstraintsToView(b)
    box.layOut(width: 100)
    #expect(b.frame.height == 33)
    box.bxRemoveConstraintsToView(b)
    box.layOut(width: 100)
    #expect([a.frame.height, b.frame.height] == [33, 10])
  }

  @Test("buttons are equally wide, also in different boxes")
  func sameWidth() {
    let (a, b, c) = (SizedView(30, 10), SizedView(50, 10), SizedView(20, 10))
    let inner = [b, c].inBoxView(axis: .x, spacing: 5)
    let box = BoxView(axis: .x, spacing: 10)
    box.items = [a.boxed, inner.boxed.right(>=0)]
    let pins = [a, b].pinSameWidth()
    #expect(pins.map(\.description) == ["SizedView.width == SizedView.width + 0.0"])
    #expect(pins.first?.firstItem === a)
    box.layOut(200, 10)
    #expect([a.frame.width, b.frame.width, c.frame.width] == [50, 50, 20])
    #expect(box.issues().isEmpty)
    // A stack between the boxes separates their systems of constraints.
    let stack = StackView()
    stack.addItem(inner)
    box.items = [a.boxed, stack.boxed]
    box.layOut(200, 10)
    let issue = box.issues().first
    #expect(issue?.cause.contains("is not in the same tree of boxes") == true, "\(box.issues())")
    #expect(inner.frame.width == stack.frame.width)
  }

  @Test("the ratio of an item, with a priority")
  func aspectRatio() {
    let view = SizedView(10, 10)
    let box = BoxView(axis: .y)
    box.items = [view.boxed.left(nil).right(nil).centerX(padding: nil).aspectRatio(1.5)]
    #expect(box.managedConstraints.map(\.description).contains("SizedView.width == 1.5 * SizedView.height + 0.0"))
    for height: CGFloat in [100, 60, 100] {
      box.layOut(300, height)
      #expect(view.numbers == [150 - 0.75 * height, 0, 1.5 * height, height])
    }
    // Both sides are pinned: an optional ratio is violated, and a required one contradicts them.
    box.items = [view.boxed.aspectRatio(1.5, priority: .defaultHigh)]
    box.layOut(300, 100)
    #expect(view.numbers == [0, 0, 300, 100])
    #expect(box.issues().isEmpty)
    box.items = [view.boxed.aspectRatio(1.5)]
    box.layOut(300, 100)
    #expect(!box.issues().isEmpty)
    box.items = [view.boxed.aspectRatio(0)]
    box.layOut(300, 100)
    #expect(view.numbers == [0, 0, 300, 100])
    #expect(box.issues().first?.cause.contains("sizeConstraints") == true)
  }

  @Test("guides have pins, and views keep their pins in other boxes and in boxes in stacks")
  func everywhere() {
    let guide = BoxGuide()
    guide.pinWidth(15)
    let view = SizedView(10, 10)
    view.pinWidth(40)
    let box = BoxView(axis: .x)
    box.items = [BoxItem(guide: guide), view.boxed.right(>=0)]
    box.layOut(100, 10)
    #expect(view.numbers == [15, 0, 40, 10])
    let other = BoxView(axis: .y)
    other.items = [view.boxed.right(>=0)]
    other.layOut(100, 10)
    #expect(view.numbers == [0, 0, 40, 10])
    let stack = StackView()
    stack.alignItems(.start)
    stack.addItem(other)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 50)
    stack.layoutIfNeeded()
    #expect(other.numbers == [0, 0, 40, 10])
  }

  @Test("a ratio in a box in a stack: the height follows from the width")
  func aspectInStack() {
    let photo = SizedView(400, 300)
    photo.pinAspect(0.75)
    let box = BoxView(axis: .y)
    box.items = [photo.boxed]
    let stack = StackView()
    stack.addItem(box)
    stack.frame = CGRect(x: 0, y: 0, width: 200, height: 500)
    stack.layoutIfNeeded()
    #expect(box.numbers == [0, 0, 200, 150])
    #expect(photo.numbers == [0, 0, 200, 150])
  }

  @Test("a pin retains neither its view nor a related view")
  func lifetime() {
    let view = SizedView(10, 10)
    weak var gone: SizedView?
    let pin: BoxConstraint
    do {
      let other = SizedView(20, 20)
      gone = other
      other.pinAspect()
      pin = view.pinWidth(to: other)
    }
    #expect(gone == nil)
    #expect(pin.secondItem == nil && pin.firstItem === view)
    let box = BoxView(axis: .x)
    box.items = [view.boxed.right(>=0)]
    box.layOut(100, 10)
    #expect(view.frame.width == 10)
    #expect(pin.description == "SizedView.width == nil.width + 0.0")
  }

  @Test("a layout after edits of pins equals that of a fresh box", arguments: 0..<20)
  func edits(_ seed: Int) {
    let edited = PinnedScreen()
    var states: [Int] = []
    for step in 0..<8 {
      states.append((seed * 7 + step * 5 + seed * step) % PinnedScreen.edits.count)
      PinnedScreen.edits[states[step]](edited)
      let size = CGSize(width: 200 + 10 * (step % 3), height: 150 + 20 * (seed % 4))
      edited.box.layOut(size.width, size.height)
      let fresh = PinnedScreen()
      for state in states { PinnedScreen.edits[state](fresh) }
      fresh.box.layOut(size.width, size.height)
      #expect(edited.views.map(\.numbers) == fresh.views.map(\.numbers), "\(states)")
    }
  }
}

/// The album of BoxView's example: a title, and photos in a row that is 50 high, or one below the other.
final class Album {
  let box = BoxView(axis: .y, spacing: 8, insets: .all(12))
  let title = SizedView(100, 20, "title")
  let images = BoxView(axis: .x, spacing: 6)
  let photos = (0..<3).map { _ in SizedView(400, 300) }
  private let expansion = ConstraintSwitch()

  init() {
    for photo in photos { photo.pinAspectFromSize(photo.natural) }
    images.items = photos.boxed
    box.items = [title.boxed, images.boxed.right(nil)]
    expansion.offSet = [images.pinHeight(50)]
    expansion.onSet = [images.pinWidth(to: box, offset: -24)]
  }

  var expands: Bool {
    get { expansion.state }
    set {
      images.axis = newValue ? .y : .x
      expansion.state = newValue
    }
  }

  func layOut() { box.layOut(width: 320) }
}

/// Views in nested boxes, whose pins are changed.
final class PinnedScreen {
  let (a, b, c, d) = (SizedView(30, 12, "a"), SizedView(50, 20, "b"), SizedView(24, 24, "c"), SizedView(80, 15, "d"))
  let inner = BoxView(axis: .x, spacing: 4)
  let box = BoxView(axis: .y, spacing: 6)
  var last: BoxConstraint?

  init() {
    inner.items = [a.boxed, b.boxed.centerY()]
    box.items = [inner.boxed, c.boxed.centerX(), d.boxed]
  }

  var views: [PlatformView] { [a, b, c, d, inner] }

  static let edits: [ViewWork<PinnedScreen>] = [
    { $0.last = $0.c.pinAspect(0.5) },
    { $0.last = $0.a.pinWidth(to: $0.d, multiPin: *0.25) },
    { $0.last = $0.b.pinHeight((==44).high()) },
    { $0.last?.isActive.toggle() },
    { $0.last?.constant += 3 },
    { $0.c.updateBoxItem { $0.layout.aspectRatio == nil ? $0.aspectRatio(2) : $0.aspectRatio(nil) } },
    { $0.box.bxRemoveConstraintsToView($0.a) },
    { $0.inner.axis = $0.inner.axis.other },
    { [$0.a, $0.b].pinSameHeight() },
    { $0.d.isHidden.toggle() },
  ]
}
