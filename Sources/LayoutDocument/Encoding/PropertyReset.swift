import LayoutEngine

extension Style {
  /// Resets a property to its default.
  ///
  /// - Parameter name: The key in documents. Unknown keys have no effect.
  package mutating func reset(_ name: String, _ rules: LayoutRules) {
    let defaults = Style(rules)
    if let key = StyleKey.allCases.first(where: { $0.name == name }) { return reset(key, to: defaults) }
    for edge in EdgeKey.allCases {
      if edge.name(in: "margin") == name { return margin.reset(edge, to: defaults.margin) }
      if edge.name(in: "padding") == name { return padding.reset(edge, to: defaults.padding) }
      if edge.name(in: "border") == name { return border.reset(edge, to: defaults.border) }
    }
  }

  private mutating func reset(_ key: StyleKey, to defaults: Style) {
    switch key {
    case .display: display = defaults.display
    case .position: position = defaults.position
    case .top: inset.top = .auto
    case .left: inset.left = .auto
    case .bottom: inset.bottom = .auto
    case .right: inset.right = .auto
    case .start: inset.start = nil
    case .end: inset.end = nil
    case .direction: direction = defaults.direction
    case .layoutDirection: layoutDirection = defaults.layoutDirection
    case .writingMode: writingMode = defaults.writingMode
    case .wrap: wrap = defaults.wrap
    case .justifyContent: justifyContent = defaults.justifyContent
    case .alignItems: alignItems = defaults.alignItems
    case .alignSelf: alignSelf = defaults.alignSelf
    case .justifySelf: justifySelf = defaults.justifySelf
    case .alignContent: alignContent = defaults.alignContent
    case .grow: grow = defaults.grow
    case .shrink: shrink = defaults.shrink
    case .basis: basis = defaults.basis
    case .order: order = defaults.order
    case .visibility: visibility = defaults.visibility
    default: resetSize(key, to: defaults)
    }
  }

  private mutating func resetSize(_ key: StyleKey, to defaults: Style) {
    switch key {
    case .width: width = defaults.width
    case .height: height = defaults.height
    case .minWidth: minWidth = defaults.minWidth
    case .minHeight: minHeight = defaults.minHeight
    case .maxWidth: maxWidth = defaults.maxWidth
    case .maxHeight: maxHeight = defaults.maxHeight
    case .aspectRatio: (aspectRatio, aspectRatioIsAutomatic) = (nil, false)
    case .gap: gap = .zero
    case .rowGap: rowGap = .zero
    case .columnGap: columnGap = .zero
    case .boxSizing: boxSizing = defaults.boxSizing
    case .overflow: overflow = .visible
    case .overflowX: overflowX = .visible
    case .overflowY: overflowY = .visible
    default: break
    }
  }
}

extension StyleEdges {
  fileprivate mutating func reset(_ key: EdgeKey, to defaults: StyleEdges) {
    if key == .all || key == .horizontal || key == .left { left = defaults.left }
    if key == .all || key == .horizontal || key == .right { right = defaults.right }
    if key == .all || key == .vertical || key == .top { top = defaults.top }
    if key == .all || key == .vertical || key == .bottom { bottom = defaults.bottom }
    if key == .start { start = nil }
    if key == .end { end = nil }
  }
}

extension BoxPins {
  /// Removes a pin, or resets a priority to its default. An edge without a pin gets its default, `==0`.
  ///
  /// - Parameter name: The key in documents. Unknown keys have no effect.
  package mutating func reset(_ name: String) {
    switch name {
    case "top": top = top == nil ? BoxPin() : nil
    case "left": left = left == nil ? BoxPin() : nil
    case "bottom": bottom = bottom == nil ? BoxPin() : nil
    case "right": right = right == nil ? BoxPin() : nil
    case "centerX": centerX = nil
    case "centerY": centerY = nil
    case "width": width = nil
    case "height": height = nil
    case "relativeWidth": relativeWidth = nil
    case "relativeHeight": relativeHeight = nil
    case "flex": flex = nil
    case "hugX": hugX = BoxPins.defaultHugging
    case "hugY": hugY = BoxPins.defaultHugging
    case "resistX": resistX = BoxPins.defaultResistance
    case "resistY": resistY = BoxPins.defaultResistance
    case "keepsWidth": keepsWidth = false
    case "keepsHeight": keepsHeight = false
    default: break
    }
  }
}

extension BoxContainer {
  /// Resets a property to its default. The axis is replaced by the other axis.
  ///
  /// - Parameter name: The key in documents. Unknown keys have no effect.
  package mutating func reset(_ name: String) {
    switch name {
    case "axis": axis = axis.perpendicular
    case "spacing": spacing = 0
    case "insets": insets = Edges(0)
    case "rtl": direction = .auto
    default: break
    }
  }
}
