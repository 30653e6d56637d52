import BoxView
import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// The code of the article "Boxes and Stacks".
@Suite("Documentation: boxes and stacks", .bothReportings)
struct DocumentationBoxesAndStacksTests {
  private let form = BoxView(axis: .y, spacing: 10)
  private let nameField = SizedView(100, 30)
  private let passwordField = SizedView(100, 30)

  @Test("a box in a plain view")
  func plainView() {
    let view = TestView(frame: CGRect(x: 0, y: 0, width: 360, height: 200))
    form.items = [nameField.boxed.bottom(>=0)]
    view.addBoxItems([form.boxed], insets: .all(16))
    view.layoutIfNeeded()
    #expect(form.numbers == [16, 16, 328, 168])
    #expect(nameField.numbers == [0, 0, 328, 30])
  }

  // A scroll view of AppKit shows a document view, whose frame takes the place of a content size.
  #if !canImport(AppKit) || canImport(UIKit)
    @Test("a box in a scroll view")
    func scrollView() {
      let scrollView = TestScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 80))
      form.items = [nameField, passwordField].boxed
      scrollView.addBoxItem(form.boxed.all(16))
      scrollView.layoutIfNeeded()
      #expect(form.numbers == [16, 16, 368, 70])
      #expect(scrollView.contentSize == CGSize(width: 400, height: 102))
    }
  #endif

  @Test("a stack in a box")
  func stackInBox() {
    let screen = BoxView(axis: .y)
    let (backButton, doneButton) = (SizedView(40, 30), SizedView(50, 30))
    form.items = [nameField.boxed]
    let toolbar = StackView()
    toolbar.direction(.row).define { toolbar in
      toolbar.addItem(backButton)
      toolbar.addSpacer()
      toolbar.addItem(doneButton)
    }
    screen.items = [toolbar.boxed, form.boxed.bottom(>=0)]
    screen.layOut(200, 300)
    #expect(backButton.numbers == [0, 0, 40, 30])
    #expect(doneButton.numbers == [150, 0, 50, 30])
    #expect(form.numbers == [0, 30, 200, 30])
  }

  @Test("a box in a stack")
  func boxInStack() {
    let card = StackView(frame: CGRect(x: 0, y: 0, width: 240, height: 60))
    let (portrait, name, status) = (SizedView(40, 40), SizedView(80, 20), SizedView(60, 20))
    let texts = [name, status].inBoxView(spacing: 4)
    card.direction(.row).define { card in
      card.addItem(portrait)
      card.addItem(texts).grow(1)
    }
    card.layoutIfNeeded()
    #expect(texts.numbers == [40, 0, 200, 60])
    #expect([name.frame.width, status.frame.width] == [200, 200])
  }

  @Test("a box whose views are not compared")
  func notCompared() {
    let label = TestLabel("Ada")
    form.items = [label.boxed, nameField.boxed]
    form.layOut(width: 200)
    form.reportsUnmarkedChanges = false
    label.text = "Ada Lovelace"
    form.spacing = 20
    form.layOut(width: 200)
    #expect(form.issues().isEmpty)
  }
}
