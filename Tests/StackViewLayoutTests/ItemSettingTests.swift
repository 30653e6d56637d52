import Foundation
import LayoutEngine
import PlatformView
import StackViewLayout
import Testing
import ViewTestSupport

/// A setter of an item, and the resulting style.
nonisolated struct ItemSetting: Sendable, CustomTestStringConvertible {
  var testDescription: String
  var apply: ViewWork<StackItem>
  var change: @Sendable (inout Style) -> Void

  init(
    _ name: String, _ apply: @escaping ViewWork<StackItem>,
    _ change: @escaping @Sendable (inout Style) -> Void
  ) {
    testDescription = name
    self.apply = apply
    self.change = change
  }

  static let all = properties + sizes

  private static let properties = [
    ItemSetting("justifySelf", { $0.justifySelf(.safeEnd) }, { $0.justifySelf = .safeEnd }),
    ItemSetting("justifySelf as a property", { $0.justifySelf = .center }, { $0.justifySelf = .center }),
    ItemSetting("alignSelf", { $0.alignSelf(.lastBaseline) }, { $0.alignSelf = .lastBaseline }),
    ItemSetting("overflow", { $0.overflow(.clip) }, { ($0.overflowX, $0.overflowY) = (.clip, .clip) }),
    ItemSetting("overflow as a property", { $0.overflow = .hidden }, { $0.overflow = .hidden }),
    ItemSetting("overflowX", { $0.overflowX(.scroll) }, { $0.overflowX = .scroll }),
    ItemSetting("overflowX as a property", { $0.overflowX = .clip }, { $0.overflowX = .clip }),
    ItemSetting("overflowY", { $0.overflowY(.hidden) }, { $0.overflowY = .hidden }),
    ItemSetting("overflowY as a property", { $0.overflowY = .scroll }, { $0.overflowY = .scroll }),
    ItemSetting("basis content", { $0.basis(.content) }, { $0.basis = .content }),
  ]

  private static let sizes = [
    ItemSetting("width", { $0.width(.stretch) }, { $0.width = .stretch }),
    ItemSetting("height", { $0.height(.stretch) }, { $0.height = .stretch }),
    ItemSetting("minWidth", { $0.minWidth(.minContent) }, { $0.minWidth = .minContent }),
    ItemSetting("minHeight", { $0.minHeight(.maxContent) }, { $0.minHeight = .maxContent }),
    ItemSetting("maxWidth", { $0.maxWidth(.fitContent) }, { $0.maxWidth = .fitContent }),
    ItemSetting("maxHeight", { $0.maxHeight(.stretch) }, { $0.maxHeight = .stretch }),
    ItemSetting("minWidth stretch", { $0.minWidth(.stretch) }, { $0.minWidth = .stretch }),
    ItemSetting("minHeight fitContent", { $0.minHeight(.fitContent) }, { $0.minHeight = .fitContent }),
    ItemSetting("maxWidth minContent", { $0.maxWidth(.minContent) }, { $0.maxWidth = .minContent }),
    ItemSetting("maxHeight maxContent", { $0.maxHeight(.maxContent) }, { $0.maxHeight = .maxContent }),
    ItemSetting("basis minContent", { $0.basis(.minContent) }, { $0.basis = .minContent }),
    ItemSetting("basis maxContent", { $0.basis(.maxContent) }, { $0.basis = .maxContent }),
    ItemSetting("basis fitContent", { $0.basis(.fitContent) }, { $0.basis = .fitContent }),
    ItemSetting("basis stretch", { $0.basis(.stretch) }, { $0.basis = .stretch }),
  ]
}

@Suite("Settings of items and stacks", .bothReportings)
struct ItemSettingTests {
  @Test("a setter of an item changes its style, and requests one layout", arguments: ItemSetting.all)
  func items(_ setting: ItemSetting) {
    let stack = StackView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let item = stack.addItem(TestLabel("text"))
    stack.layoutIfNeeded()
    var expected = item.style
    setting.change(&expected)
    setting.apply(item)
    #expect(item.style == expected)
    #expect(stack.needsLayout)
    stack.layoutIfNeeded()
    setting.apply(item)
    #expect(!stack.needsLayout)
  }

  @Test("the overflow of a stack is that of its item")
  func overflowOfStacks() {
    let stack = StackView()
    #expect(stack.overflow(.hidden).item.overflow == .hidden)
    #expect(stack.overflowX(.clip).overflowY == .hidden)
    stack.overflowY = .scroll
    #expect(stack.overflowX == .clip && stack.item.style.overflowY == .scroll)
    #expect(stack.overflowY(.visible).item.overflowY == .visible)
    stack.overflow = .clip
    #expect(stack.overflowX == .clip && stack.overflowY == .clip)
    stack.overflowX = .visible
    #expect(stack.overflow == .visible)
    #expect(stack.addStack().overflow(.clip).item.overflow == .clip)
  }
}
