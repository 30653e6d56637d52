import Foundation

/// The pins of one item of a ``BoxView``: its distances from the edges and neighbors, its center, its size.
///
/// All values are optional; `nil` is no pin. Along the axis of the box the pins of neighbors and the box's spacing add up
/// to one distance; across it, and at the ends, they are distances from the edges of the box, insets added.
///
/// ```swift
/// let layout = BoxLayout.withPins(left: >=20).withWidth(==80)
/// ```
public struct BoxLayout: Hashable, Sendable {
  /// The distance to the left, the leading edge. Default: `==0`.
  public var left: Pin? = .zero
  /// The distance to the right, the trailing edge. Default: `==0`.
  public var right: Pin? = .zero
  /// The distance to the top. Default: `==0`.
  public var top: Pin? = .zero
  /// The distance to the bottom. Default: `==0`.
  public var bottom: Pin? = .zero
  /// The distance of the center from that of the box inside its insets, towards the trailing edge. Default: none.
  public var centerX: Pin?
  /// The distance of the center below that of the box inside its insets. Default: none.
  public var centerY: Pin?
  /// The baseline that the item shares with the other items of a box along x that have the same value. Default: none.
  public var baseline: BoxBaseline?
  /// The width. Default: none; the width follows from content, other pins and the box.
  public var width: Pin?
  /// The height. Default: none; the height follows from content, other pins and the box.
  public var height: Pin?
  /// The width relative to that of the whole box. Default: none.
  public var relativeWidth: MultiPin?
  /// The height relative to that of the whole box. Default: none.
  public var relativeHeight: MultiPin?
  /// The width as a multiple of the height. Default: none.
  public var aspectRatio: MultiPin?
  /// The size along the box's axis, in proportion to the other items that have a flex number. Default: none. A single
  /// flex number has no effect.
  public var flex: CGFloat?
  /// The space to the next item, in place of the spacing of the box. Default: none. The gap of the last item has no
  /// effect.
  public var gap: CGFloat?

  /// Four pins `==0`.
  public init() {}

  /// Four pins `==0`.
  public static let zero = BoxLayout()

  // MARK: - Edges

  /// Four pins. Omitted pins are `==0`; `nil` is no pin.
  public static func withPins(
    top: Pin? = .zero, left: Pin? = .zero, bottom: Pin? = .zero, right: Pin? = .zero
  ) -> BoxLayout {
    zero.withPins(top: top, left: left, bottom: bottom, right: right)
  }

  /// A copy with four other pins. Omitted pins are `==0`; `nil` is no pin.
  public func withPins(
    top: Pin? = .zero, left: Pin? = .zero, bottom: Pin? = .zero, right: Pin? = .zero
  ) -> BoxLayout {
    with(.top, top).with(.left, left).with(.bottom, bottom).with(.right, right)
  }

  /// Pins of edges and centers, where `nil` is no pin.
  public typealias EdgePins = [BoxEdge: Pin?]

  /// Pins for some edges, where `nil` is no pin. The other edges have `==0`, the centers no pins.
  public static func boxEdgePins(_ pins: EdgePins) -> BoxLayout { zero.boxEdgePins(pins) }

  /// A copy with other pins for some edges, where `nil` is no pin.
  public func boxEdgePins(_ pins: EdgePins) -> BoxLayout {
    pins.reduce(self) { layout, entry in layout.with(entry.key, entry.value) }
  }

  /// A copy with another pin for an edge or a center; `nil` is no pin.
  public func with(_ edge: BoxEdge, _ pin: Pin?) -> BoxLayout { with(BoxLayout.keyPath(edge), pin) }

  /// Sets the pin of an edge or a center; `nil` is no pin.
  public mutating func setPin(_ pin: Pin?, for edge: BoxEdge) { self[keyPath: BoxLayout.keyPath(edge)] = pin }

  /// The pin of an edge or a center.
  public func pinForEdge(_ edge: BoxEdge) -> Pin? {
    switch edge {
    case .top: return top
    case .left: return left
    case .bottom: return bottom
    case .right: return right
    case .centerX: return centerX
    case .centerY: return centerY
    }
  }

  /// A copy with another pin at the leading edge.
  public func withLeft(_ pin: Pin?) -> BoxLayout { with(\.left, pin) }
  /// A copy with another pin at the trailing edge.
  public func withRight(_ pin: Pin?) -> BoxLayout { with(\.right, pin) }
  /// A copy with another pin at the top.
  public func withTop(_ pin: Pin?) -> BoxLayout { with(\.top, pin) }
  /// A copy with another pin at the bottom.
  public func withBottom(_ pin: Pin?) -> BoxLayout { with(\.bottom, pin) }

  // MARK: - Centers

  /// Centered along x: the center is `offset` points from that of the box, and both edges are at least `padding` away
  /// from those of the box. With `nil` for the padding, the edges keep the pins `==0`, unlike
  /// ``BoxItem/centerX(offset:padding:)``.
  public static func xCentered(offset: CGFloat = 0, padding: CGFloat? = 0) -> BoxLayout {
    zero.xCentered(offset: offset, padding: padding)
  }

  /// A copy that is centered along x: see the static method of this name. With `nil` for the padding, the edges keep
  /// their pins.
  public func xCentered(offset: CGFloat = 0, padding: CGFloat? = 0) -> BoxLayout {
    centered(along: .x, offset: offset).padded(along: .x, padding)
  }

  /// Centered along y: the center is `offset` points below that of the box, and both edges are at least `padding` away
  /// from those of the box. With `nil` for the padding, the edges keep the pins `==0`, unlike
  /// ``BoxItem/centerY(offset:padding:)``.
  public static func yCentered(offset: CGFloat = 0, padding: CGFloat? = 0) -> BoxLayout {
    zero.yCentered(offset: offset, padding: padding)
  }

  /// A copy that is centered along y: see the static method of this name. With `nil` for the padding, the edges keep
  /// their pins.
  public func yCentered(offset: CGFloat = 0, padding: CGFloat? = 0) -> BoxLayout {
    centered(along: .y, offset: offset).padded(along: .y, padding)
  }

  // MARK: - Baselines

  /// A copy that shares a baseline with other items; `nil`: none. The edges keep their pins, unlike with
  /// ``BoxItem/baseline(_:padding:)``.
  public func withBaseline(_ baseline: BoxBaseline?) -> BoxLayout { with(\.baseline, baseline) }

  // MARK: - Sizes

  /// A copy with another width; `nil` is none.
  public func withWidth(_ pin: Pin?) -> BoxLayout { with(\.width, pin) }
  /// A copy with another height; `nil` is none.
  public func withHeight(_ pin: Pin?) -> BoxLayout { with(\.height, pin) }
  /// A copy with another width relative to that of the box; `nil` is none.
  public func withRelativeWidth(_ pin: MultiPin?) -> BoxLayout { with(\.relativeWidth, pin) }
  /// A copy with another height relative to that of the box; `nil` is none.
  public func withRelativeHeight(_ pin: MultiPin?) -> BoxLayout { with(\.relativeHeight, pin) }
  /// A copy with another flex number; `nil` is none.
  public func withFlex(_ flex: CGFloat?) -> BoxLayout { with(\.flex, flex) }

  // MARK: - Gaps

  /// A copy with another space to the next item; `nil`: the spacing of the box.
  public func withGap(_ gap: CGFloat?) -> BoxLayout { with(\.gap, gap) }

  // MARK: - Copies

  /// A copy with a center pin along an axis.
  func centered(along axis: Axis, offset: CGFloat) -> BoxLayout {
    with(BoxEdge(.center, along: axis), Pin(constant: offset))
  }

  /// A copy with one pin for both edges of an axis.
  func withEdges(along axis: Axis, _ pin: Pin?) -> BoxLayout {
    with(BoxEdge(.begin, along: axis), pin).with(BoxEdge(.end, along: axis), pin)
  }

  /// A copy with both edges of an axis at least `padding` away; unchanged for `nil`.
  private func padded(along axis: Axis, _ padding: CGFloat?) -> BoxLayout {
    padding.map { withEdges(along: axis, >=$0) } ?? self
  }

  private static func keyPath(_ edge: BoxEdge) -> WritableKeyPath<BoxLayout, Pin?> {
    switch edge {
    case .top: return \.top
    case .left: return \.left
    case .bottom: return \.bottom
    case .right: return \.right
    case .centerX: return \.centerX
    case .centerY: return \.centerY
    }
  }

  private func with<Value>(_ property: WritableKeyPath<BoxLayout, Value>, _ value: Value) -> BoxLayout {
    var layout = self
    layout[keyPath: property] = value
    return layout
  }
}

extension BoxLayout: CustomStringConvertible {
  /// The values that are set, in the order of edges, centers and sizes: `top:0.0, left:>=5.0`.
  public var description: String {
    let edges: [BoxEdge] = [.top, .left, .right, .bottom, .centerX, .centerY]
    let sizes: [(String, (any CustomStringConvertible)?)] = [
      ("width", width), ("height", height), ("relativeWidth", relativeWidth), ("relativeHeight", relativeHeight),
      ("aspectRatio", aspectRatio), ("flex", flex), ("gap", gap),
    ]
    let baselines = baseline.map { [("baseline", "\($0)" as (any CustomStringConvertible)?)] } ?? []
    let values = edges.map { ($0.str, pinForEdge($0) as (any CustomStringConvertible)?) } + baselines + sizes
    return values.compactMap { name, value in value.map { "\(name):\($0)" } }.joined(separator: ", ")
  }
}
