import Foundation
import LayoutEngine
import PlatformView
import ViewTree

// A layout in the engine's terms. Numbers that make no sense reach the engine, which reports them.

extension BoxLayout.Axis {
  var engineAxis: LayoutEngine.Axis { self == .x ? .horizontal : .vertical }
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
