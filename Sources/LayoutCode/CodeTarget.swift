import LayoutEngine

/// A kind of code that a layout document can be written as.
public enum CodeTarget: String, Sendable, CaseIterable {
  /// A subclass of `StackView`, in Swift.
  case stackView = "stackview"
  /// A subclass of `BoxView`, in Swift.
  case boxView = "boxview"
  /// A SwiftUI view that consists of `FlexStack` containers, in Swift.
  case flexStack = "flexstack"
  /// An HTML page with a style sheet.
  case html
}

extension CodeTarget {
  /// The layout rules of the target.
  var rules: LayoutRules { self == .stackView ? .stackView : .css }
}
