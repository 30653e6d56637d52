// The names that the blocks about engines use, and do not declare. Tests/Interfaces/blocks copies the lines that a block needs.

var tree = LayoutTree(rules: .css)
let root = tree.makeNode(Style(.css))
let node = root
let other = root
let list = root
let chart = root
let badge = root
let names = [root: "root"]
let space = RootSpace.unconstrained
let measure: @Sendable (NodeID, MeasureInput) -> LeafMeasurement = { _, _ in LeafMeasurement(width: 0, height: 0) }
let measureText: ScaledMeasureFunction = { _, _, _ in LeafMeasurement(width: 0, height: 0) }
let labels = [root]
var style = Style(.css)
let barStyle = style
let cardStyle = style
let labelStyle = style
let values = [1.0]
var cards = [tree]
let roots = [root]
