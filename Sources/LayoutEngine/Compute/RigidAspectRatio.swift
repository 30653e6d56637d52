// StackViewLayout's aspect ratio.
//
// Deviation `aspectRatio.rigid`: the ratio holds whatever stretches, grows or shrinks the item. A width and a height given
// together contradict it, and the width wins. Growing stops where the cross size would leave the container, and the bounds
// of either axis bound both. CSS gives the ratio up in each of these cases.

/// An item with a rigid aspect ratio: its cross size follows its main size.
struct RigidItem {
  let box: BoxModel
  let ratio: Double
  let axes: FlexAxes
  /// The container's content box across, less the item's margins, where it is definite.
  let crossRoom: Double?

  init?(_ item: ItemPointer, _ container: ContainerPointer, rules: LayoutRules) {
    guard rules == .stackView, let ratio = item.pointee.box.aspectRatio else { return nil }
    self.ratio = ratio
    box = item.pointee.box
    axes = container.pointee.axes
    crossRoom = container.pointee.definiteContentSize(container.pointee.axes.cross).map {
      max(0, $0 - item.pointee.crossMargins)
    }
  }

  func crossSize(fromMain size: Double) -> Double {
    axes.isRow ? box.height(fromWidth: size, ratio: ratio) : box.width(fromHeight: size, ratio: ratio)
  }

  func mainSize(fromCross size: Double) -> Double {
    axes.isRow ? box.width(fromHeight: size, ratio: ratio) : box.height(fromWidth: size, ratio: ratio)
  }

  private func floor(_ axis: Axis) -> Double { box.inset.sum(along: axis) }

  /// The main size that the style gives: by width, by height, or by stretching. `nil`: the content decides.
  func specifiedMainSize(stretches: Bool) -> Double? {
    for axis in [Axis.horizontal, .vertical] {
      let preferred = box.sizing(axis).preferred
      guard preferred.kind == .definite else { continue }
      return axis == axes.main ? preferred.value : mainSize(fromCross: preferred.value)
    }
    guard stretches, let crossRoom else { return nil }
    return mainSize(fromCross: box.sizing(axes.cross).clampDefinite(crossRoom, floor: floor(axes.cross)))
  }

  /// The bounds of both axes, as bounds of the main size; growing beyond `base` stops at the container. Where the two
  /// contradict each other, those of an axis hold on that axis, and the ratio gives way.
  func mainBounds(base: Double) -> SizeBounds {
    let main = box.sizing(axes.main)
    let cross = box.sizing(axes.cross)
    let own = SizeBounds(
      minimum: main.definiteMinimum(floor: floor(axes.main)), maximum: main.definiteMaximum(floor: floor(axes.main)))
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
    let cross = box.sizing(axes.cross)
    let followed = crossSize(fromMain: size)
    let limit = crossRoom.map { max($0, crossSize(fromMain: base)) } ?? .infinity
    return cross.clampDefinite(min(followed, limit), floor: floor(axes.cross))
  }

  /// The room in which the content is measured: no larger than the ratio lets it become.
  func measuringSpace(_ space: SizingSpace) -> SizingSpace {
    var space = space
    if let height = space.height {
      let width = box.width(fromHeight: max(0, height - box.margin.vertical), ratio: ratio) + box.margin.horizontal
      space.width = min(space.width ?? .infinity, width)
      space.measuringWidth = min(space.measuringWidth, width)
    } else if let width = space.width, !axes.isRow {
      space.height = box.height(fromWidth: max(0, width - box.margin.horizontal), ratio: ratio) + box.margin.vertical
    }
    return space
  }
}
