import LayoutEngine

extension TreePlan {
  /// Nested rows and columns of texts, up to three levels deep, as on most screens. Nearly all sizes depend on content,
  /// and therefore on the space in which texts are measured.
  package static func labelStacks(_ styles: inout StyleGenerator) -> TreePlan {
    var plan = TreePlan(rules: styles.rules)
    let root = plan.add(labelContainer(&styles))
    plan.addLabels(to: root, depth: 1, &styles)
    return plan
  }

  private mutating func addLabels(to container: Int, depth: Int, _ styles: inout StyleGenerator) {
    for _ in 0..<styles.random.integer(1...4) {
      if depth < 3, styles.random.chance(35) {
        var style = TreePlan.labelContainer(&styles)
        TreePlan.chooseFlex(&style, &styles)
        addLabels(to: add(style, to: container), depth: depth + 1, &styles)
      } else {
        var style = Style(rules)
        TreePlan.chooseFlex(&style, &styles)
        let words = (0..<styles.random.integer(1...6)).map { _ in styles.number(8...60) }
        _ = add(style, content: .text(words: words, lineHeight: 10, baseline: 8), to: container)
      }
    }
  }

  private static func labelContainer(_ styles: inout StyleGenerator) -> Style {
    var style = Style(styles.rules)
    style.direction = styles.random.chance(60) ? .row : .column
    if styles.random.chance(20) { style.wrap = styles.random.chance(80) ? .wrap : .wrapReverse }
    if styles.random.chance(50) { style.alignItems = styles.random.pick(AlignItems.self) }
    if styles.random.chance(20) { style.justifyContent = styles.random.pick(JustifyContent.self) }
    if styles.random.chance(25) { style.padding = StyleEdges(styles.length(0...12)) }
    if styles.random.chance(20) { style.columnGap = styles.length(0...10) }
    if styles.random.chance(10) { style.layoutDirection = .rightToLeft }
    return style
  }

  private static func chooseFlex(_ style: inout Style, _ styles: inout StyleGenerator) {
    if styles.random.chance(25) { style.grow = styles.number(0...2) }
    if styles.random.chance(40) { style.shrink = styles.number(0...2) }
    if styles.random.chance(15) { style.minWidth = .length(styles.length(0...90)) }
    if styles.random.chance(15) { style.maxWidth = .length(styles.length(20...150)) }
    if styles.random.chance(10) { style.basis = .length(styles.length(0...120)) }
    if styles.random.chance(30) { style.margin.end = .length(styles.length(0...15)) }
    if styles.random.chance(10) { style.margin.start = .length(styles.length(0...15)) }
    if styles.random.chance(15) { style.alignSelf = styles.random.pick(AlignSelf.self) }
  }
}
