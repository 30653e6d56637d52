import BoxView
import Foundation
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// The login screen has the same frames with pins and with flex properties, at every width.
@Suite("The login screen in boxes and in stacks", .bothReportings)
struct LoginInStacksTests {
  /// The views of one screen, in the order in which they are compared.
  private struct Screen {
    let title = SizedView(200, 24)
    let nameIcon = SizedView(24, 24)
    let nameField = SizedView(100, 30)
    let passwordIcon = SizedView(24, 24)
    let passwordField = SizedView(100, 30)
    let forgot = SizedView(120, 20)
    let login = SizedView(80, 40)

    var all: [PlatformView] { [title, nameIcon, nameField, passwordIcon, passwordField, forgot, login] }
  }

  private func makeBox(_ screen: Screen) -> BoxView {
    for icon in [screen.nameIcon, screen.passwordIcon] { icon.huggingX = PlatformLayoutPriority(251) }
    let insets = PlatformEdgeInsets(top: 16, left: 16, bottom: 16, right: 16)
    return BoxView(axis: .y, spacing: 20, insets: insets).withItems([
      screen.title.boxed.centerX(),
      [screen.nameIcon.boxed.centerY(), screen.nameField.boxed].inBoxView(axis: .x, spacing: 10).boxed,
      [screen.passwordIcon.boxed.centerY(), screen.passwordField.boxed].inBoxView(axis: .x, spacing: 10).boxed,
      screen.forgot.boxed.left(>=0),
      screen.login.boxed.top(30).left(50).right(50),
    ])
  }

  private func makeStack(_ screen: Screen) -> StackView {
    let stack = StackView()
    stack.padding(16).gap(20).define { stack in
      stack.addItem(screen.title).alignSelf(.center)
      for (icon, field) in [
        (screen.nameIcon, screen.nameField), (screen.passwordIcon, screen.passwordField),
      ] {
        let row = stack.addStackView()
        row.direction(.row).gap(10).alignItems(.center).define { row in
          row.addItem(icon)
          row.addItem(field).grow(1)
        }
      }
      stack.addItem(screen.forgot).alignSelf(.end)
      stack.addItem(screen.login).marginTop(30).marginHorizontal(50)
    }
    return stack
  }

  private func frames(of views: [PlatformView], in root: PlatformView, width: CGFloat) -> [CGRect] {
    let height = root.fittingSize(proposed: CGSize(width: width, height: CGFloat.infinity)).height
    root.frame = CGRect(x: 0, y: 0, width: width, height: height)
    root.layoutIfNeeded()
    return [root.frame] + views.map { $0.convert($0.bounds, to: root) }
  }

  @Test("all views have the same frames", arguments: [232, 320, 375, 414.5, 1024] as [CGFloat], [false, true])
  func sameFrames(_ width: CGFloat, _ isRightToLeft: Bool) {
    let (pinned, flexed) = (Screen(), Screen())
    let (box, stack) = (makeBox(pinned), makeStack(flexed))
    if isRightToLeft {
      box.semanticContentAttribute = .forceRightToLeft
      for case let inner as BoxView in box.subviews { inner.semanticContentAttribute = .forceRightToLeft }
      stack.layoutDirection(.rightToLeft)
    }
    let boxFrames = frames(of: pinned.all, in: box, width: width)
    #expect(boxFrames == frames(of: flexed.all, in: stack, width: width))
    #expect(boxFrames[0].height == 286)
  }
}
