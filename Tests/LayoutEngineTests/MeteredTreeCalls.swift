#if COUNTING
  import BoxEngine
  import LayoutEngine
  import LayoutTestSupport

  extension MeteredWork {
    private static let wide: [Shape] = [.wide, .wrapping, .contents, .wideBox]

    static let all = adding + removing + moving + styling + layouts

    // MARK: - Adding

    static let adding = [
      MeteredWork("makeNode", [.wide], isFilled: false) { metered, count in
        for _ in 0..<count { _ = metered.tree.makeNode(Style(metered.tree.rules)) }
      },
      MeteredWork("makeLeaf, each with its own style", [.wide], isFilled: false) { metered, count in
        for index in 0..<count {
          var style = Style(metered.tree.rules)
          (style.grow, style.margin) = (Double(index), StyleEdges(.points(Double(index))))
          _ = metered.tree.makeLeaf(style)
        }
      },
      MeteredWork("append", wide) { metered, count in
        for _ in 0..<count { try metered.addLeaf(at: nil) }
        try metered.layOut()
      },
      MeteredWork("insert at the front", wide) { metered, count in
        for _ in 0..<count { try metered.addLeaf(at: 0) }
        try metered.layOut()
      },
      MeteredWork("insert near the end", wide) { metered, count in
        for _ in 0..<count { try metered.addLeaf(at: metered.tree.childCount(of: metered.root) - 3) }
        try metered.layOut()
      },
      .each("append to each") { metered, node, _ in
        _ = try metered.tree.add(Style(metered.tree.rules), to: node)
      },
      .each("append to each, the last one first", order: .last) { metered, node, _ in
        _ = try metered.tree.add(Style(metered.tree.rules), to: node)
      },
      MeteredWork("append to the last one", [.deep, .deepBox]) { metered, count in
        for _ in 0..<count { _ = try metered.tree.add(Style(metered.tree.rules), to: metered.nodes[count - 1]) }
        try metered.layOut()
      },
      nesting("append to the previous node", inwards: true) { _ in },
      nesting("append the previous node", inwards: false) { _ in },
      nesting("append to the previous node, from right to left", inwards: true) { $0.layoutDirection = .rightToLeft },
      nesting("append the previous node, from right to left", inwards: false) { $0.layoutDirection = .rightToLeft },
      nesting("append to the previous node, with ratios", inwards: true) { $0.aspectRatio = 2 },
    ]

    /// Calls that each go one level inward, or one level outward.
    private static func nesting(
      _ description: String, inwards: Bool, _ change: @escaping @Sendable (inout Style) -> Void
    ) -> MeteredWork {
      MeteredWork(description, [.deep], isFilled: false) { metered, count in
        var style = Style(metered.tree.rules)
        change(&style)
        var node = inwards ? metered.root : metered.tree.makeLeaf(style)
        for _ in 0..<count {
          let next = metered.tree.makeNode(style)
          if inwards { try metered.tree.append(next, to: node) } else { try metered.tree.append(node, to: next) }
          node = next
        }
        if !inwards { try metered.tree.append(node, to: metered.root) }
        try metered.layOut()
      }
    }

    // MARK: - Removing

    static let removing =
      Order.allCases.flatMap { order in
        [
          each("detach, \(order)", order: order) { metered, node, _ in try metered.tree.detach(node) },
          each("destroy, \(order)", order: order) { metered, node, _ in
            if metered.tree.contains(node) { try metered.tree.destroy(node) }
          },
        ]
      } + [
        MeteredWork("destroy all at once") { metered, _ in try metered.tree.destroy(metered.root) },
        MeteredWork("detach all at once") { metered, _ in
          try metered.tree.detach(metered.root)
          try metered.tree.append(metered.root, to: metered.other)
          try metered.layOut()
        },
        MeteredWork("destroy and make again", wide) { metered, count in
          for node in metered.nodes {
            try metered.tree.destroy(node)
            try metered.addLeaf(at: nil)
          }
          try metered.layOut()
        },
      ]

    // MARK: - Moving

    static let moving =
      Order.allCases.flatMap { order in
        [
          each("move to the front, \(order)", wide, order: order) { metered, node, _ in
            try metered.tree.move(node, to: metered.root, at: 0)
          },
          each("move to the end, \(order)", wide, order: order) { metered, node, _ in
            let count = metered.tree.childCount(of: metered.root)
            try metered.tree.move(node, to: metered.root, at: count - 1)
          },
          each("move elsewhere, \(order)", order: order) { metered, node, _ in
            try metered.tree.move(node, to: metered.other, at: 0)
          },
        ]
      }

    // MARK: - Styles

    private static func restyling(
      _ description: String, _ change: @escaping @Sendable (inout Style, Int) -> Void
    ) -> MeteredWork {
      each(description, order: .any) { metered, node, index in
        try metered.tree.updateStyle(of: node) { change(&$0, index) }
      }
    }

    static let styling =
      ratios + [
        restyling("width") { $0.width = .points(Double($1)) },
        restyling("a shared style") { style, _ in style.grow = 1 },
        // The sum of the margins is below the width, whatever the number of nodes is: otherwise leaves are measured again.
        restyling("a unique style") { $0.margin.left = .points(Double($1) / 1024) },
        restyling("percentages") { $0.margin.left = .percent(Double($1) / 10) },
        restyling("order") { $0.order = Int32($1) },
        restyling("display") { style, _ in style.display = .none },
        restyling("position") { style, _ in style.position = .absolute },
        restyling("layoutDirection") { style, _ in style.layoutDirection = .rightToLeft },
        restyling("an unusable style") { $0.width = .points(-Double($1)) },
        // Powers of 2: sums of the sizes are exact, so that rounding does not change how the containers are laid out.
        restyling("aspectRatio") { $0.aspectRatio = Double(1 << ($1 % 24)) },
        each("aspectRatio set and removed", order: .any) { metered, node, _ in
          try metered.tree.updateStyle(of: node) { $0.aspectRatio = 2 }
          try metered.tree.updateStyle(of: node) { $0.aspectRatio = nil }
        },
        MeteredWork("layoutDirection of all") { metered, _ in
          try metered.tree.updateStyle(of: metered.root) { $0.layoutDirection = .rightToLeft }
          try metered.layOut()
        },
        MeteredWork("display of all") { metered, _ in
          try metered.tree.updateStyle(of: metered.root) { $0.display = .none }
          try metered.layOut()
        },
        MeteredWork("setStyle with an equal style") { metered, _ in
          for node in metered.nodes {
            if let style = metered.tree.style(of: node) { try metered.tree.setStyle(style, of: node) }
          }
        },
        each("markDirty", order: .any) { metered, node, _ in try metered.tree.markDirty(node) },
        each("setPins", [.wide, .rows, .deep, .wrapping, .wideBox], order: .any) { metered, node, index in
          var pins = BoxPins()
          pins.width = BoxPin(constant: Double(index))
          try metered.tree.setPins(pins, of: node)
        },
        each("setPins, set and removed") { metered, node, _ in
          try metered.tree.setPins(BoxPins(), of: node)
          try metered.tree.setPins(nil, of: node)
        },
        each("setBox", order: .any) { metered, node, _ in
          try metered.tree.setBox(BoxContainer(axis: .horizontal), of: node)
        },
        each("setBox, set and removed", order: .any) { metered, node, _ in
          try metered.tree.setBox(BoxContainer(axis: .horizontal), of: node)
          try metered.tree.setBox(nil, of: node)
        },
      ]

    /// Sets ratios of all nodes and removes them one after the other, so that widths no longer depend on heights.
    private static let ratios = Order.allCases.map { order in
      MeteredWork("aspectRatio removed, \(order)") { metered, _ in
        for node in metered.nodes { try metered.tree.updateStyle(of: node) { $0.aspectRatio = 2 } }
        try metered.layOut()
        for node in order.arranged(metered.nodes) { try metered.tree.updateStyle(of: node) { $0.aspectRatio = nil } }
        try metered.layOut()
      }
    }

    // MARK: - Layouts

    static let layouts = [
      MeteredWork("computeLayout of a new tree", isFilled: false) { metered, count in
        metered = try MeteredTree(metered.tree.rules, .wide, count)
      },
      MeteredWork("computeLayout in another space") { metered, _ in try metered.layOut(width: 200) },
      MeteredWork("computeLayout without a width") { metered, _ in try metered.layOut(width: nil) },
      MeteredWork("computeLayout at another scale") { metered, _ in try metered.layOut(scale: 3) },
      MeteredWork("computeLayout after the first one changed") { metered, _ in
        try metered.tree.markDirty(metered.nodes[0])
        try metered.layOut()
      },
      MeteredWork("computeLayout after the last one changed") { metered, count in
        try metered.tree.updateStyle(of: metered.nodes[count - 1]) { $0.margin.left = 3 }
        try metered.layOut()
      },
      MeteredWork("measure") { metered, _ in
        for width in [100.0, 200] {
          _ = try metered.tree.measure(metered.root, in: .available(width: width, height: nil)) { _, _ in
            LeafMeasurement(width: 20, height: 10)
          }
        }
      },
      MeteredWork("measure each", [.wide, .rows, .wrapping]) { metered, _ in
        for node in metered.nodes {
          _ = try metered.tree.measure(node, in: .unconstrained) { _, _ in LeafMeasurement(width: 20, height: 10) }
        }
        try metered.layOut()
      },
      MeteredWork("measure each, with ratios", [.wide, .rows, .wrapping]) { metered, _ in
        for node in metered.nodes { try metered.tree.updateStyle(of: node) { $0.aspectRatio = 2 } }
        try metered.layOut()
        for node in metered.nodes {
          _ = try metered.tree.measure(node, in: .unconstrained) { _, _ in LeafMeasurement(width: 20, height: 10) }
        }
      },
      MeteredWork("separate trees", [.wide], isFilled: false) { metered, count in
        for _ in 0..<count {
          let root = metered.tree.makeNode(Style(metered.tree.rules))
          _ = try metered.tree.add(Style(metered.tree.rules), to: root, isLeaf: true)
          try metered.tree.layOut(root)
        }
      },
      MeteredWork("a changed copy") { metered, _ in
        var copy = metered.tree
        try copy.markDirty(metered.nodes[0])
      },
      MeteredWork("results") { metered, _ in
        _ = metered.tree.children(of: metered.root)
        for node in metered.nodes {
          _ = (metered.tree.frame(of: node), metered.tree.resolvedMargin(of: node), metered.tree.parent(of: node))
          _ = (metered.tree.style(of: node), metered.tree.pins(of: node), metered.tree.box(of: node))
        }
        _ = metered.tree.contentSize(of: metered.root)
      },
      MeteredWork("issues") { metered, _ in _ = metered.tree.issues(below: metered.root) },
    ]
  }

  extension MeteredTree {
    /// Adds a leaf to the root.
    fileprivate mutating func addLeaf(at index: Int?) throws(LayoutTreeError) {
      let leaf = tree.makeLeaf(Style(tree.rules))
      try tree.insert(leaf, into: root, at: index ?? tree.childCount(of: root))
    }
  }
#endif
