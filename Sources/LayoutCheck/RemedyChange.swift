import BoxEngine
import LayoutDocument
import LayoutEngine

/// A change of the properties of one item that removes a finding.
///
/// The change is the remedy of a finding as a value, for tools and tests:
///
/// ```swift
/// var mended = layoutCase
/// for change in try layoutCase.check().findings.compactMap(\.remedyChange) { mended.apply(change) }
/// ```
public struct RemedyChange: Equatable, Sendable {
  /// The parts of a node that have properties.
  public enum Part: UInt8, Sendable, CaseIterable {
    /// The style of the node.
    case style
    /// The pins of the node as an item of a box.
    case pins
    /// The node as a box: its axis, spacing and insets.
    case box

    /// The name of the part in JSON: `style`.
    public var word: String {
      switch self {
      case .style: return "style"
      case .pins: return "pins"
      case .box: return "box"
      }
    }
  }

  /// The change of one property. Names and values are those of documents: `minWidth` and `132`, or `left` and `>=8@750`.
  public struct Edit: Equatable, Sendable {
    /// The key of the property in documents.
    public var property: String
    /// The value before the change; `nil`: the default.
    public var old: String?
    /// The value after the change; `nil`: the default.
    public var new: String?

    /// Makes the change of a property.
    ///
    /// - Parameters:
    ///   - property: The key of the property in documents.
    ///   - old: The value before the change; `nil`: the default.
    ///   - new: The value after the change; `nil`: the default.
    public init(_ property: String, from old: String?, to new: String?) {
      (self.property, self.old, self.new) = (property, old, new)
    }
  }

  /// The node of the item in the checked tree.
  public var node: NodeID
  /// The name of the item in findings. Default: empty.
  public var name = ""
  /// The part of the node that has the properties.
  public var part: Part
  /// The changes, each of another property.
  public var edits: [Edit]

  /// Makes a change.
  ///
  /// - Parameters:
  ///   - node: The node of the item.
  ///   - part: The part of the node that has the properties.
  ///   - edits: The changes, each of another property.
  public init(of node: NodeID, _ part: Part, _ edits: [Edit]) {
    (self.node, self.part, self.edits) = (node, part, edits)
  }

  /// The change that restores the values before the change.
  public var inverse: RemedyChange {
    var inverse = self
    inverse.edits = edits.map { Edit($0.property, from: $0.new, to: $0.old) }
    return inverse
  }

  private var propertyEdits: [PropertyEdit] { edits.map { PropertyEdit($0.property, $0.new) } }
}

// MARK: - Application

extension RemedyChange {
  /// Sets the properties of the node in a tree. Other properties remain as they are.
  ///
  /// - Parameter tree: The checked tree, or a copy of it.
  /// - Returns: Whether the tree has the node, and accepts the values. Otherwise, the tree is unchanged.
  @discardableResult
  public func apply(to tree: inout LayoutTree) -> Bool {
    do throws(LayoutTreeError) {
      switch part {
      case .style:
        guard let style = tree.usedStyle(of: node)?.setting(propertyEdits, tree.rules) else { return false }
        try tree.setStyle(style, of: node)
      case .pins:
        guard tree.contains(node), let pins = (tree.pins(of: node) ?? BoxPins()).setting(propertyEdits) else {
          return false
        }
        try tree.setPins(pins, of: node)
      case .box:
        guard let box = tree.box(of: node)?.setting(propertyEdits) else { return false }
        try tree.setBox(box, of: node)
      }
      return true
    } catch {
      return false
    }
  }
}

extension LayoutCase {
  /// Applies a change of a finding of ``check(_:progress:)`` to the node of this case.
  ///
  /// - Parameter change: The change.
  /// - Returns: Whether the case has the node, and the values are valid. Otherwise, the case is unchanged.
  @discardableResult
  public mutating func apply(_ change: RemedyChange) -> Bool {
    var tree = LayoutTree(rules: rules)
    // A check and this function number the nodes in the same way.
    guard let ids = try? CaseLayout.build(self, in: &tree), let index = ids.firstIndex(of: change.node),
      change.apply(to: &tree)
    else { return false }
    switch change.part {
    case .style:
      guard var style = tree.style(of: change.node) else { return false }
      style.isReplaced = nodes[index].style.isReplaced
      setStyle(style, of: index)
    case .pins: setItem(tree.pins(of: change.node), of: index)
    case .box: setBox(tree.box(of: change.node), of: index)
    }
    return true
  }
}
