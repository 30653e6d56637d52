import BoxView
import Foundation
import PlatformView
import Testing
import ViewTestSupport

@Suite("The view that grows if several can grow at the same cost", .bothReportings)
struct SpareRoomTests {
  @Test("a field grows beside an icon, in either order and without a hugging priority")
  func icon() {
    for isFirst in [true, false] {
      let icon = TestImageView(image: TestImage(size: CGSize(width: 24, height: 24)))
      let field = SizedView(80, 31)
      let row = BoxView(axis: .x, spacing: 10, insets: .all(16))
      let items = [icon.boxed.centerY(), field.boxed]
      row.items = isFirst ? items : items.reversed()
      row.layOut(375, 63)
      #expect(icon.frame.width == 24)
      #expect(field.frame.width == 309)
    }
  }

  @Test("a view that gets an image keeps its size, and a view that loses its image grows as others do")
  func otherImages() {
    let icon = TestImageView(frame: .zero)
    let field = SizedView(80, 31)
    let row = BoxView(axis: .x)
    row.items = [icon.boxed, field.boxed]
    icon.image = TestImage(size: CGSize(width: 24, height: 24))
    icon.noteContent()
    row.layOut(200, 31)
    #expect(icon.frame.width == 24)
    icon.image = nil
    icon.noteContent()
    row.layOut(200, 31)
    // A view without content has no size to keep.
    #expect(field.frame.width == 80)
  }

  @Test("a guide takes the remaining space before boxes that could grow at the same cost")
  func guide() {
    let rows = (0..<4).map { _ in
      let row = BoxView(axis: .x, spacing: 8)
      row.items = [SizedView(60, 20).boxed.centerY(), SizedView(40, 30).boxed.centerY()]
      return row
    }
    let form = BoxView(spacing: 10, insets: .all(20))
    form.items = rows.map { $0.boxed.height(>=44) } + [.guide().height(>=24), SizedView(100, 50).boxed]
    form.layOut(320, 700)
    #expect(rows.map(\.frame.height) == [44, 44, 44, 44])
    // 700 without insets, rows, spaces and the button.
    #expect(form.subviews.last?.frame.minY == 630)
  }

  @Test("a guide at its maximum leaves the remaining space to boxes")
  func boundedGuide() {
    let boxes = (0..<2).map { _ in
      let box = BoxView(axis: .x)
      box.items = [SizedView(60, 20).boxed.centerY()]
      return box
    }
    let form = BoxView()
    form.items = [boxes[0].boxed, .guide().height(>=10), boxes[1].boxed].map { $0 }
    form.items[1] = form.items[1].height(<=30)
    form.layOut(100, 150)
    #expect(boxes.map(\.frame.height) == [60, 60])
  }
}
