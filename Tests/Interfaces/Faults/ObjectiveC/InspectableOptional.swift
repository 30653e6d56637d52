// iOS: property cannot be marked '@IBInspectable' because its type cannot be represented in Objective-C
import StackViewLayout

extension StackView {
  /// A property with a type that Interface Builder cannot edit: a number that can be missing.
  @IBInspectable var inspectedTag: Int? {
    get { tag }
    set { tag = newValue ?? 0 }
  }
}
