import LayoutEngine
import LayoutTestSupport

/// Trees that nest one kind of container, to count the measurements of a layout.
enum NestedTree: String, CaseIterable, Sendable {
  case rows, columns, alternating, stretched, wrapping, wrappingColumns, automaticMinimum, baselineAligned
  case aspectRatio, absolute, fitContent

  /// Every level has a leaf before and a leaf after the next level. The last level has only two leaves.
  func plan(depth: Int, rules: LayoutRules) -> TreePlan {
    var plan = TreePlan(rules: rules)
    var container = plan.add(containerStyle(level: 0, rules))
    for level in 1...depth {
      _ = plan.add(leafStyle(rules), content: .short, to: container)
      let next = plan.add(containerStyle(level: level, rules), to: container)
      _ = plan.add(leafStyle(rules), content: .short, to: container)
      container = next
    }
    _ = plan.add(leafStyle(rules), content: .short, to: container)
    _ = plan.add(leafStyle(rules), content: .short, to: container)
    return plan
  }

  private func containerStyle(level: Int, _ rules: LayoutRules) -> Style {
    var style = Style(rules)
    switch self {
    case .rows:
      style.direction = .row
    case .columns:
      style.direction = .column
    case .alternating:
      style.direction = level.isMultiple(of: 2) ? .row : .column
    case .stretched:
      style.direction = level.isMultiple(of: 2) ? .row : .column
      style.alignItems = .stretch
      style.grow = 1
      style.shrink = 1
    case .wrapping:
      style.direction = .row
      style.wrap = .wrap
    case .wrappingColumns:
      style.direction = .column
      style.wrap = .wrap
    case .automaticMinimum:
      style.direction = level.isMultiple(of: 2) ? .column : .row
      style.shrink = 1
      style.minWidth = .auto
      style.minHeight = .auto
    case .baselineAligned:
      style.direction = level.isMultiple(of: 3) ? .column : .row
      style.alignItems = .baseline
    case .aspectRatio:
      style.direction = level.isMultiple(of: 2) ? .row : .column
      style.aspectRatio = 1.5
    case .absolute:
      style.direction = .column
      style.position = level == 0 ? .relative : .absolute
      style.inset.left = 3
    case .fitContent:
      style.direction = level.isMultiple(of: 2) ? .row : .column
      style.width = .fitContent
      style.minHeight = .minContent
    }
    return style
  }

  private func leafStyle(_ rules: LayoutRules) -> Style {
    var style = Style(rules)
    switch self {
    case .stretched: style.grow = 1
    case .aspectRatio: style.aspectRatio = 2
    case .absolute: style.position = .absolute
    default: break
    }
    return style
  }
}
