#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import Foundation
  import LayoutDocument
  import LayoutEngine
  import PlatformView
  import StackViewLayout
  import Testing
  import ViewTestSupport

  /// The code of README and articles about layouts without a screen.
  @Suite("Documentation: without a screen")
  struct DocumentationHeadlessTests {
    @Test("without a screen: views that report what views of UIKit report")
    func reporting() {
      HeadlessView.$changeReporting.withValue(.likeUIKit) {
        let stack = StackView(frame: CGRect(x: 0, y: 0, width: 200, height: 16))
        let label = HeadlessLabel("Ada")
        stack.direction(.row).addItem(label)
        stack.layoutIfNeeded()
        label.text = "Ada Lovelace"
        label.item.markDirty()
        stack.layoutIfNeeded()
        var printed: [String] = []
        func print(_ issue: StackIssue) { printed.append("\(issue)") }
        for issue in stack.issues() { print(issue) }
        #expect(printed.isEmpty)
        #expect(label.frame.width == 96)
      }
    }

    @Test("the complete program, and its document")
    func aProgram() throws {
      let card = StackView()
      let portrait = HeadlessImageView(image: HeadlessImage(size: CGSize(width: 64, height: 64)))
      let name = HeadlessLabel("A walk along the river")
      let status = HeadlessLabel("Sunday")
      card.direction(.row).padding(8).gap(12).define { card in
        card.addItem(portrait)
        card.addStack { texts in
          texts.justifyContent(.center).gap(4)
          texts.addItem(name)
          texts.addItem(status)
        }.item.grow(1).shrink(1)
      }
      card.frame.size = card.sizeThatFits(CGSize(width: 240, height: CGFloat.infinity))
      card.layoutIfNeeded()
      var printed: [String] = []
      func print(_ numbers: CGFloat...) { printed.append(numbers.map { "\($0)" }.joined(separator: " ")) }
      for view in [card] + card.subviews {
        print(view.frame.minX, view.frame.minY, view.frame.width, view.frame.height)
      }
      #expect(
        printed == [
          "0.0 0.0 240.0 80.0", "8.0 8.0 64.0 64.0", "84.0 14.0 148.0 32.0", "84.0 50.0 148.0 16.0",
        ])

      let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let path = folder.appendingPathComponent("card.json").path
      try card.layoutDocument(name: "card").write(toFile: path, atomically: true, encoding: .utf8)
      let file = try LayoutFile(parsing: Array(String(contentsOfFile: path, encoding: .utf8).utf8))
      #expect(try CaseLayout(try #require(file.cases.first)).differences().isEmpty)
    }
  }
#endif
