import BoxView

/// The state of a form for logging in.
struct Login {
  var title = ""
  var error: String?
}

/// A box with a form. The error is below the password while there is one.
final class LoginScreen: BoxView, GalleryView {
  let title = Views.label(), error = Views.label()
  let name = Views.field("Name"), password = Views.field("Password")
  let forgot = Views.button("Forgot?"), logIn = Views.button("Log in")
  var login = Login() { didSet { setNeedsUpdateItems() } }

  func show(_ data: GalleryData) { login = Login(data) }

  override func setup() {
    (title.boxName, error.boxName, name.boxName, password.boxName) = ("title", "error", "name", "password")
    (forgot.boxName, logIn.boxName) = ("forgot", "log in")
  }

  override func updateItems() {
    (title.text, error.text) = (login.title, login.error)
    insets = .all(16)
    spacing = 14
    optItems = [
      title.boxed.centerX(),
      name.boxed,
      password.boxed.gap(login.error == nil ? 14 : 6),
      error.boxed.useIf(login.error != nil),
      forgot.boxed.left(>=0),
      logIn.boxed.top(16),
    ]
  }
}
