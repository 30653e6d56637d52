import BoxEngine
import BoxView
import Foundation
import LayoutDocument
import LayoutEngine
import LayoutOracle
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

@Suite("Boxes as layout documents", .bothReportings)
struct BoxDocumentTests {
  /// Reads the document of a box. Checks that its frames equal those of the engine, that they are the optimum of its
  /// pins, and that writing the document again results in the same document.
  private func replay(_ box: BoxView, name: String = "box") throws -> LayoutCase {
    let text = box.layoutDocument(name: name)
    let file = try LayoutFile(parsing: [UInt8](text.utf8))
    #expect(file.cases.count == 1)
    #expect(file.encoded() == text)
    let layout = try CaseLayout(file.cases[0])
    let differences = layout.differences()
    #expect(differences.isEmpty, "\(differences.prefix(3))")
    if file.cases[0].nodes[0].box != nil {
      let comparison = try BoxOracle(file.cases[0]).comparison(with: layout.frames)
      #expect(comparison.isOptimal(), "\(comparison)")
    }
    return file.cases[0]
  }

  /// Expects the frames of views to equal those of the nodes with their names.
  private func expect(_ views: [PlatformView], in layoutCase: LayoutCase) {
    for view in views {
      let frame = layoutCase.nodes.first { $0.id == view.boxName }?.expectedFrame
      let numbers = frame.map { [$0.x, $0.y, $0.width, $0.height] } ?? []
      #expect(zip(numbers, view.numbers).allSatisfy { abs(CGFloat($0) - $1) < 1e-3 } && !numbers.isEmpty, "\(view)")
    }
  }

  @Test("every screen of the login", arguments: 0..<8)
  func login(_ step: Int) throws {
    let names = NewerNames()
    let steps = [
      names.noItemsLayout, names.padding, names.morePaddings, names.leftRight, names.relation, names.compactMap,
      names.alignment, names.nested,
    ]
    let screen = LoginScreen()
    for icon in [screen.nameImageView, screen.passwordImageView] { icon.pinSize(CGSize(width: 22, height: 20)) }
    steps[step](screen)
    screen.boxView.layOut(width: 320)
    let layoutCase = try replay(screen.boxView, name: "login/\(step)")
    #expect(layoutCase.name == "login/\(step)")
    expect([screen.nameField, screen.passwordField, screen.loginButton], in: layoutCase)
    guard step == 7 else { return }
    let icon = try #require(layoutCase.nodes.first { $0.id == "name icon" })
    #expect(icon.item?.width == BoxPin(constant: 22))
    #expect(icon.item?.keepsWidth == true)
    #expect(icon.expectedFrame?.size == LayoutSize(width: 22, height: 20))
  }

  @Test("a document contains ratios and relations, by the indexes of their nodes", arguments: [false, true])
  func album(_ expands: Bool) throws {
    let album = Album()
    album.images.boxName = "images"
    album.expands = expands
    album.layOut()
    let layoutCase = try replay(album.box)
    expect([album.title, album.images], in: layoutCase)
    let images = try #require(layoutCase.nodes.first { $0.id == "images" })
    #expect(
      images.sizeConstraints
        == (expands
          ? [DocumentSizeConstraint(.horizontal, BoxPin(constant: -24), .node(0, multiplier: 1))] : []))
    #expect(images.item?.height == (expands ? nil : BoxPin(constant: 50)))
    let photos = layoutCase.nodes.filter { $0.measure?.content == .fixed(LayoutSize(width: 400, height: 300)) }
    #expect(photos.count == 3)
    for photo in photos {
      #expect(
        photo.sizeConstraints
          == [DocumentSizeConstraint(.vertical, BoxPin(), .otherDimension(multiplier: 0.75))])
    }
  }

  @Test("a document contains texts, guides, hidden views, directions and boxes in any view")
  func parts() throws {
    let label = TestLabel("some words that are broken")
    label.measurer = FixedAdvanceMeasurer(advance: 7, lineHeight: 12, baseline: nil)
    let (a, hidden, layered) = (SizedView(30, 20, "a"), SizedView(40, 40, "hidden"), TestView())
    let inner = SizedView(12, 8, "inner")
    layered.addBoxItems([inner.boxed.left(>=3)])
    let box = BoxView(axis: .y, spacing: 4, insets: .all(6))
    box.semanticContentAttribute = .forceRightToLeft
    box.excludeHiddenViews = true
    hidden.isHidden = true
    box.items = [
      label.boxed, .guide().height(9), a.boxed.left(nil).width((==50).high()), hidden.boxed, layered.boxed.top(2),
    ]
    box.displayScale = 2
    box.layOut(100.5, 120)
    let layoutCase = try replay(box)
    #expect(layoutCase.scale == 2)
    #expect(layoutCase.nodes[0].box?.direction == .rightToLeft)
    #expect(layoutCase.nodes.filter { $0.style.display == .none }.map(\.id) == ["hidden"])
    #expect(layoutCase.nodes.filter { $0.measure == nil && $0.box == nil }.count == 1)
    expect([a], in: layoutCase)
    expect([inner], in: layoutCase)
  }

  @Test("boxes in stacks and stacks in boxes are one document")
  func mixed() throws {
    let (a, b, c) = (SizedView(30, 20, "a"), SizedView(40, 10, "b"), SizedView(25, 15, "c"))
    let inner = BoxView(axis: .x, spacing: 5)
    inner.items = [a.boxed.right(>=0), b.boxed.centerY()]
    a.pinAspect(0.5)
    let stack = StackView()
    stack.addItem(inner).marginTop(3)
    stack.addItem(c)
    let outer = BoxView(axis: .y)
    outer.items = [stack.boxed.left(7)]
    outer.layOut(width: 150)
    let layoutCase = try replay(outer)
    expect([a, b, c], in: layoutCase)
    #expect(inner.layoutDocument() == outer.layoutDocument())
    // The document of a stack in a box begins with the outermost stack.
    let written = try #require(try LayoutFile(parsing: [UInt8](stack.layoutDocument().utf8)).cases.first)
    #expect(written.name == "stack" && written.nodes.count == 5)
    #expect(written.nodes[0].expectedFrame?.size.width == 143)
    #expect(try CaseLayout(written).differences().isEmpty)
    // The enclosing stack is the topmost container.
    let around = StackView(frame: CGRect(x: 0, y: 0, width: 150, height: 80))
    around.addItem(outer)
    around.layoutIfNeeded()
    let wide = try replay(outer)
    #expect(wide.nodes[0].box == nil)
    expect([a, b, c], in: wide)
    #expect(outer.layoutDocument(name: "x") == around.layoutDocument(name: "x"))
    #expect(stack.layoutDocument() == around.layoutDocument())
  }

  @Test("a document has the size and the name of its box, and is empty during a layout")
  func states() throws {
    let box = BoxView(axis: .x)
    box.boxName = "bar"
    let view = DocumentingView(box)
    box.items = [view.boxed]
    box.layOut(80, 33)
    view.asks = false
    #expect(view.answers.allSatisfy { $0.isEmpty } && !view.answers.isEmpty)
    let layoutCase = try replay(box)
    #expect(layoutCase.nodes.map(\.id) == ["bar", "DocumentingView"])
    #expect(layoutCase.nodes[0].expectedFrame?.size == LayoutSize(width: 80, height: 33))
  }
}

/// A view that writes a document while it is measured.
private final class DocumentingView: TestView {
  private unowned let box: BoxView
  var answers: [String] = []
  var asks = true

  init(_ box: BoxView) {
    self.box = box
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override var intrinsicContentSize: CGSize { CGSize(width: 90, height: 10) }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    if asks { answers.append(box.layoutDocument()) }
    return intrinsicContentSize
  }
}

@Suite("Snapshots of boxes", .bothReportings)
struct BoxSnapshotTests {
  private let album = Album()

  private var frames: [[CGFloat]] { (album.photos + [album.title, album.images]).map(\.numbers) }

  @Test("a snapshot that is laid out on another thread has the frames of a layout")
  func otherThread() async throws {
    album.box.frame = CGRect(x: 0, y: 0, width: 320, height: 102)
    let snapshot = try #require(album.box.snapshot())
    let laidOut = await Task.detached { snapshot.frames() }.value
    #expect(album.photos[0].frame.width == 0)
    #expect(album.box.apply(laidOut))
    let applied = frames
    #expect(album.photos[0].frame.height == 50)
    album.box.setNeedsLayout()
    album.box.layoutIfNeeded()
    #expect(frames == applied)
  }

  @Test("after a change of a pin, the frames of a snapshot are refused")
  func refused() throws {
    album.layOut()
    let snapshot = try #require(album.box.snapshot())
    let laidOut = snapshot.frames()
    #expect(laidOut.size == album.box.bounds.size)
    album.photos[0].pinWidth(<=40)
    let before = frames
    #expect(!album.box.apply(laidOut))
    #expect(frames == before)
    album.box.layoutIfNeeded()
    #expect(album.photos[0].frame.width == 40)
    #expect(snapshot.frames(in: CGSize(width: 100, height: 90)).size.width == 100)
  }

  @Test("only the topmost box has a snapshot")
  func topmost() { #expect(album.images.snapshot() == nil && album.box.snapshot() != nil) }
}
