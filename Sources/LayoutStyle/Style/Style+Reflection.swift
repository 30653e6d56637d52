// Embedded Swift has no mirrors.
#if !hasFeature(Embedded)
  extension Style: CustomReflectable {
    /// The properties that differ from ``init(_:)`` with CSS's defaults, for `print`, `dump` and debuggers.
    ///
    /// ```swift
    /// var style = Style(.css)
    /// style.grow = 1
    /// print(style)  // Style(grow: 1.0)
    /// ```
    public var customMirror: Mirror {
      Mirror(self, children: properties(otherThanIn: Style(.css)), displayStyle: .struct)
    }

    private func properties(otherThanIn other: Style) -> [(label: String?, value: Any)] {
      var children: [(label: String?, value: Any)] = []
      func add<Value: Equatable>(_ name: String, _ property: (Style) -> Value) {
        let value = property(self)
        if value != property(other) { children.append((name, value)) }
      }
      add("display") { $0.display }
      add("position") { $0.position }
      add("visibility") { $0.visibility }
      add("justifySelf") { $0.justifySelf }
      add("order") { $0.order }
      add("inset") { $0.inset }
      add("margin") { $0.margin }
      add("padding") { $0.padding }
      add("border") { $0.border }
      add("direction") { $0.direction }
      add("layoutDirection") { $0.layoutDirection }
      add("wrap") { $0.wrap }
      add("justifyContent") { $0.justifyContent }
      add("alignItems") { $0.alignItems }
      add("alignSelf") { $0.alignSelf }
      add("alignContent") { $0.alignContent }
      add("rowGap") { $0.rowGap }
      add("columnGap") { $0.columnGap }
      add("columns") { $0.columns }
      add("minColumnWidth") { $0.minColumnWidth }
      add("grow") { $0.grow }
      add("shrink") { $0.shrink }
      add("basis") { $0.basis }
      add("width") { $0.width }
      add("height") { $0.height }
      add("minWidth") { $0.minWidth }
      add("minHeight") { $0.minHeight }
      add("maxWidth") { $0.maxWidth }
      add("maxHeight") { $0.maxHeight }
      add("aspectRatio") { $0.aspectRatio }
      add("aspectRatioIsAutomatic") { $0.aspectRatioIsAutomatic }
      add("isReplaced") { $0.isReplaced }
      add("boxSizing") { $0.boxSizing }
      add("overflowX") { $0.overflowX }
      add("overflowY") { $0.overflowY }
      add("writingMode") { $0.writingMode }
      return children
    }
  }
#endif
