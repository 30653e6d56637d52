import BoxEngine
import Foundation
import LayoutEngine
import PlatformView
import ViewTree

// Converts layouts to the types of the engine. Invalid numbers are passed to the engine, which reports them.

extension BoxLayout.Axis {
  var engineAxis: LayoutAxis { self == .x ? .horizontal : .vertical }
}

extension BoxLayout.Relation {
  fileprivate var engineRelation: PinRelation {
    switch self {
    case .equal: return .equal
    case .greaterThanOrEqual: return .atLeast
    case .lessThanOrEqual: return .atMost
    }
  }
}

extension BoxLayout.Pin {
  /// The pin of the gap between this pin and the begin pin of the next item; `nil` for `>=` next to `<=`.
  func joined(to begin: Self, spacing: CGFloat = 0) -> Self? {
    guard let sum = enginePin.joined(to: begin.enginePin, spacing: Double(spacing)) else { return nil }
    return Self(
      constant: CGFloat(sum.constant), relation: sum.relation == enginePin.relation ? relation : begin.relation,
      priority: sum.priority == enginePin.priority ? priority : begin.priority)
  }

  fileprivate var enginePin: BoxPin {
    BoxPin(relation: relation.engineRelation, constant: Double(constant), priority: priority.engineValue)
  }
}

extension BoxLayout.MultiPin {
  fileprivate var enginePin: BoxRelativePin {
    BoxRelativePin(multiplier: Double(multiplier), pin: pin.enginePin)
  }
}

extension BoxConstraint {
  /// Whether it relates the size of one view or guide to that of another one.
  var isRelation: Bool { secondItem.map { $0 !== firstItem } ?? false }

  fileprivate var enginePin: BoxPin {
    BoxPin(relation: relation.engineRelation, constant: Double(constant), priority: priority.engineValue)
  }

  fileprivate var dimension: LayoutAxis { firstAttribute == .width ? .horizontal : .vertical }
}

extension ViewNode {
  /// The constraints on the item's size in addition to its pins. If the layout does not set a dimension, the first
  /// constraint on this dimension becomes a pin.
  func sizeConstraints(
    _ layout: BoxLayout, _ held: [BoxConstraint], _ pins: inout BoxPins, in tree: NodeTree
  ) -> [BoxSizeConstraint] {
    var constraints: [BoxSizeConstraint] = []
    if let aspect = layout.aspectRatio {
      let reference = BoxSizeConstraint.Reference.otherDimension(multiplier: Double(aspect.multiplier))
      constraints.append(BoxSizeConstraint(.horizontal, aspect.pin.enginePin, reference))
    }
    for constraint in held {
      let (dimension, pin) = (constraint.dimension, constraint.enginePin)
      if constraint.secondAttribute == nil {
        let size: WritableKeyPath<BoxPins, BoxPin?> = dimension == .horizontal ? \.width : \.height
        if pins[keyPath: size] == nil {
          pins[keyPath: size] = pin
        } else {
          constraints.append(BoxSizeConstraint(dimension, pin))
        }
      } else if let reference = reference(of: constraint, in: tree) {
        constraints.append(BoxSizeConstraint(dimension, pin, reference))
      }
    }
    return constraints
  }

  /// The reference of a constraint on the item's size; `nil` if the other item is deallocated or in another tree.
  private func reference(of constraint: BoxConstraint, in tree: NodeTree) -> BoxSizeConstraint.Reference? {
    let multiplier = Double(constraint.multiplier)
    guard constraint.isRelation else {
      return constraint.secondItem.map { _ in .otherDimension(multiplier: multiplier) }
    }
    guard let other = constraint.secondItem?.existingBoxNode, let node = tree.id(of: other) else { return nil }
    return .node(node, multiplier: multiplier)
  }
}

extension PlatformLayoutPriority {
  fileprivate var engineValue: Double { Double(rawValue) }
}

extension ViewNode {
  /// Returns the pins of the item for its layout, with the priorities of its content.
  func pins(_ layout: BoxLayout) -> BoxPins {
    var pins = BoxPins(layout)
    guard let view else { return pins }
    if view.mayHaveContentPriorities {
      pins.hugX = view.huggingX.engineValue
      pins.hugY = view.huggingY.engineValue
      pins.resistX = view.resistanceX.engineValue
      pins.resistY = view.resistanceY.engineValue
    }
    // A dimension that the content does not determine has the lowest hugging priority.
    let (width, height) = determinedDimensions
    if !width { pins.hugX = BoxPins.weakest }
    if !height { pins.hugY = BoxPins.weakest }
    // If several views can grow at the same cost, views that show an image keep their sizes.
    let showsImage = view.naturalImageSize != nil
    (pins.keepsWidth, pins.keepsHeight) = (showsImage, showsImage)
    return pins
  }
}

extension BoxPins {
  fileprivate init(_ layout: BoxLayout) {
    self.init()
    left = layout.left?.enginePin
    right = layout.right?.enginePin
    top = layout.top?.enginePin
    bottom = layout.bottom?.enginePin
    centerX = layout.centerX?.enginePin
    centerY = layout.centerY?.enginePin
    baseline = layout.baseline
    width = layout.width?.enginePin
    height = layout.height?.enginePin
    relativeWidth = layout.relativeWidth?.enginePin
    relativeHeight = layout.relativeHeight?.enginePin
    flex = layout.flex.map { Double($0) }
    gap = layout.gap.map { Double($0) }
  }

  fileprivate static let weakest = 1.0
}
