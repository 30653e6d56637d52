#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  // Only the module of the views is imported.
  import BoxView
  import Testing
  import ViewTestSupport

  @Suite("Imports", .bothReportings)
  struct ExportTests {
    @Test("a file that imports BoxView finds views, insets, rectangles and lists")
    func names() {
      let insets: PlatformEdgeInsets = .all(4)
      let box = BoxView(axis: .x, spacing: 2, insets: insets)
      let (label, toggle) = (PlatformLabel("name"), PlatformSwitch(frame: .zero))
      box.items = [label.boxed.centerY(), toggle.boxed]
      #expect(box.intrinsicContentSize == CGSize(width: 4 + 32 + 2 + 51 + 4, height: 4 + 31 + 4))
      let sizes = ItemSizeStore<String>(template: box) { _, name in label.text = name }
      #expect(sizes.size(of: "longer name", width: .infinity).width == 149)
    }

    @Test("controls have the priorities of all views, and a slider takes the width that is left")
    func priorities() {
      let box = BoxView(axis: .x, spacing: 10)
      let (label, slider) = (PlatformLabel("name"), PlatformSlider(frame: .zero))
      box.items = [label.boxed, slider.boxed]
      box.frame = CGRect(x: 0, y: 0, width: 200, height: 34)
      box.layoutIfNeeded()
      #expect(slider.frame == CGRect(x: 42, y: 0, width: 158, height: 34))
      #expect(slider.huggingX == .defaultLow && PlatformButton(frame: .zero).resistanceX == .defaultHigh)
    }
  }
#endif
