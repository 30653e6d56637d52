#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import BoxView
  import Foundation
  import PlatformView
  import LayoutTestSupport
  import StackViewLayout
  import Testing
  import ViewTestSupport

  @Suite("Containers in each other, of all kinds, have the traits of what is around them", .bothReportings)
  struct NestTests {
    /// What is set at a level of a nest, or on the screen.
    private struct Setting: Equatable {
      var attribute = PlatformSemanticContentAttribute.unspecified
      /// The direction of a stack, which takes precedence over that of its view.
      var property = SLayoutDirection.inherit

      var ofView: Bool? {
        switch attribute {
        case .unspecified: return nil
        case .forceLeftToRight: return false
        case .forceRightToLeft: return true
        }
      }

      /// All settings that a container can have.
      static func all(_ kind: NestKind) -> [Setting] {
        var all = [Setting()]
        if kind.hasView { all += [.forceRightToLeft, .forceLeftToRight].map { Setting(attribute: $0) } }
        if kind == .stack || kind == .group { all += [.rightToLeft, .leftToRight].map { Setting(property: $0) } }
        return all
      }
    }

    // MARK: - Expected values

    /// Whether each container runs from right to left.
    ///
    /// A property of a stack comes first, then the attribute of its view, then the container around in the same layout.
    /// In another stack, the attribute has an effect only if the view around has another direction.
    private func directions(_ kinds: [NestKind], _ screen: Setting, _ settings: [Setting]) -> [Bool] {
      var view = screen.ofView ?? false
      var outer: Bool?
      var isInStack = false
      return zip(kinds, settings).map { kind, setting in
        let around = view
        view = kind.hasView ? setting.ofView ?? around : around
        var used = outer ?? view
        switch kind {
        case .stack, .group:
          if !isInStack || view != around { used = setting.ofView ?? used }
          if setting.property != .inherit { used = setting.property == .rightToLeft }
        case .box, .guide, .added, .plain: used = setting.ofView ?? used
        }
        // A plain view lays out its subview on its own.
        outer = kind == .plain ? nil : used
        isInStack = kind == .stack || kind == .group
        return used
      }
    }

    /// The positions of the leaves.
    private func ranges(_ kinds: [NestKind], _ directions: [Bool], _ widths: [CGFloat]) -> [ClosedRange<CGFloat>?] {
      var space: ClosedRange<CGFloat> = 0...200
      var ranges: [ClosedRange<CGFloat>?] = []
      for (level, kind) in kinds.enumerated() {
        let (low, high, width) = (space.lowerBound, space.upperBound, widths[level])
        if kind == .plain {
          ranges.append(nil)
        } else if directions[level] {
          ranges.append((high - width)...high)
          space = low...(high - width - Nest.gap)
        } else {
          ranges.append(low...(low + width))
          space = (low + width + Nest.gap)...high
        }
      }
      return ranges + [space]
    }

    private func expect(
      _ found: [ClosedRange<CGFloat>?], _ expected: [ClosedRange<CGFloat>?], within tolerance: CGFloat = 1e-6,
      _ comment: String
    ) {
      let isEqual = zip(found, expected).allSatisfy { found, expected in
        guard let found, let expected else { return found == nil && expected == nil }
        return abs(found.lowerBound - expected.lowerBound) <= tolerance
          && abs(found.upperBound - expected.upperBound) <= tolerance
      }
      #expect(isEqual, "\(comment): \(found), expected \(expected)")
    }

    private static let width = NestLeaf.width(.large)
    private static let equalWidths = [CGFloat](repeating: width, count: 3)

    // MARK: - Directions

    private func set(_ setting: Setting, of level: Int, in nest: Nest) {
      if nest.kinds[level].hasView { nest.views[level].semanticContentAttribute = setting.attribute }
      nest.stacks[level]?.layoutDirection(setting.property)
    }

    /// All combinations of the settings of the screen and of three containers; in a sample, a quarter of them.
    private func settings(of kinds: [NestKind]) -> [(screen: Setting, containers: [Setting])] {
      var all: [(screen: Setting, containers: [Setting])] = []
      for screen in [Setting(), Setting(attribute: .forceRightToLeft)] {
        for first in Setting.all(kinds[0]) {
          for second in Setting.all(kinds[1]) {
            for third in Setting.all(kinds[2]) { all.append((screen, [first, second, third])) }
          }
        }
      }
      return SampleSize.some(all)
    }

    @Test("each container runs in its own direction, or in that of its surroundings", arguments: NestKind.nests)
    func directions(_ kinds: [NestKind]) {
      for (screen, settings) in settings(of: kinds) {
        let nest = Nest(kinds)
        nest.screen.semanticContentAttribute = screen.attribute
        for level in kinds.indices { set(settings[level], of: level, in: nest) }
        let expected = ranges(kinds, directions(kinds, screen, settings), Self.equalWidths)
        expect(nest.layOut(), expected, "\(kinds) \(screen) \(settings)")
      }
    }

    @Test("a change of a direction is followed by everything below", arguments: NestKind.nests)
    func changedDirections(_ kinds: [NestKind]) {
      let nest = Nest(kinds)
      var last: [Setting] = []
      for (screen, settings) in settings(of: kinds) {
        nest.screen.semanticContentAttribute = screen.attribute
        for level in kinds.indices where last.isEmpty || settings[level] != last[level] {
          set(settings[level], of: level, in: nest)
        }
        nest.markUnreportedChanges()
        let expected = ranges(kinds, directions(kinds, screen, settings), Self.equalWidths)
        expect(nest.layOut(), expected, "\(kinds) \(screen) \(settings) after \(last)")
        last = settings
      }
    }

    // MARK: - Other traits

    @Test("all leaves are on the pixels of the screen", arguments: NestKind.nests)
    func scales(_ kinds: [NestKind]) {
      let nest = Nest(kinds)
      let exact = ranges(kinds, [false, false, false], Self.equalWidths)
      for scale in [nil, 2, 3, 1, nil] as [CGFloat?] {
        nest.screen.displayScale = scale
        nest.markUnreportedChanges()
        let found = nest.layOut()
        expect(found, exact, within: scale.map { 3 / $0 } ?? 1e-6, "\(kinds) \(scale ?? 0)")
        guard let scale else { continue }
        for range in found.compactMap(\.self) {
          for edge in [range.lowerBound, range.upperBound] {
            #expect(abs(edge * scale - (edge * scale).rounded()) < 1e-6, "\(kinds) \(scale): \(edge)")
          }
        }
      }
    }

    @Test("leaves have the size of text of the nearest view that sets one", arguments: NestKind.nests)
    func textSizes(_ kinds: [NestKind]) {
      let nest = Nest(kinds)
      let levels = kinds.indices.filter { kinds[$0].hasView }
      for changed in [nil] + levels.map({ Optional($0) }) + [nil] {
        for category in [HeadlessContentSizeCategory.extraLarge, nil] {
          let view = changed.map { nest.views[$0] } ?? nest.screen
          view.preferredContentSizeCategory = category
          let widths = kinds.indices.map { NestLeaf.width($0 >= (changed ?? 0) ? category ?? .large : .large) }
          let expected = ranges(kinds, [false, false, false], widths)
          expect(nest.layOut(), expected, "\(kinds) \(changed ?? -1) \(category == nil)")
        }
      }
    }

    @Test("a hidden container leaves its space to a stack or a BoxView, and comes back", arguments: NestKind.nests)
    func hiddenContainers(_ kinds: [NestKind]) {
      let nest = Nest(kinds)
      let shown = ranges(kinds, [false, false, false], Self.equalWidths)
      for level in 1..<kinds.count where kinds[level].hasView {
        for isHidden in [true, false] {
          nest.views[level].isHidden = isHidden
          var expected = shown[level - 1]
          // The leaf is the only item between both edges of the box.
          if isHidden, kinds[level - 1] == .box, let range = expected { expected = range.lowerBound...200 }
          let found = nest.layOut()
          expect([found[level - 1]], [expected], "\(kinds) \(level) \(isHidden)")
          if !isHidden { expect(found, shown, "\(kinds) \(level)") }
        }
      }
    }
  }
#endif
