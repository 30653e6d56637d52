import LayoutEngine

/// The kinds of code that a layout document can be written as.
public enum CodeTarget: String, Sendable, CaseIterable {
  /// A subclass of `StackView`, in Swift.
  case stackView = "stackview"
  /// A subclass of `BoxView`, in Swift.
  case boxView = "boxview"
  /// A view of SwiftUI that lays out with `FlexStack`, in Swift.
  case flexStack = "flexstack"
  /// A page of HTML that lays out with CSS.
  case html
}

extension CodeTarget {
  /// The rules by which the target lays out.
  var rules: LayoutRules { self == .stackView ? .stackView : .css }
}
