// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import StackViewLayout
import SwiftUI

/// The code of the article about SwiftUI.
enum FlexStackArticle {
  struct Tags: View {
    var body: some View {
      FlexStack(wrap: .wrap, gap: 8) {
        Text("Swift").flexItem { $0.grow = 1 }
        Text("Layout").flexItem { $0.grow = 1 }
        Text("Flexbox").flexItem { $0.grow = 2 }
      }
    }
  }

  struct Heading: View {
    var style: Style {
      var style = Style(.css)
      style.alignItems = .baseline
      style.padding = StyleEdges(12)
      return style
    }

    var body: some View {
      FlexStack(style: style) {
        Text("Title").flexItem { $0.grow = 1 }
        Text("Detail").flexItem { $0.shrink = 0 }
      }
    }
  }

  struct NameCard: View {
    let name: String

    var body: some View {
      StackViewRepresentable { stack in
        stack.direction(.row).padding(8).addItem(UILabel())
      } update: { stack in
        let label = stack.subviews.first as? UILabel
        label?.text = name
        label?.item.markDirty()
      }
    }
  }

  struct Badges: View {
    var body: some View {
      FlexStack(gap: 8) {
        FlexText("Layout engine").font(.headline)
        FlexText("Flexbox")
      }
    }
  }
}
