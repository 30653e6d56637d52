import LayoutEngine
import PlatformView
import ViewTree

// The properties of a stack that a tree reads.
extension StackContent: ViewContent {

  package var isBox: Bool { false }

  package var needsNaturalSizes: Bool { hasRareParts && properties.distribution == .fillProportionally }

  package var mainAxis: LayoutAxis {
    let isRow = item?.style.isRow ?? false
    return isRow == (writingMode == .horizontalTb) ? .horizontal : .vertical
  }

  /// The style of a stack that is in no other stack: its sizes and margins have no effect.
  package var containerStyle: Style {
    guard let node else { return Style(.stackView) }
    var style = node.style
    style.display = .flex
    style.position = .relative
    ItemStyles.arrange(&style, self)
    return style
  }

  package func includes(_ subview: ViewNode) -> Bool { true }

  package func nodeWillDeinit(_ going: ViewNode) {
    // A definition keeps the items of its last run.
    definition = nil
    if node === going { node = nil }
  }

  package var hasOtherDirection: Bool { item?.view.map { readsRightToLeft($0) != hostIsRightToLeft } ?? false }

  package func surroundingsMayHaveChanged() { directionMayHaveChanged = true }

  package func safeAreaInsetsDidChange() { if properties.followsSafeArea { item?.node.styleDidChange() } }

  package func prepareStyles() {
    followViewDirection()
    // Whether an item is the last one, or the only one that grows, affects the styles of the others.
    markItemsThatNeedStyles()
  }

  package var completesNewStyles: Bool { !affectsItemStyles }

  package func styleOfNewNode(_ child: ViewNode) -> Style? {
    if affectsItemStyles { return nil }
    guard ItemStyles.mayAdjust(child) else { return child.ownStyle }
    var style = child.style
    ItemStyles.adjust(&style, of: child, in: self)
    return style
  }

  /// The direction of the view of an item that is a container; `nil` if it is that of the stack view around it.
  func direction(of item: ViewNode) -> WritingDirection? {
    guard item.isContainer, let view = item.view else { return nil }
    // The views in a group are in the stack view around it.
    guard let host = node?.hadView == true ? self : hostNode?.content as? StackContent else { return nil }
    let isRightToLeft = view.isRightToLeft(in: host.hostIsRightToLeft)
    if isRightToLeft == host.hostIsRightToLeft { return nil }
    return isRightToLeft ? .rightToLeft : .leftToRight
  }

  package func writeStyles(to tree: NodeTree, areNew: Bool) {
    // Most styles are written when the nodes are created.
    lazy var styles = ItemStyles(self)
    for (index, child) in children.enumerated() where child.needsStyle && child.id != nil {
      child.needsStyle = false
      var style = styles.style(of: child, at: index)
      // The natural sizes are known once everything below is up to date.
      if styles.distribution == .fillProportionally { style.grow = tree.grow(of: child) }
      tree.set(style, of: child)
    }
  }

  /// Makes the items of a stack grow in proportion to their natural sizes.
  package func finishStyles(in tree: NodeTree) {
    let styles = ItemStyles(self)
    for (index, child) in children.enumerated() where child.isInLayout {
      guard child.id != nil else { continue }
      var style = styles.style(of: child, at: index)
      style.grow = tree.naturalSize(of: child)[styles.axis]
      tree.set(style, of: child)
    }
  }
}
