import LayoutEngine

/// Cross sizes that are content keywords: `minContent`, `maxContent` and `fitContent`, about 10,000 nodes each.
enum KeywordScenes {
  private static let row = Style(.css)

  private static let column: Style = {
    var style = row
    style.direction = .column
    return style
  }()

  /// Rows of four columns that share the width; each column has a keyword for another property of its height.
  static func heights() -> [SceneNode] {
    FeatureScenes.column(column, of: 760) { tree, random in
      tree.container(row) { tree in
        for place in 0..<4 {
          var part = column
          (part.grow, part.basis) = (1, 0)
          switch place {
          case 0: part.height = .minContent
          case 1: part.height = .fitContent
          case 2: part.minHeight = .minContent
          default: part.maxHeight = .maxContent
          }
          tree.container(part) { tree in
            for _ in 0..<2 { tree.leaf(row, text(&random)) }
          }
        }
      }
    }
  }

  /// Columns with keywords as the widths of their items: texts and a column of texts.
  static func widths() -> [SceneNode] {
    FeatureScenes.column(column, of: 1100) { tree, random in
      var part = column
      part.padding = StyleEdges(4)
      tree.container(part) { tree in
        for width in [PreferredSize.fitContent, .minContent, .maxContent] {
          var item = row
          item.width = width
          tree.leaf(item, text(&random))
        }
        var least = row
        (least.width, least.minWidth) = (40, .minContent)
        tree.leaf(least, text(&random))
        var inner = column
        (inner.width, inner.maxWidth) = (.fitContent, .percent(60))
        tree.container(inner) { tree in
          for _ in 0..<3 { tree.leaf(row, text(&random)) }
        }
      }
    }
  }

  private static func text(_ random: inout RandomSource) -> LeafContent {
    let width = Double(40 + random.below(1200))
    return .text(width: width, lineHeight: 17, word: Double(20 + random.below(80)))
  }
}
