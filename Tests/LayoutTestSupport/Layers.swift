import LayoutEngine

// The article "A container kind of your own" shows this file in pieces.

nonisolated extension ContainerKind {
  /// Layers: items over each other, in a container as large as the largest item.
  ///
  /// `justifySelf` and `alignSelf` of an item place it inside of the padding and border: `auto` and `stretch` fill this
  /// space.
  public static let layers = ContainerKind(
    functions: Functions(
      intrinsicWidth: { layers, size, _ in layers.largest { layers.intrinsicWidth(size, of: $0) } },
      setWidths: { layers, space in layers.setWidths(in: space.width) },
      height: { layers, height in layers.outerHeight(height) },
      setFrames: { layers, height in layers.setFrames(in: height) },
      baseline: { layers, set, height in layers.firstBaseline(set, height: height) }))
}

nonisolated extension ContainerPass {
  fileprivate func largest(_ size: (ContainerItem) -> Double) -> Double { items.map(size).max() ?? 0 }
}

// MARK: - Widths

nonisolated extension ContainerPass {
  fileprivate func setWidths(in extent: ContainerExtent) -> Double {
    let outer = extent.size(ofContent: largest { intrinsicWidth(.maxContent, of: $0) } + inset.horizontal)
    let space = max(0, outer - inset.horizontal)
    for item in items {
      let natural = intrinsicWidth(.maxContent, of: item)
      let layer = Layer(style(of: item).justifySelf, natural: min(natural, space), in: space)
      let x = isRightToLeft ? space - layer.size - layer.start : layer.start
      setWidth(layer.size, x: inset.left + x, of: item, followsContent: layer.size == natural)
    }
    return outer
  }
}

/// The position and the size of an item along one axis.
nonisolated private struct Layer {
  let start: Double
  let size: Double

  init(_ alignment: AlignSelf, natural: Double, in space: Double) {
    switch alignment {
    case .auto, .stretch: (start, size) = (0, space)
    case .center, .safeCenter, .unsafeCenter: (start, size) = ((space - natural) / 2, natural)
    case .end, .safeEnd, .unsafeEnd, .lastBaseline: (start, size) = (space - natural, natural)
    default: (start, size) = (0, natural)
    }
  }
}

// MARK: - Heights

nonisolated extension ContainerPass {
  fileprivate func outerHeight(_ extent: ContainerExtent) -> Double {
    extent.size(ofContent: largest { contentHeight(of: $0) } + inset.vertical)
  }

  /// The position and the height of an item, inside of the padding and border.
  fileprivate func layer(_ item: ContainerItem, height: Double) -> Layer {
    Layer(style(of: item).alignSelf, natural: contentHeight(of: item), in: max(0, height - inset.vertical))
  }

  fileprivate func setFrames(in extent: ContainerExtent) -> Double {
    let height = outerHeight(extent)
    for item in items {
      let layer = layer(item, height: height)
      let followsContent = layer.size == contentHeight(of: item)
      setFrame(y: inset.top + layer.start, height: layer.size, of: item, followsContent: followsContent)
    }
    return height
  }
}

// MARK: - Baselines

nonisolated extension ContainerPass {
  /// The baseline of the first item that has one.
  fileprivate func firstBaseline(_ set: BaselineSet, height: Double) -> Double? {
    for item in items {
      let layer = layer(item, height: height)
      if let baseline = baseline(set, of: item, height: layer.size) { return inset.top + layer.start + baseline }
    }
    return nil
  }
}
