import Foundation
import LayoutEngine
import PlatformView
import ViewTree

// A layout in the engine's terms. Numbers that make no sense reach the engine, which reports them.

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
  /// The pin of the gap in front of a neighbour; `nil` for `>=` beside `<=`.
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

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
extension ViewNode {
  /// The constraints on the item's size beyond its pins. The first pin of a dimension that the layout leaves open is put among these.
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

  /// What a constraint compares the item's size with; `nil` if that is gone, or stands in another tree.
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

extension BoxPins {
  /// The pins of an item, with the priorities of its content.
  #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    @MainActor
  #endif
  init(_ layout: BoxLayout, of node: ViewNode) {
    self.init(layout)
    guard let view = node.view else { return }
    setPriorities(of: view)
    // What the content does not decide is as good as free.
    let (width, height) = node.decidedDimensions
    if !width { hugX = BoxPins.weakest }
    if !height { hugY = BoxPins.weakest }
    // Where several views have to grow at the same cost, pictures keep their sizes.
    let showsImage = view.naturalImageSize != nil
    (keepsWidth, keepsHeight) = (showsImage, showsImage)
  }

  private init(_ layout: BoxLayout) {
    self.init()
    left = layout.left?.enginePin
    right = layout.right?.enginePin
    top = layout.top?.enginePin
    bottom = layout.bottom?.enginePin
    centerX = layout.centerX?.enginePin
    centerY = layout.centerY?.enginePin
    width = layout.width?.enginePin
    height = layout.height?.enginePin
    relativeWidth = layout.relativeWidth?.enginePin
    relativeHeight = layout.relativeHeight?.enginePin
    flex = layout.flex.map { Double($0) }
  }

  #if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
    @MainActor
  #endif
  private mutating func setPriorities(of view: PlatformView) {
    #if !((canImport(UIKit) && !os(watchOS)) || canImport(AppKit))
      if !view.hasContentPriorities { return }
    #endif
    hugX = view.huggingX.engineValue
    hugY = view.huggingY.engineValue
    resistX = view.resistanceX.engineValue
    resistY = view.resistanceY.engineValue
  }

  private static let weakest = 1.0
}
