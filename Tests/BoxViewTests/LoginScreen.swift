import BoxView
import Foundation
import PlatformView
import ViewTestSupport

/// The views of the login screen that BoxView's documents use as their example.
final class LoginScreen {
  let boxView = BoxView()
  let titleLabel = SizedView(200, 24, "title")
  let nameField = SizedView(100, 30, "name")
  let passwordField = SizedView(100, 30, "password")
  let nameImageView = TestImageView(image: TestImage(size: CGSize(width: 24, height: 24)))
  let passwordImageView = TestImageView(image: TestImage(size: CGSize(width: 24, height: 24)))
  let forgotButton = SizedView(120, 20, "forgot")
  let loginButton = SizedView(80, 40, "login")
  let errorLabel = SizedView(150, 14, "error")
  let nameBoxView = BoxView(axis: .x, spacing: 10.0)
  let passwordBoxView = BoxView(axis: .x, spacing: 10.0)
  var useForgotButton = true

  init() {
    boxView.insets = PlatformEdgeInsets(top: 16.0, left: 16.0, bottom: 16.0, right: 16.0)
    boxView.spacing = 20.0
    (nameImageView.boxName, passwordImageView.boxName) = ("name icon", "password icon")
  }

  /// Shows an error below an empty field.
  func showErrorForField(_ field: PlatformView) {
    errorLabel.frame = field.convert(field.bounds, to: boxView)
    let item = errorLabel.boxed.top(-boxView.spacing).left(errorLabel.frame.minX - boxView.insets.left)
    boxView.insertItem(item, after: field.superview, z: .back)
    boxView.animateChangesWithDurations(0.3)
  }
}

/// The examples of BoxView's tutorial and article, in one generation of its names.
protocol LoginSteps: Sendable {
  func noItemsLayout(_ screen: LoginScreen)
  func padding(_ screen: LoginScreen)
  func morePaddings(_ screen: LoginScreen)
  func leftRight(_ screen: LoginScreen)
  func relation(_ screen: LoginScreen)
  func compactMap(_ screen: LoginScreen)
  func oneByOne(_ screen: LoginScreen)
  func alignment(_ screen: LoginScreen)
  func nested(_ screen: LoginScreen)
  func article(_ screen: LoginScreen)
}

/// The tutorial as it was written, for BoxView 1.0 to 1.4.
struct OlderNames: LoginSteps {
  @available(*, deprecated)
  func noItemsLayout(_ screen: LoginScreen) {
    screen.boxView.items = [
      screen.nameField.boxZero,
      screen.passwordField.boxZero,
      screen.loginButton.boxZero,
    ]
  }

  @available(*, deprecated)
  func padding(_ screen: LoginScreen) {
    screen.boxView.items = [
      screen.nameField.boxZero,
      screen.passwordField.boxZero,
      screen.loginButton.boxTop(30.0),
    ]
  }

  @available(*, deprecated)
  func morePaddings(_ screen: LoginScreen) {
    screen.boxView.items = [
      screen.nameField.boxZero,
      screen.passwordField.boxZero,
      screen.loginButton.boxTop(30.0).boxLeft(50.0).boxRight(50.0),
    ]
  }

  @available(*, deprecated)
  func leftRight(_ screen: LoginScreen) {
    screen.boxView.items = [
      screen.nameField.boxZero,
      screen.passwordField.boxZero,
      screen.loginButton.boxTop(30.0).boxLeftRight(50.0, 50.0),
    ]
  }

  @available(*, deprecated)
  func relation(_ screen: LoginScreen) {
    let pin = BoxLayout.Pin(value: 0.0, relation: .greaterThanOrEqual)
    screen.boxView.items = [
      screen.nameField.boxZero,
      screen.passwordField.boxZero,
      screen.forgotButton.boxLeft(pin),
      screen.loginButton.boxTop(==30.0).boxLeftRight(50.0, 50.0),
    ]
  }

  @available(*, deprecated)
  func compactMap(_ screen: LoginScreen) {
    let useForgotButton = screen.useForgotButton
    screen.boxView.items = [
      screen.nameField.boxZero,
      screen.passwordField.boxZero,
      useForgotButton ? screen.forgotButton.boxLeftRight(>=0.0, 0.0) : nil,
      screen.loginButton.boxTop(30.0).boxLeftRight(50.0, 50.0),
    ].compactMap { $0 }
  }

  @available(*, deprecated)
  func oneByOne(_ screen: LoginScreen) {
    let boxView = screen.boxView
    boxView.items = []
    boxView.items.append(screen.nameField.boxZero)
    boxView.items.append(screen.passwordField.boxZero)
    if screen.useForgotButton {
      boxView.items.append(screen.forgotButton.boxLeftRight(>=0.0, 0.0))
    }
    boxView.items.append(screen.loginButton.boxTop(30.0).boxLeftRight(50.0, 50.0))
  }

  @available(*, deprecated)
  func alignment(_ screen: LoginScreen) {
    let useForgotButton = screen.useForgotButton
    screen.boxView.items = [
      screen.titleLabel.xAligned(),
      screen.nameField.boxZero,
      screen.passwordField.boxZero,
      useForgotButton ? screen.forgotButton.boxLeftRight(>=0.0, 0.0) : nil,
      screen.loginButton.boxTop(30.0).boxLeftRight(50.0, 50.0),
    ].compactMap { $0 }
  }

  @available(*, deprecated)
  func nested(_ screen: LoginScreen) {
    let useForgotButton = screen.useForgotButton
    screen.nameBoxView.items = [screen.nameImageView.yAligned(), screen.nameField.boxZero]
    screen.passwordBoxView.items = [screen.passwordImageView.yAligned(), screen.passwordField.boxZero]
    screen.boxView.items = [
      screen.titleLabel.xAligned(),
      screen.nameBoxView.boxZero,
      screen.passwordBoxView.boxZero,
      useForgotButton ? screen.forgotButton.boxLeftRight(>=0.0, 0.0) : nil,
      screen.loginButton.boxTop(30.0).boxLeftRight(50.0, 50.0),
    ].compactMap { $0 }
  }

  @available(*, deprecated)
  func article(_ screen: LoginScreen) {
    screen.nameBoxView.items = [screen.nameImageView.boxCenterY(), screen.nameField.boxZero]
    screen.passwordBoxView.items = [screen.passwordImageView.boxCenterY(), screen.passwordField.boxZero]
    screen.boxView.items = [
      screen.titleLabel.boxCenterX(padding: 30.0).boxBottom(20.0),
      screen.nameBoxView.boxZero,
      screen.passwordBoxView.boxZero,
      screen.forgotButton.boxLeft(>=0.0),
      screen.loginButton.boxTop(30.0).boxLeft(50.0).boxRight(50.0),
    ]
  }
}

/// The same in the names of the article, BoxView 1.6 and later.
struct NewerNames: LoginSteps {
  func noItemsLayout(_ screen: LoginScreen) {
    screen.boxView.setViews([screen.nameField, screen.passwordField, screen.loginButton])
  }

  func padding(_ screen: LoginScreen) {
    screen.boxView.items = [
      screen.nameField.boxed,
      screen.passwordField.boxed,
      screen.loginButton.boxed.top(30.0),
    ]
  }

  func morePaddings(_ screen: LoginScreen) {
    screen.boxView.items = [
      screen.nameField.boxed,
      screen.passwordField.boxed,
      screen.loginButton.boxed.top(30.0).left(50.0).right(50.0),
    ]
  }

  func leftRight(_ screen: LoginScreen) {
    screen.boxView.items = [
      screen.nameField.boxed,
      screen.passwordField.boxed,
      screen.loginButton.boxed.top(30).allX(50),
    ]
  }

  func relation(_ screen: LoginScreen) {
    screen.boxView.items = [
      screen.nameField.boxed,
      screen.passwordField.boxed,
      screen.forgotButton.boxed.left(>=0.0),
      screen.loginButton.boxed.top(30.0).left(50.0).right(50.0),
    ]
  }

  func compactMap(_ screen: LoginScreen) {
    let useForgotButton = screen.useForgotButton
    screen.boxView.optItems = [
      screen.nameField.boxed,
      screen.passwordField.boxed,
      screen.forgotButton.boxed.left(>=0.0).useIf(useForgotButton),
      screen.loginButton.boxed.top(30.0).left(50.0).right(50.0),
    ]
  }

  func oneByOne(_ screen: LoginScreen) {
    let boxView = screen.boxView
    boxView.items = []
    boxView.addItem(screen.nameField.boxed)
    boxView.addItem(screen.passwordField.boxed)
    if screen.useForgotButton { boxView.addItem(screen.forgotButton.boxed.left(>=0.0)) }
    boxView.addItem(screen.loginButton.boxed.top(30.0).left(50.0).right(50.0))
  }

  func alignment(_ screen: LoginScreen) {
    screen.boxView.items = [
      screen.titleLabel.boxed.centerX(),
      screen.nameField.boxed,
      screen.passwordField.boxed,
      screen.useForgotButton ? screen.forgotButton.boxed.left(>=0.0) : nil,
      screen.loginButton.boxed.top(30.0).left(50.0).right(50.0),
    ].compactMap { $0 }
  }

  func nested(_ screen: LoginScreen) {
    screen.boxView.optItems = [
      screen.titleLabel.boxed.centerX(),
      screen.nameBoxView.withItems([screen.nameImageView.boxed.centerY(), screen.nameField.boxed]).boxed,
      screen.passwordBoxView.withItems([screen.passwordImageView.boxed.centerY(), screen.passwordField.boxed]).boxed,
      screen.useForgotButton ? screen.forgotButton.boxed.left(>=0.0) : nil,
      screen.loginButton.boxed.top(30.0).left(50.0).right(50.0),
    ]
  }

  func article(_ screen: LoginScreen) {
    screen.nameBoxView.items = [screen.nameImageView.boxed.centerY(), screen.nameField.boxed]
    screen.passwordBoxView.items = [screen.passwordImageView.boxed.centerY(), screen.passwordField.boxed]
    screen.boxView.insets = .all(16.0)
    screen.boxView.spacing = 20.0
    screen.boxView.items = [
      screen.titleLabel.boxed.centerX(padding: 30.0).bottom(20.0),
      screen.nameBoxView.boxed,
      screen.passwordBoxView.boxed,
      screen.forgotButton.boxed.left(>=0.0),
      screen.loginButton.boxed.top(30.0).left(50.0).right(50.0),
    ]
  }
}
