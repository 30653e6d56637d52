// StackViewLayout's aspect ratio.
//
// Deviation `aspectRatio.rigid`: the ratio holds whatever stretches, grows or shrinks the item. A width and a height given
// together contradict it, and the width wins. Growing stops where the cross size would leave the container, and the bounds
// of either axis bound both. CSS gives the ratio up in each of these cases.

/// An item with a rigid aspect ratio along one axis, as a border box.
struct RigidAxis {
  let preferred: Double?
  /// Padding and border.
  let floor: Double
  let margins: Double
  /// The bounds as the style has them; infinite where there is no upper one, NaN where there is no lower one.
  fileprivate let minimum: Double
  fileprivate let maximum: Double

  fileprivate var bounds: SizeBounds {
    let least = minimum.isNone ? floor : max(minimum, floor)
    return SizeBounds(minimum: least, maximum: max(maximum, least))
  }
}

/// An item with a rigid aspect ratio: its cross size follows its main size.
struct RigidItem<Main: LayoutAxis> {
  let box: SizedBox
  let ratio: RatioBox
  let main: RigidAxis
  let cross: RigidAxis
  /// The container's content box across, less the item's margins; infinite where it is not definite.
  let crossRoom: Double

  private var isRow: Bool { Main.axis == .horizontal }

  private func crossSize(fromMain size: Double) -> Double {
    isRow ? ratio.height(fromWidth: size) : ratio.width(fromHeight: size)
  }

  private func mainSize(fromCross size: Double) -> Double {
    isRow ? ratio.width(fromHeight: size) : ratio.height(fromWidth: size)
  }

  /// The main size that the style gives: by width, by height, or by stretching. `nil`: the content decides.
  func specifiedMainSize(stretches: Bool) -> Double? {
    // Of a width and a height that are given together the width wins.
    if isRow, let width = main.preferred { return width }
    if let across = cross.preferred { return mainSize(fromCross: across) }
    if let height = main.preferred { return height }
    return stretches && crossRoom < .infinity ? mainSize(fromCross: cross.bounds.clamp(crossRoom)) : nil
  }

  /// The bounds of both axes, as bounds of the main size; growing beyond `base` stops at the container. Where the two
  /// contradict each other, those of an axis hold on that axis, and the ratio gives way.
  func mainBounds(base: Double) -> SizeBounds {
    let own = main.bounds
    var bounds = own
    if !cross.minimum.isNone { bounds.minimum = own.clamp(mainSize(fromCross: cross.minimum)) }
    if cross.maximum < .infinity { bounds.maximum = own.clamp(mainSize(fromCross: cross.maximum)) }
    if crossRoom < .infinity { bounds.maximum = min(bounds.maximum, max(base, mainSize(fromCross: crossRoom))) }
    return bounds
  }

  /// The cross size at a used main size. Only the item's own size, never its minimum, makes it leave the container.
  func usedCrossSize(main size: Double, base: Double) -> Double {
    let followed = crossSize(fromMain: size)
    return cross.bounds.clamp(min(followed, max(crossRoom, crossSize(fromMain: base))))
  }

  /// The room in which the content is measured: no larger than the ratio lets it become.
  func measuringSpace(_ space: SizingSpace) -> SizingSpace {
    var space = space
    let (width, height) = isRow ? (main, cross) : (cross, main)
    if let room = space.height {
      let limit = ratio.width(fromHeight: max(0, room - height.margins)) + width.margins
      space.width = min(space.width ?? .infinity, limit)
      space.room = MeasuringRoom(width: min(space.room.width, limit))
    } else if let room = space.width, !isRow {
      space.height = ratio.height(fromWidth: max(0, room - width.margins)) + height.margins
    }
    return space
  }
}

extension LayoutPasses {
  /// Whether an item has an aspect ratio under StackViewLayout's rules.
  func isRigid(_ item: Int32) -> Bool { !isCSS && flexStyle(item).traits.contains(.hasRatio) }

  /// Such an item of a container with the main axis `Main`.
  func rigidItem<Main: LayoutAxis>(
    _ box: SizedBox, _ main: Main.Type, in container: FlexContainer
  ) -> RigidItem<Main> {
    let cross = rigidAxis(box, Main.Perpendicular.self)
    let room = Main.Perpendicular.space(container).definiteSize
    return RigidItem(
      box: box, ratio: ratioBox(of: box), main: rigidAxis(box, main), cross: cross,
      crossRoom: room.map { max(0, $0 - cross.margins) } ?? .infinity)
  }

  @inline(never) private func rigidAxis<A: LayoutAxis>(_ box: SizedBox, _ axis: A.Type) -> RigidAxis {
    let style = style(box, axis)
    let preferred = preferred(box, style, axis)
    let (minimum, maximum) = boundTerms(box, style, axis)
    return RigidAxis(
      preferred: preferred.kind == .definite ? preferred.value : nil, floor: style.inset, margins: style.margins,
      minimum: minimum.kind == .definite ? minimum.value : .nan,
      maximum: maximum.kind == .definite ? maximum.value : .infinity)
  }
}
