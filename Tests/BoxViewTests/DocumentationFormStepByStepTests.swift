import BoxView
import Foundation
import LayoutDocument
import LayoutEngine
import LayoutTestSupport
import PlatformView
import Testing
import ViewTestSupport

/// The code of the article "A form, step by step", whose frames are those of its pictures, and of other articles.
@Suite("Documentation: a form, step by step", .bothReportings)
struct DocumentationFormStepByStepTests {
  private let titleLabel = DocumentationFormStepByStepTests.text("Welcome back", advance: 14, lineHeight: 34)
  private let nameIcon = DocumentationFormStepByStepTests.icon
  private let nameField = SizedView(180, 40)
  private let passwordIcon = DocumentationFormStepByStepTests.icon
  private let passwordField = SizedView(180, 40)
  private let forgotButton = DocumentationFormStepByStepTests.text("Forgot password?", advance: 7.5, lineHeight: 18)
  private let loginButton = SizedView(90, 44)
  private let hasAccount = true

  private static var icon: TestImageView {
    TestImageView(image: TestImage(size: CGSize(width: 24, height: 24)))
  }

  private static func text(_ text: String, advance: CGFloat, lineHeight: CGFloat) -> SizedView {
    SizedView(CGFloat(text.count) * advance, lineHeight)
  }

  private func makeForm() -> BoxView {
    let form = BoxView()
    form.insets = PlatformEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    form.spacing = 20
    form.items = [nameField, passwordField, loginButton].boxed
    return form
  }

  /// Expects the frames of an example, of all views in depth-first order.
  private func expect(
    _ form: BoxView, isDrawnIn name: String, sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    form.layOut(width: 360)
    let url = SpecFolder.url.appendingPathComponent("examples/\(name).json")
    let example = try #require(try LayoutFile(parsing: [UInt8](try Data(contentsOf: url))).cases.first)
    var views: [PlatformView] = []
    var pending: [PlatformView] = [form]
    while let view = pending.popLast() {
      views.append(view)
      if let box = view as? BoxView { pending += box.managedViews.reversed() }
    }
    #expect(views.count == example.nodes.count, sourceLocation: sourceLocation)
    for (view, node) in zip(views, example.nodes) {
      let frame = try #require(node.expectedFrame)
      let expected = [frame.x, frame.y, frame.width, frame.height].map { CGFloat($0) }
      #expect(view.numbers == expected, "\(node.id ?? "")", sourceLocation: sourceLocation)
    }
  }

  @Test func zero() throws { try expect(makeForm(), isDrawnIn: "box-1-zero") }

  @Test func top() throws {
    let form = makeForm()
    form.items = [nameField.boxed, passwordField.boxed, loginButton.boxed.top(30)]
    try expect(form, isDrawnIn: "box-2-top")
  }

  @Test func leftAndRight() throws {
    let form = makeForm()
    form.items = [nameField.boxed, passwordField.boxed, loginButton.boxed.top(30).left(50).right(50)]
    try expect(form, isDrawnIn: "box-3-left-and-right")
  }

  @Test func relation() throws {
    let form = makeForm()
    form.items = [
      nameField.boxed,
      passwordField.boxed,
      forgotButton.boxed.left(>=0),
      loginButton.boxed.top(30).left(50).right(50),
    ]
    try expect(form, isDrawnIn: "box-4-relation")
  }

  @Test func center() throws {
    let form = makeForm()
    form.optItems = [
      titleLabel.boxed.centerX(),
      nameField.boxed,
      passwordField.boxed,
      forgotButton.boxed.left(>=0).useIf(hasAccount),
      loginButton.boxed.top(30).left(50).right(50),
    ]
    try expect(form, isDrawnIn: "box-5-center")
  }

  @Test func nested() throws {
    let form = makeForm()
    let nameBox = [nameIcon.boxed.centerY(), nameField.boxed].inBoxView(axis: .x, spacing: 10)
    let passwordBox = [passwordIcon.boxed.centerY(), passwordField.boxed].inBoxView(axis: .x, spacing: 10)
    form.items = [
      titleLabel.boxed.centerX(),
      nameBox.boxed,
      passwordBox.boxed,
      forgotButton.boxed.left(>=0),
      loginButton.boxed.top(30).left(50).right(50),
    ]
    try expect(form, isDrawnIn: "box-6-nested")
  }

  @Test("pins of views, and a switch")
  func pins() {
    let photo = SizedView(400, 300)
    let (cancelButton, okButton, panel) = (SizedView(60, 30), SizedView(20, 30), SizedView(50, 50))
    let buttons = [cancelButton, okButton].inBoxView(axis: .x)
    let box = BoxView(axis: .y)
    let items = [nameIcon, photo, buttons, panel].map { $0.boxed.right(>=0) }
    box.items = items
    nameIcon.image = TestImage(size: CGSize(width: 50, height: 40))
    nameIcon.pinSize(CGSize(width: 24, height: 24))
    photo.pinAspect(0.75)  // 4:3, height ÷ width: 66.7 wide where it is 50 high, 75 high where it is 100 wide
    [cancelButton, okButton].pinSameWidth()
    let details = ConstraintSwitch(onSet: [panel.pinHeight(200)], offSet: [panel.pinHeight(0)])
    box.layOut(width: 200)
    #expect(panel.frame.height == 0)
    details.state = true
    photo.pinHeight(50)
    box.layOut(width: 200)
    #expect(nameIcon.numbers == [0, 0, 24, 24])
    #expect(abs(photo.frame.width - 200 / 3) < 1e-9)
    #expect([cancelButton.frame.width, okButton.frame.width, panel.frame.height] == [60, 60, 200])
    photo.bxRemoveConstraintsForAttribute(.height)
    photo.pinAspect(0.75)
    photo.pinWidth(100)
    box.layOut(width: 200)
    #expect(photo.frame.height == 75)
  }

  @Test("the code of the table compiles, and has the described effect")
  func table() {
    let view = SizedView(10, 10)
    _ = [view.boxed.left(8), view.boxed.left(>=8), view.boxed.left(<=8), view.boxed.left(nil)]
    _ = [view.boxed.width((==120).high()), view.boxed.width(40), view.boxed.height(>=44)]
    _ = [view.boxed.relativeWidth(0.5), view.boxed.flex(1), view.boxed.flex(2), .guide(), .guide().height(20)]
    let box = BoxView(axis: .x)
    box.items = [view.boxed]
    box.insertItem(SizedView(5, 5).boxed, after: view)
    view.updateBoxItem { $0.top(4) }
    _ = [view.boxed.aspectRatio(1.5), .spacer()]
    #expect(box.items.count == 2)
    #expect(box.items[0].layout.top == BoxLayout.Pin(4))
  }
}
