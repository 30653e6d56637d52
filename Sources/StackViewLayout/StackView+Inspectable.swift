import Foundation
import LayoutEngine
import PlatformView

// Interface Builder shows these properties of a stack in a storyboard or a nib. Their types are those that it can edit.
extension StackView {
  /// The name of the direction, such as `"row"`. Default: `"column"`.
  ///
  /// The names are those of the values of ``SDirection``. An unknown name has no effect.
  @IBInspectable public var inspectableDirection: String {
    get { "\(direction)" }
    set { if let value = StackView.value(named: newValue, of: SDirection.self) { direction(value) } }
  }

  /// The name of the alignment across the direction, such as `"center"`. Default: `"stretch"`.
  ///
  /// The names are those of the values of ``SAlignItems``. An unknown name has no effect.
  @IBInspectable public var inspectableAlignItems: String {
    get { "\(alignItems)" }
    set { if let value = StackView.value(named: newValue, of: SAlignItems.self) { alignItems(value) } }
  }

  /// The name of the distribution of free space, such as `"spaceBetween"`. Default: `"start"`.
  ///
  /// The names are those of the values of ``SJustifyContent``. An unknown name has no effect.
  @IBInspectable public var inspectableJustifyContent: String {
    get { "\(justifyContent)" }
    set { if let value = StackView.value(named: newValue, of: SJustifyContent.self) { justifyContent(value) } }
  }

  /// The gap between items and between lines, in points. Default: 0. For a percentage, 0 is returned.
  @IBInspectable public var inspectableGap: CGFloat {
    get { CGFloat(item.style.gap.points) }
    set { gap(newValue) }
  }

  /// The padding on all four sides, in points. Default: 0.
  ///
  /// For sides that differ the top padding is returned, and 0 for a percentage.
  @IBInspectable public var inspectablePadding: CGFloat {
    get { CGFloat(item.style.padding.top.points) }
    set { padding(newValue) }
  }

  private static func value<Value: CaseIterable>(named name: String, of type: Value.Type) -> Value? {
    Value.allCases.first { "\($0)" == name }
  }
}
