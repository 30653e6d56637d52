// StackViewLayout's aspect ratio.
//
// Deviation `ratioIsRigid`: the ratio holds where the item is stretched, grows or shrinks. If both a width and a height
// are given, the width takes precedence. Growing stops where the cross size would exceed the container, and the bounds
// of either axis limit both sizes. CSS ignores the ratio in each of these cases.

/// An item with a rigid aspect ratio along one axis, as a border box.
struct RigidAxis {
  let preferred: Double?
  /// Padding and border.
  let floor: Double
  let margins: Double
  /// The bounds of the style; infinite without an upper bound, NaN without a lower bound.
  fileprivate let minimum: Double
  fileprivate let maximum: Double

  fileprivate var bounds: SizeBounds {
    let least = minimum.isNone ? floor : max(minimum, floor)
    return SizeBounds(minimum: least, maximum: max(maximum, least))
  }
}

/// An item with a rigid aspect ratio: its cross size follows its main size.
struct RigidItem<Main: StaticAxis> {
  let box: SizedBox
  let ratio: RatioBox
  let main: RigidAxis
  let cross: RigidAxis
  /// The container's content box across, less the item's margins; infinite where the cross size is indefinite.
  let crossSpace: Double

  private var isRow: Bool { Main.axis == .horizontal }

  private func crossSize(fromMain size: Double) -> Double {
    isRow ? ratio.height(fromWidth: size) : ratio.width(fromHeight: size)
  }

  private func mainSize(fromCross size: Double) -> Double {
    isRow ? ratio.width(fromHeight: size) : ratio.height(fromWidth: size)
  }

  /// The main size from the style; `nil`: the content determines the size.
  ///
  /// The size follows from the width, from the height, or from stretching.
  func specifiedMainSize(stretches: Bool) -> Double? {
    // If both a width and a height are given, the width takes precedence.
    if isRow, let width = main.preferred { return width }
    if let across = cross.preferred { return mainSize(fromCross: across) }
    if let height = main.preferred { return height }
    return stretches && crossSpace < .infinity ? mainSize(fromCross: cross.bounds.clamp(crossSpace)) : nil
  }

  /// The bounds of both axes, as bounds of the main size.
  ///
  /// Growing beyond `base` stops at the edge of the container. Where the bounds of both axes contradict each other, the
  /// bounds of each axis hold on that axis, and the ratio is not preserved.
  func mainBounds(base: Double) -> SizeBounds {
    let own = main.bounds
    var bounds = own
    if !cross.minimum.isNone { bounds.minimum = own.clamp(mainSize(fromCross: cross.minimum)) }
    if cross.maximum < .infinity { bounds.maximum = own.clamp(mainSize(fromCross: cross.maximum)) }
    if crossSpace < .infinity { bounds.maximum = min(bounds.maximum, max(base, mainSize(fromCross: crossSpace))) }
    return bounds
  }

  /// The cross size at a used main size.
  ///
  /// Only the item's own size, never its minimum, lets the item exceed the container.
  func usedCrossSize(main size: Double, base: Double) -> Double {
    let followed = crossSize(fromMain: size)
    return cross.bounds.clamp(min(followed, max(crossSpace, crossSize(fromMain: base))))
  }

  /// The available space for measuring the content, limited by the ratio.
  func measuringSpace(_ space: SizingSpace) -> SizingSpace {
    var space = space
    let (width, height) = isRow ? (main, cross) : (cross, main)
    if let availableSpace = space.height {
      let limit = ratio.width(fromHeight: max(0, availableSpace - height.margins)) + width.margins
      space.width = min(space.width ?? .infinity, limit)
      space.availableSpace = MeasureSpace(width: min(space.availableSpace.width, limit))
    } else if let availableSpace = space.width, !isRow {
      space.height = ratio.height(fromWidth: max(0, availableSpace - width.margins)) + height.margins
    }
    return space
  }
}

extension LayoutPasses {
  /// Whether an item has a rigid aspect ratio. ``Deviations/ratioIsRigid``
  func isRigid(_ item: Int32) -> Bool {
    deviations.contains(.ratioIsRigid) && flexStyle(item).hasRatio
  }

  /// The rigid item of a container with the main axis `Main`.
  func rigidItem<Main: StaticAxis>(
    _ box: SizedBox, _ main: Main.Type, in container: FlexContainer
  ) -> RigidItem<Main> {
    let cross = rigidAxis(box, Main.Perpendicular.self)
    let availableSpace = Main.Perpendicular.space(container).definiteSize
    return RigidItem(
      box: box, ratio: ratioBox(of: box), main: rigidAxis(box, main), cross: cross,
      crossSpace: availableSpace.map { max(0, $0 - cross.margins) } ?? .infinity)
  }

  @inline(never) private func rigidAxis<A: StaticAxis>(_ box: SizedBox, _ axis: A.Type) -> RigidAxis {
    let style = style(box, axis)
    let preferred = preferred(box, style, axis)
    let (minimum, maximum) = boundTerms(box, style, axis)
    return RigidAxis(
      preferred: preferred.definite, floor: style.inset, margins: style.margins,
      minimum: minimum.kind == .definite ? minimum.value : .nan,
      maximum: maximum.kind == .definite ? maximum.value : .infinity)
  }
}
