import BoxView

@MainActor
final class LoginForm {
  let form = BoxView(axis: .y, spacing: 20, insets: .all(16))
}
