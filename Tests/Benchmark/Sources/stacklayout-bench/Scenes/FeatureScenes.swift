import LayoutEngine

/// Features that the regular trees do not use: lines that wrap, absolute children, baselines, automatic minimum sizes,
/// aspect ratios and percentages, about 10,000 nodes each.
enum FeatureScenes {
  /// The width of all roots, in points.
  private static let width = 1000.0

  private static let column = Style(.stackView)

  private static let row: Style = {
    var style = column
    style.direction = .row
    return style
  }()

  /// A column of `count` parts.
  private static func column(of count: Int, _ addPart: (inout SceneTree, inout SplitMix64) -> Void) -> SceneTree {
    var random = SplitMix64.scene
    var root = column
    root.width = .points(width)
    var tree = SceneTree()
    tree.container(root) { tree in
      for _ in 0..<count { addPart(&tree, &random) }
    }
    return tree
  }

  // MARK: - Wrapping

  /// Rows of tags that wrap, with margins between them.
  static func wrappingRows() -> SceneTree {
    column(of: 400) { tree, random in
      var tags = row
      tags.wrap = .wrap
      tags.justifyContent = .center
      tags.alignItems = .center
      tree.container(tags) { tree in
        for _ in 0..<(16 + random.below(17)) {
          var tag = column
          tag.width = .points(random.length(30...200))
          tag.height = .points(random.length(20...40))
          tag.margin = StyleEdges(4)
          tree.leaf(tag)
        }
      }
    }
  }

  /// Columns of definite height that wrap and are as wide as their lines, beside a text that takes the remaining space.
  static func wrappingColumns() -> SceneTree {
    column(of: 380) { tree, random in
      tree.container(row) { tree in
        var list = column
        list.wrap = .wrap
        list.height = 200
        tree.container(list) { tree in
          for _ in 0..<(16 + random.below(17)) { addEntry(&random, to: &tree) }
        }
        var note = column
        (note.grow, note.shrink, note.basis) = (1, 1, 0)
        tree.leaf(note, .text(width: random.length(50...400), lineHeight: 17))
      }
    }
  }

  /// A box of given size, or a text that is stretched to its line.
  private static func addEntry(_ random: inout SplitMix64, to tree: inout SceneTree) {
    var entry = column
    entry.margin = StyleEdges(4)
    guard random.below(4) > 0 else {
      tree.leaf(entry, .text(width: random.length(20...120), lineHeight: 17))
      return
    }
    entry.width = .points(random.length(20...90))
    entry.height = .points(random.length(15...60))
    tree.leaf(entry)
  }

  // MARK: - Out of the flow

  /// Boxes with in-flow children, and absolute children that are placed by their insets.
  static func absolute() -> SceneTree {
    column(of: 1250) { tree, random in
      var box = row
      box.height = 100
      tree.container(box) { tree in
        var item = column
        (item.grow, item.height) = (1, 40)
        item.margin = StyleEdges(10)
        tree.leaf(item)
        tree.leaf(item)
        for corner in 0..<4 { tree.leaf(placed(at: corner, &random)) }
        var cover = column
        cover.position = .absolute
        cover.inset = StyleEdges(0)
        tree.leaf(cover)
      }
    }
  }

  private static func placed(at corner: Int, _ random: inout SplitMix64) -> Style {
    var style = column
    style.position = .absolute
    style.width = corner < 2 ? .points(random.length(10...60)) : .percent(random.length(5...30))
    style.height = .points(random.length(10...40))
    let offset = AutoLength.points(random.length(-8...8))
    if corner % 2 == 0 { style.inset.left = offset } else { style.inset.right = offset }
    if corner < 2 { style.inset.top = offset } else { style.inset.bottom = offset }
    return style
  }

  // MARK: - Baselines

  /// Rows of texts of several sizes on one baseline.
  static func baselines() -> SceneTree {
    column(of: 1000) { tree, random in
      var line = row
      line.alignItems = .baseline
      tree.container(line) { tree in
        for _ in 0..<6 {
          tree.leaf(column, .text(width: random.length(20...150), lineHeight: random.one(of: [14, 17, 20, 28])))
        }
        tree.container(column) { tree in
          tree.leaf(column, .text(width: 60, lineHeight: random.one(of: [11, 13])))
          tree.leaf(column, .text(width: 40, lineHeight: 11))
        }
      }
    }
  }

  // MARK: - Automatic minimum sizes

  /// Rows of texts that shrink down to their longest words, as in CSS.
  static func automaticMinimum() -> SceneTree {
    var random = SplitMix64.scene
    var root = Style(.css)
    root.direction = .column
    root.width = .points(width)
    var tree = SceneTree()
    tree.container(root) { tree in
      for _ in 0..<1100 {
        tree.container(Style(.css)) { tree in
          for _ in 0..<4 { addParagraph(&random, to: &tree) }
        }
      }
    }
    return tree
  }

  private static func addParagraph(_ random: inout SplitMix64, to tree: inout SceneTree) {
    let word = random.length(20...120)
    let text = LeafContent.text(width: random.length(100...900), lineHeight: 17, word: word)
    tree.container(Style(.css)) { $0.leaf(Style(.css), text) }
  }

  // MARK: - Aspect ratios

  /// Rows of pictures that share the width, and whose heights follow from their aspect ratios.
  static func aspectRatios() -> SceneTree {
    column(of: 1100) { tree, random in
      tree.container(row) { tree in
        for _ in 0..<4 {
          var frame = column
          (frame.grow, frame.basis) = (1, 0)
          let ratio = random.one(of: [1, 1.5, 16.0 / 9])
          tree.container(frame) { tree in
            var picture = column
            picture.aspectRatio = ratio
            tree.leaf(picture)
          }
        }
      }
    }
  }

  // MARK: - Percentages

  /// Nested columns whose widths, margins and paddings are percentages.
  static func percentages() -> SceneTree {
    column(of: 480) { tree, random in
      tree.container(row) { tree in
        for _ in 0..<4 {
          var part = column
          part.width = .percent(random.length(10...25))
          part.margin.left = .percent(1)
          part.padding.right = .percent(2)
          tree.container(part) { tree in
            for _ in 0..<4 {
              var item = column
              item.width = .percent(random.length(20...100))
              item.maxWidth = .percent(90)
              item.height = 12
              tree.leaf(item)
            }
          }
        }
      }
    }
  }
}
