// The part of SwiftUI that the tests need, with Apple's signatures.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

/// A part of a user interface.
public protocol View {
  associatedtype Body: View
  var body: Body { get }
}

extension Never: View {
  public var body: Never { switch self {} }
}

/// A view for which the host creates a node.
protocol HostPrimitive: View where Body == Never {
  func makeNode() -> HostNode
  /// Updates a node with the content of the view. Returns `false` if the node was created for a view of another type.
  func update(_ node: HostNode) -> Bool
}

extension View where Body == Never {
  public var body: Never { fatalError("The host creates a node for this view.") }
}

/// Builds a list of views.
@resultBuilder public enum ViewBuilder {
  public static func buildExpression(_ view: some View) -> [any View] { [view] }
  public static func buildBlock(_ views: [any View]...) -> [any View] { views.flatMap { $0 } }
  public static func buildArray(_ views: [[any View]]) -> [any View] { views.flatMap { $0 } }
  public static func buildOptional(_ views: [any View]?) -> [any View] { views ?? [] }
  public static func buildEither(first views: [any View]) -> [any View] { views }
  public static func buildEither(second views: [any View]) -> [any View] { views }
}

extension Layout {
  /// Creates a view with subviews in this layout.
  public func callAsFunction(@ViewBuilder _ content: () -> [any View]) -> some View {
    HostLayoutView(layout: self, subviews: content())
  }
}

extension View {
  /// Sets a value for the layout around the view.
  public func layoutValue<K: LayoutValueKey>(key: K.Type, value: K.Value) -> some View {
    HostValueView(content: self, key: ObjectIdentifier(key), value: HostValue(value))
  }
}

/// A layout with its subviews.
struct HostLayoutView<L: Layout>: HostPrimitive {
  let layout: L
  let subviews: [any View]

  func makeNode() -> HostNode { HostLayoutNode(layout, subviews.map { $0.makeNode() }) }

  func update(_ node: HostNode) -> Bool {
    guard let node = node as? HostLayoutNode<L> else { return false }
    node.update(layout, subviews)
    return true
  }
}

/// A layout value, and its description, by which changes are detected.
struct HostValue {
  let value: Any
  var text: String { String(reflecting: value) }

  init(_ value: Any) { self.value = value }
}

struct HostValueView<Content: View>: View {
  let content: Content
  let key: ObjectIdentifier
  let value: HostValue

  var body: Content { content }
}

extension View {
  /// The view for which the host creates a node, with the layout values around it. As in SwiftUI, the outermost value
  /// of a key applies.
  private func resolved() -> (primitive: any HostPrimitive, values: [ObjectIdentifier: HostValue]) {
    if let primitive = self as? any HostPrimitive { return (primitive, [:]) }
    var (primitive, values) = body.resolved()
    if let wrapper = self as? any HostValueHolder { values[wrapper.key] = wrapper.value }
    return (primitive, values)
  }

  func makeNode() -> HostNode {
    let (primitive, values) = resolved()
    let node = primitive.makeNode()
    node.values = values
    return node
  }

  /// Updates a node with the view. Returns `nil` if a new node is needed, and otherwise whether a value for the layout
  /// around the view has changed.
  func update(_ node: HostNode) -> Bool? {
    let (primitive, values) = resolved()
    guard primitive.update(node) else { return nil }
    let isSame = values.mapValues(\.text) == node.values.mapValues(\.text)
    node.values = values
    return !isSame
  }
}

protocol HostValueHolder {
  var key: ObjectIdentifier { get }
  var value: HostValue { get }
}

extension HostValueView: HostValueHolder {}
