// A module for a web page that lays out flex containers only: see `size`.

import LayoutEngine

nonisolated(unsafe) private var tree = LayoutTree(rules: .css)
nonisolated(unsafe) private var nodes: [NodeID] = []

/// Creates a node with the style at an address, and returns its number.
///
/// - Parameter parent: The number of the parent; −1: the root.
@_expose(wasm, "makeNode") @_cdecl("flexbox_make_node")
public func makeNode(_ style: UnsafeRawPointer, _ isLeaf: Bool, _ parent: Int) -> Int {
  let style = style.load(as: Style.self)
  let node = isLeaf ? tree.makeLeaf(style) : tree.makeNode(style)
  if parent >= 0 { try? tree.append(node, to: nodes[parent]) }
  nodes.append(node)
  return nodes.count - 1
}

/// Lays out the tree at a width. Each leaf measures 40 by 20 points.
@_expose(wasm, "layOut") @_cdecl("flexbox_lay_out")
public func layOut(_ width: Double) {
  try? tree.computeLayout(of: nodes[0], in: .available(width: width, height: nil)) { _, _ in
    LeafMeasurement(width: 40, height: 20)
  }
}

/// The horizontal position of a node.
@_expose(wasm, "x") @_cdecl("flexbox_x")
public func x(_ node: Int) -> Double { tree.frame(of: nodes[node]).x }

/// The seed of hash tables, which is the same in every run.
@_cdecl("arc4random_buf")
public func fillWithRandomBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
  for index in 0..<count { bytes[index] = 4 }
}
