import Foundation
import PlatformView

// The appearance of a view, which can be set in the same chain.
extension StackItem {
  /// The color behind the view's content; `nil`: none. An item without a view is unchanged.
  @discardableResult public func backgroundColor(_ color: PlatformColor?) -> StackItem {
    view?.paintBackground(color)
    return self
  }

  /// The opacity of the view, 0 to 1. An item without a view is unchanged.
  @discardableResult public func alpha(_ value: CGFloat) -> StackItem {
    view?.setOpacity(value)
    return self
  }
}

extension StackView {
  /// The color behind the items; `nil`: none.
  @discardableResult public func backgroundColor(_ color: PlatformColor?) -> Self {
    paintBackground(color)
    return self
  }

  /// The opacity of the stack and its items, 0 to 1.
  @discardableResult public func alpha(_ value: CGFloat) -> Self {
    setOpacity(value)
    return self
  }
}
