import Foundation
import LayoutDocument
import LayoutEngine
import PlatformView
import StackViewLayout
import ViewTestSupport

// Edits of views, items and stacks that do not move them.
extension HierarchyEditor {
  // MARK: - Items

  mutating func changeItem() -> String {
    let item = item()
    return "\(name(item)): \(random.chance(60) ? changeProperty(of: item) : changeLength(of: item))"
  }

  private mutating func changeProperty(of item: StackItem) -> String {
    switch random.integer(0...10) {
    case 0: item.grow(number(0...2))
    case 1: item.shrink(number(0...2))
    case 2: item.alignSelf(random.pick(SAlignSelf.self))
    case 3: item.position(random.pick(SPosition.self)).top(number(-5...20)).start(20%)
    case 4: item.order(random.integer(-1...1))
    case 5: item.layoutDirection = random.pick(SLayoutDirection.self)
    case 6: item.aspectRatio(random.chance(50) ? nil : number(0.5...2))
    case 7:
      // All properties at once, except those that only documents have.
      StyleWriter(styles.style()).write(to: item)
      return "a style"
    case 8:
      item.position(.absolute).justifySelf(random.pick(SAlignSelf.self)).alignSelf(random.pick(SAlignSelf.self))
    case 9: changeOverflow(of: item)
    default: item.markDirty()
    }
    return "a property"
  }

  private mutating func changeOverflow(of item: StackItem) {
    let overflow = random.pick(SOverflow.self)
    switch random.integer(0...2) {
    case 0: item.overflow(overflow)
    case 1: item.overflowX(overflow)
    default: item.overflowY(overflow)
    }
    if random.chance(50) { (item.minWidth, item.minHeight) = (.auto, .auto) }
  }

  private mutating func changeLength(of item: StackItem) -> String {
    let points = number(-5...60)
    let percent = number(0...110)%
    switch random.integer(0...16) {
    case 0: item.width(random.chance(40) ? nil : points)
    case 1: item.height(random.chance(40) ? nil : points)
    case 2: item.width(percent)
    case 3: item.height(percent - 5)
    case 4: item.minWidth(points).maxWidth(percent)
    case 5: item.minHeight(percent).maxHeight(points)
    case 6: item.minWidth(nil).maxWidth(nil).minHeight(nil).maxHeight(nil)
    case 7: item.basis(random.chance(40) ? nil : points)
    case 8: item.basis(percent)
    case 9: item.margin(points)
    case 10: item.marginStart(points).marginRight(percent)
    case 11: item.marginTop(.auto).marginEnd(.auto)
    case 12: item.margin(0)
    case 13: item.width(content()).height(content())
    case 14: item.minWidth(content()).maxHeight(content())
    case 15:
      if random.chance(20) { item.basis(.content) } else { item.basis(content()) }
    default: item.size(points)
    }
    return "a length, \(points), \(percent.value)%"
  }

  private mutating func content() -> SContentSize { random.pick(SContentSize.self) }

  // MARK: - Stacks

  mutating func changeContainer() -> String {
    let container = container()
    let change = random.chance(60) ? changeProperty(of: container) : changeSpaces(of: container)
    return "\(name(container.item)): \(change)"
  }

  private mutating func changeProperty(of container: any StackContainer) -> String {
    switch random.integer(0...8) {
    case 0: container.direction = random.pick(SDirection.self)
    case 1: container.justifyContent = random.pick(SJustifyContent.self)
    case 2: container.alignItems = random.pick(SAlignItems.self)
    case 3: container.alignContent = random.pick(SAlignContent.self)
    case 4: container.wrap = random.pick(SWrap.self)
    case 5: container.layoutDirection = random.pick(SLayoutDirection.self)
    case 6: container.overflow = random.pick(SOverflow.self)
    default:
      let distribution = random.pick(SDistribution.allCases.map(Optional.some) + [nil])
      container.distribution = distribution
      return "distribution \(distribution.map { "\($0)" } ?? "none")"
    }
    return "a property"
  }

  private mutating func changeSpaces(of container: any StackContainer) -> String {
    let points = number(0...12)
    let percent = number(0...15)%
    switch random.integer(0...8) {
    case 0: container.setGap(points)
    case 1: container.setGap(percent)
    case 2: container.setPadding(points)
    case 3: container.setPadding(percent)
    case 4: container.setEdges(points, percent)
    default:
      guard let view = random.pick(container.items.map(\.view) + [nil]) else { return "no spacing" }
      container.setCustomSpacing(random.chance(20) ? nil : points, after: view)
      return "spacing \(points) after \(name(view.item))"
    }
    return "a space, \(points), \(percent.value)%"
  }

  // MARK: - Showing

  mutating func show() -> String {
    let view = view()
    let what = name(view.item)
    switch random.integer(0...8) {
    case 0, 1:
      view.isHidden.toggle()
      return "\(what) hidden: \(view.isHidden)"
    case 2: view.item.keepsSpaceWhenHidden.toggle()
    case 7: view.item.collapsesWhenHidden.toggle()
    case 3:
      let item = item()
      item.isIncludedInLayout.toggle()
      return "\(name(item)) included: \(item.isIncludedInLayout)"
    case 4: random.pick(hierarchy.stacks).hideItem(view)
    case 5: (view.superview as? StackView)?.hideItem(view, animate: random.chance(50))
    case 6: (view.superview as? StackView)?.showItem(view, animate: random.chance(50))
    default: view.isHidden = false
    }
    return "\(what) shown or hidden"
  }

  mutating func changeContent() -> String {
    switch view() {
    case let label as TestLabel:
      label.text = text()
      label.item.markDirty()
      return "\(name(label.item)): '\(label.text ?? "")'"
    case let image as TestImageView:
      image.image = TestImage(size: CGSize(width: random.integer(0...60), height: random.integer(0...60)))
      image.item.markDirty()
      if random.chance(30) { image.item.aspectRatio() }
      return "\(name(image.item)): another image"
    default: return "nothing"
    }
  }

  mutating func changeSurroundings() -> String {
    let stack = random.chance(50) ? hierarchy.root : random.pick(hierarchy.stacks)
    switch random.integer(0...3) {
    case 0:
      stack.semanticContentAttribute = random.pick([.unspecified, .forceLeftToRight, .forceRightToLeft])
      return "\(name(stack.item)): \(stack.semanticContentAttribute)"
    case 1:
      stack.displayScale = random.pick([nil, 1, 2, 3])
      return "\(name(stack.item)): a scale"
    default:
      stack.frame = CGRect(x: 0, y: 0, width: number(20...300), height: number(20...300))
      // A layout of the stack around has to be requested where the stack does not report that it was moved.
      if !stack.reportsChanges { stack.superview?.setNeedsLayout() }
      return "\(name(stack.item)): \(stack.frame.size)"
    }
  }

  // MARK: - Measuring

  mutating func measure() -> String {
    let stack = random.chance(50) ? hierarchy.root : random.pick(hierarchy.stacks)
    switch random.integer(0...5) {
    case 0: _ = stack.sizeThatFits(CGSize(width: number(0...200), height: .infinity))
    case 1: _ = stack.intrinsicContentSize
    case 2: _ = stack.layoutDocument()
    case 3: _ = (stack.issues(), stack.contentSize)
    case 4: stack.layoutIfNeeded()
    default: hierarchy.root.layoutIfNeeded()
    }
    return "\(name(stack.item)) measured"
  }
}

extension StackContainer {
  fileprivate func setGap(_ points: CGFloat) { gap(points) }
  fileprivate func setGap(_ percent: SPercent) { rowGap(percent).columnGap(percent) }
  fileprivate func setPadding(_ points: CGFloat) { padding(points) }
  fileprivate func setPadding(_ percent: SPercent) { padding(percent) }
  fileprivate func setEdges(_ points: CGFloat, _ percent: SPercent) {
    paddingStart(points).paddingRight(percent).paddingTop(points)
  }
}
