// css-flexbox-1 §9.4 Cross Size Determination
// https://www.w3.org/TR/css-flexbox-1/#cross-sizing

extension LayoutPasses {
  /// Step 7: the hypothetical cross size of an item at its used main size.
  ///
  /// Step 11 is included where the item stretches in a single line of known cross size.
  @inline(__always) func crossSize<A: StaticAxis, I: ItemKind>(
    of node: Int32, _ axis: A.Type, stretches: Bool, in container: FlexContainer, _ itemKind: I.Type
  ) -> Double {
    let (style, space) = (axisStyle(node, axis), A.space(container))
    // A stretched size follows a rigid ratio only.
    if !I.isSimple, !style.traits.isDisjoint(with: .needsFullCrossSizing),
      !stretches || deviations.contains(.ratioIsRigid) || style.traits.contains(.hasKeywordBounds)
    {
      return fullCrossSize(of: node, axis, stretches: stretches, in: container)
    }
    var size = space.size - style.margins
    if !stretches {
      if style.traits.isDisjoint(with: space.indefiniteSizes) {
        size = givenSize(of: node, axis, style, basis: space.percentageBasis, I.self)
      } else if A.axis == .vertical {
        size = contentHeight(ofItem: node, inset: style.inset, in: container)
      } else {
        size = fitContentWidth(ofItem: node, in: container)
      }
    }
    if !I.isSimple, style.traits.contains(.hasUnresolvedBounds) {
      return resolvedBounds(of: node, axis, in: container).clamp(size)
    }
    return size.atMost(style.maximum).atLeast(style.minimum)
  }

  /// Bounds that are percentages.
  @inline(never) func resolvedBounds<A: StaticAxis>(
    of node: Int32, _ axis: A.Type, in container: FlexContainer
  ) -> SizeBounds {
    let box = sizedBox(node, in: container)
    let style = style(box, axis)
    return AxisSizing(style, preferred: SizeTerm(), bounds: boundTerms(box, style, axis)).definiteBounds
  }

  /// The cross size of an item with a ratio, or with keywords across.
  @inline(never) private func fullCrossSize<A: StaticAxis>(
    of node: Int32, _ axis: A.Type, stretches: Bool, in container: FlexContainer
  ) -> Double {
    let box = sizedBox(node, in: container)
    if isRigid(node) {
      let rigid = rigidItem(box, A.Perpendicular.self, in: container)
      let base = flexBaseSize(of: rigid, in: container)
      let main = A.axis == .vertical ? states[node].width : rigid.mainBounds(base: base).clamp(base)
      return rigid.usedCrossSize(main: main, base: base)
    }
    let space = sizingSpace(for: node, in: container)
    if stretches {
      return stretchedCrossSize(of: node, axis, lineCrossSize: A.space(container).size, in: container, space)
    }
    return A.axis == .vertical
      ? usedHeight(of: box, width: states[node].width, in: space) : usedWidth(of: box, in: space)
  }

  // MARK: - Lines

  /// Step 8: the cross sizes of lines, from the outer cross sizes of their items.
  func calculateLineCrossSizes(_ lines: Range<Int>, _ items: Table<CrossItem>) {
    for index in lines {
      var line = arena.workspace.lines[index]
      var largest = line.strutSize
      // For the items aligned by first baselines, and by last baselines.
      var (descent, lastAscent) = (-Double.infinity, -Double.infinity)
      (line.ascent, line.lastDescent) = (-.infinity, -.infinity)
      for item in line.items {
        switch items[item].alignment {
        case .baseline:
          line.ascent = max(line.ascent, items[item].ascent)
          descent = max(descent, items[item].descent)
        case .lastBaseline:
          lastAscent = max(lastAscent, items[item].ascent)
          line.lastDescent = max(line.lastDescent, items[item].descent)
        default: largest = max(largest, items[item].outerCrossSize)
        }
      }
      if line.ascent > -.infinity { largest = max(largest, line.ascent + descent) }
      if line.lastDescent > -.infinity { largest = max(largest, lastAscent + line.lastDescent) }
      line.crossSize = largest
      arena.workspace.lines[index] = line
    }
  }

  /// The sum of the lines with their gaps: the cross size of the content.
  func contentCrossSize(_ lines: Range<Int>, gap: Double) -> Double {
    var sum = 0.0
    for index in lines { sum += arena.workspace.lines[index].crossSize }
    return sum + gap * Double(max(0, lines.count - 1))
  }

  /// Steps 8 and 9: a single line is as large as the container; `align-content: stretch` shares free space among lines.
  ///
  /// - Returns: The free space that is left for step 16.
  func stretchLines(_ lines: Range<Int>, crossSize: Double, gap: Double, in container: FlexContainer) -> Double {
    let all = arena.workspace.lines.table
    if container.isSingleLine {
      for index in lines { all[index].crossSize = crossSize }
      return 0
    }
    let freeSpace = crossSize - contentCrossSize(lines, gap: gap)
    guard flexStyle(container.node).alignContent == .stretch, freeSpace > 0, !lines.isEmpty else { return freeSpace }
    let share = freeSpace / Double(lines.count)
    for index in lines { all[index].crossSize += share }
    return 0
  }

  /// Step 11: the cross size of an item that stretches, within its bounds.
  ///
  /// The stretched height is definite for content keywords, too: the items of a row fill this height, so that a keyword
  /// does not limit the height of a row.
  ///
  /// - Parameter space: The available space for the item, with its used main size.
  func stretchedCrossSize<A: StaticAxis>(
    of node: Int32, _ axis: A.Type, lineCrossSize: Double, in container: FlexContainer, _ space: SizingSpace
  ) -> Double {
    let style = axisStyle(node, axis)
    let size = lineCrossSize - style.margins
    if !style.traits.contains(.hasUnresolvedBounds) { return size.atMost(style.maximum).atLeast(style.minimum) }
    var box = sizedBox(node, in: container)
    // As a bound, `stretch` fills the line, whether the container has a definite size or not.
    var availableSpace = box.basis
    availableSpace[A.axis] = lineCrossSize
    box.stretchSpace = availableSpace
    if A.axis == .vertical {
      let definite = sizing(box, Vertical.self).clampDefinite(size)
      return heightBounds(
        of: box, width: states[node].width, definiteHeight: definite, hasContentMinimum: false, in: space
      ).clamp(size)
    }
    return widthBounds(of: box, sizing(box, Horizontal.self), hasContentMinimum: false, in: space).clamp(size)
  }
}
