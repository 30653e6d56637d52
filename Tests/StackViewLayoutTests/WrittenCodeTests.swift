import Foundation
import StackViewLayout
import Testing

/// The view that the tool writes for the README's document.
@Suite("Code of a document") struct WrittenCodeTests {
  private final class HelloView: StackView {
    let leftLabel = PlatformLabel(frame: .zero)
    let rightView = PlatformView(frame: .zero)

    override init(frame: CGRect) {
      super.init(frame: frame)
      leftLabel.text = "Hello"
      item.width(200)
      direction(.row).padding(10).define { stack in
        stack.addItem(leftLabel)
        stack.addItem(rightView).grow(1)
      }
    }

    required init?(coder: NSCoder) { nil }
  }

  @Test("the code in the README lays out as its document")
  func hello() {
    let hello = HelloView(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    hello.layoutIfNeeded()
    #expect(hello.leftLabel.frame.minX == 10)
    #expect(hello.rightView.frame.minX == hello.leftLabel.frame.maxX)
    #expect(hello.rightView.frame.maxX == 190)
  }
}
