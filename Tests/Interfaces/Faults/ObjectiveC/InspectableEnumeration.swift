// iOS: property cannot be marked '@IBInspectable' because its type cannot be represented in Objective-C
import StackViewLayout

extension StackView {
  /// A property with a type that Interface Builder cannot edit: an enumeration of Swift.
  @IBInspectable var inspectedDirection: SDirection {
    get { direction }
    set { direction(newValue) }
  }
}
