import LayoutDocument
import LayoutEngine

/// Writes layout documents as source code whose layout has the same frames.
///
/// The code contains the values that differ from the defaults of its target. Names in the code follow the names of the
/// nodes. A document with CSS rules can be written as a `StackView` if the frames are the same with StackViewLayout's
/// rules, and vice versa: the engine lays out the result before it is written. If a document cannot be expressed as a
/// target, the error contains a node and the reason.
///
/// If a target does not support a percentage padding, the code contains the points that the padding has in the layout
/// of the document, and a comment about it.
///
/// ```swift
/// let file = try LayoutFile(parsing: bytes)
/// print(try LayoutCode.stackView(file.cases[0]))
/// ```
public enum LayoutCode {
  /// Returns the code of a case for a target.
  ///
  /// - Throws: An error at the first node that cannot be expressed as the target.
  /// - Complexity: Several layouts of the case; if defaults of the other rules are removed one by one, several layouts
  ///   for each node.
  public static func code(of layoutCase: LayoutCase, as target: CodeTarget) throws(LayoutCodeError) -> String {
    switch target {
    case .stackView: return try stackView(layoutCase)
    case .boxView: return try boxView(layoutCase)
    case .flexStack: return try flexStack(layoutCase)
    case .html: return try html(layoutCase)
    }
  }

  /// Returns a case of stacks as a subclass of `StackView`.
  ///
  /// Leaves are properties that are placeholders for your own views: a label for a text, and a plain view for other
  /// content, with its size in a comment. A container without paddings has no view of its own.
  public static func stackView(_ layoutCase: LayoutCase) throws(LayoutCodeError) -> String {
    StackViewCode(try Translation(layoutCase, to: .stackView).result()).text
  }

  /// Returns a case of boxes as a subclass of `BoxView`.
  ///
  /// Leaves are written as in ``stackView(_:)``. An empty node without a name is a guide. The code does not contain the
  /// size of the root, because the owner of the view sets its frame.
  public static func boxView(_ layoutCase: LayoutCase) throws(LayoutCodeError) -> String {
    try BoxViewCode(layoutCase).text
  }

  /// Returns a case of stacks as a SwiftUI view, in which each container is a `FlexStack`.
  ///
  /// A text is a `Text`. Other content is a clear color of the same size.
  public static func flexStack(_ layoutCase: LayoutCase) throws(LayoutCodeError) -> String {
    try FlexStackCode(try Translation(layoutCase, to: .flexStack).result()).text
  }

  /// Returns a case of stacks as an HTML page with a style sheet.
  ///
  /// The characters of texts have the advance that the document specifies. The body has the size of the available space
  /// if the layout of the root depends on it.
  public static func html(_ layoutCase: LayoutCase) throws(LayoutCodeError) -> String {
    try HTMLCode(try Translation(layoutCase, to: .html).result()).text
  }

  /// Returns the name of the type that the Swift code of a case declares: `LoginView` for a case `login`.
  public static func typeName(of layoutCase: LayoutCase) -> String { SwiftNames.typeName(of: layoutCase) }
}
