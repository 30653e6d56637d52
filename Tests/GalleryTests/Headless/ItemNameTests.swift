#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import Gallery
  import LayoutEngine
  import LayoutExplanation
  import LayoutTestSupport
  import StackViewLayout
  import Testing
  import ViewTestSupport

  /// Explanations of views call each item by one name.
  @Suite("Names in explanations of screens") struct ItemNameTests {
    @Test("an item has one name, which is short", arguments: Gallery.names)
    func oneName(_ name: String) throws {
      let view = try #require(Gallery.screen(name)).makeView()
      view.frame = CGRect(x: 0, y: 0, width: 390, height: 844)
      view.layoutIfNeeded()
      let views = views(in: view)
      var count = 0
      for (index, view) in views.enumerated() where index % SampleSize.value(1, sample: 5) == 0 {
        guard let explanation = view.layoutExplanation else { continue }
        count += 1
        var items: [String: NodeID] = [:]
        var names: [NodeID: String] = [:]
        for item in explanation.items {
          #expect(items.updateValue(item.node, forKey: item.name) ?? item.node == item.node, "\(item.name)")
          #expect(names.updateValue(item.name, forKey: item.node) ?? item.name == item.name, "\(item.name)")
          #expect(item.name.count <= 32, "\(item.name)")
        }
        // Descriptions by the place in the containers are long: `a HeadlessLabel, item 2 of a StackView`.
        for line in explanation.lines() { #expect(!line.contains(", item "), "\(line)") }
      }
      #expect(count > 0)
    }

    private func views(in view: PlatformView) -> [PlatformView] {
      [view] + view.subviews.flatMap { views(in: $0) }
    }
  }

  extension FrameExplanation {
    /// The item itself, and all items in sentences.
    fileprivate var items: [(node: NodeID, name: String)] {
      let others = coordinates.flatMap { $0.steps.map(\.node) + $0.causes.map(\.node) + $0.independentOf }
      return [(node, name)] + others.map { ($0.node, $0.name) }
    }
  }
#endif
