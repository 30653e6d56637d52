// StackViewLayout's aspect ratio.
//
// Deviation `aspectRatio.rigid`: the ratio holds whatever stretches, grows or shrinks the item. A width and a height given
// together contradict it, and the width wins. Growing stops where the cross size would leave the container, and the bounds
// of either axis bound both. CSS gives the ratio up in each of these cases.

/// An item with a rigid aspect ratio: its cross size follows its main size.
struct RigidItem {
  let box: SizedBox
  let ratio: RatioBox
  let isRow: Bool
  let main: AxisSizing
  let cross: AxisSizing
  /// The container's content box across, less the item's margins, where it is definite.
  let crossRoom: Double?

  private func crossSize(fromMain size: Double) -> Double {
    isRow ? ratio.height(fromWidth: size) : ratio.width(fromHeight: size)
  }

  private func mainSize(fromCross size: Double) -> Double {
    isRow ? ratio.width(fromHeight: size) : ratio.height(fromWidth: size)
  }

  /// The main size that the style gives: by width, by height, or by stretching. `nil`: the content decides.
  func specifiedMainSize(stretches: Bool) -> Double? {
    let (width, height) = isRow ? (main, cross) : (cross, main)
    if width.preferred.kind == .definite {
      return isRow ? width.preferred.value : mainSize(fromCross: width.preferred.value)
    }
    if height.preferred.kind == .definite {
      return isRow ? mainSize(fromCross: height.preferred.value) : height.preferred.value
    }
    guard stretches, let crossRoom else { return nil }
    return mainSize(fromCross: cross.clampDefinite(crossRoom))
  }

  /// The bounds of both axes, as bounds of the main size; growing beyond `base` stops at the container. Where the two
  /// contradict each other, those of an axis hold on that axis, and the ratio gives way.
  func mainBounds(base: Double) -> SizeBounds {
    let own = SizeBounds(minimum: main.definiteMinimum, maximum: main.definiteMaximum)
    var bounds = own
    if cross.minimum.kind == .definite {
      bounds.minimum = own.clamp(mainSize(fromCross: cross.minimum.value))
    }
    if cross.maximum.kind == .definite {
      bounds.maximum = own.clamp(mainSize(fromCross: cross.maximum.value))
    }
    if let crossRoom { bounds.maximum = min(bounds.maximum, max(base, mainSize(fromCross: crossRoom))) }
    return bounds
  }

  /// The cross size at a used main size. Only the item's own size, never its minimum, makes it leave the container.
  func usedCrossSize(main size: Double, base: Double) -> Double {
    let followed = crossSize(fromMain: size)
    let limit = crossRoom.map { max($0, crossSize(fromMain: base)) } ?? .infinity
    return cross.clampDefinite(min(followed, limit))
  }

  /// The room in which the content is measured: no larger than the ratio lets it become.
  func measuringSpace(_ space: SizingSpace) -> SizingSpace {
    var space = space
    let (width, height) = isRow ? (main, cross) : (cross, main)
    if let room = space.height {
      let limit = ratio.width(fromHeight: max(0, room - height.style.margins)) + width.style.margins
      space.width = min(space.width ?? .infinity, limit)
      space.room = MeasuringRoom(width: min(space.room.width, limit))
    } else if let room = space.width, !isRow {
      space.height = ratio.height(fromWidth: max(0, room - width.style.margins)) + height.style.margins
    }
    return space
  }
}

extension LayoutPasses {
  /// An item with an aspect ratio under StackViewLayout's rules.
  func rigidItem(_ box: SizedBox, in container: FlexContainer) -> RigidItem? {
    guard let ratio = ratio(of: box) else { return nil }
    let (width, height) = (sizing(box, Horizontal.self), sizing(box, Vertical.self))
    let isRow = container.style.isRow
    let cross = isRow ? height : width
    let room = isRow ? container.vertical.definiteSize : container.horizontal.definiteSize
    return RigidItem(
      box: box, ratio: ratio, isRow: isRow, main: isRow ? width : height, cross: cross,
      crossRoom: room.map { max(0, $0 - cross.style.margins) })
  }
}
