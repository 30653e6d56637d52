import LayoutDocument
import LayoutEngine

/// Layout documents as source code that lays out to the same frames.
///
/// The code holds what differs from the defaults of its target, and names that follow the names of the nodes. A document by the rules of
/// CSS becomes a `StackView` where StackViewLayout's rules give the same frames, and the other way round: the engine lays the result out
/// before it is written. A document that cannot be expressed as a target is an error that names a node and the reason.
///
/// Where a target has no equivalent of a padding in percent, the code has the padding in points that it has in the layout of the document,
/// and a comment in the code states that.
///
/// ```swift
/// let file = try LayoutFile(parsing: bytes)
/// print(try LayoutCode.stackView(file.cases[0]))
/// ```
public enum LayoutCode {
  /// The code of a case for a target.
  /// - Throws: an error at the first node that cannot be expressed as the target.
  /// - Complexity: some layouts of the case; where sizes of CSS's rules are left out, some for each node.
  public static func code(of layoutCase: LayoutCase, as target: CodeTarget) throws(LayoutCodeError) -> String {
    switch target {
    case .stackView: return try stackView(layoutCase)
    case .boxView: return try boxView(layoutCase)
    case .flexStack: return try flexStack(layoutCase)
    case .html: return try html(layoutCase)
    }
  }

  /// A case of stacks as a subclass of `StackView`.
  ///
  /// Leaves are properties, to be replaced by the views that they stand for: a label for a text, and a plain view for content of any other
  /// kind, with its size in a comment. A container without paddings has no view of its own.
  public static func stackView(_ layoutCase: LayoutCase) throws(LayoutCodeError) -> String {
    StackViewCode(try Translation(layoutCase, to: .stackView).result()).text
  }

  /// A case of boxes as a subclass of `BoxView`. Leaves are as in ``stackView(_:)``; an empty node without a name is a guide.
  ///
  /// The size of the root is not in the code: the owner of the view gives it a frame.
  public static func boxView(_ layoutCase: LayoutCase) throws(LayoutCodeError) -> String {
    try BoxViewCode(layoutCase).text
  }

  /// A case of stacks as a view of SwiftUI: each container is a `FlexStack`.
  ///
  /// A text is a `Text`, and content of any other kind a clear colour of its size.
  public static func flexStack(_ layoutCase: LayoutCase) throws(LayoutCodeError) -> String {
    try FlexStackCode(try Translation(layoutCase, to: .flexStack).result()).text
  }

  /// A case of stacks as a page with a style sheet.
  ///
  /// Letters of texts have the width that the document gives them. The page has the room that is available to the root, where the layout
  /// depends on it.
  public static func html(_ layoutCase: LayoutCase) throws(LayoutCodeError) -> String {
    try HTMLCode(try Translation(layoutCase, to: .html).result()).text
  }

  /// The name of the type that the Swift code of a case declares: `LoginView` for a case `login`.
  public static func typeName(of layoutCase: LayoutCase) -> String { SwiftNames.typeName(of: layoutCase) }
}
