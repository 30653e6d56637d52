#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import Gallery
  import LayoutCheck
  import LayoutDocument
  import LayoutTestSupport
  import Testing

  /// The exact widths without findings, of the gallery's screens.
  @Suite("The exact widths of screens") struct CleanWidthsOfScreensTests {
    private static var settings: CheckSettings {
      var settings = CheckSettings()
      settings.widths = SampleSize.value(320...480, sample: 320...340)
      settings.textScales = [1]
      return settings
    }

    @Test("screens have no finding between whole points") func soundScreens() throws {
      for layoutCase in try GalleryDocuments.cases() {
        let widths = Double(Self.settings.widths.lowerBound)...Double(Self.settings.widths.upperBound)
        let clean = try layoutCase.cleanWidths(Self.settings)
        #expect(clean.map(\.ranges) == [[widths], [widths]], "\(layoutCase.name)")
      }
    }

    @Test("with a fault, whole points have findings where the check has them") func faultyScreens() throws {
      let screens = try GalleryDocuments.cases()
      var random = SplitMix64(seed: 7)
      var count = 0
      while count < SampleSize.value(100, sample: 10) {
        let layoutCase = random.pick(screens)
        let node = random.integer(0...layoutCase.nodes.count - 1)
        guard let faulty = random.pick(SeededFault.self).put(into: layoutCase, node, &random) else { continue }
        let findings = try faulty.check(Self.settings).findings.filter { $0.kind != .jump }
        if findings.isEmpty { continue }
        count += 1
        for clean in try faulty.cleanWidths(Self.settings) {
          for width in Self.settings.widths {
            let isFaulty = findings.flatMap(\.ranges).contains {
              $0.direction == clean.direction && $0.textScale == clean.textScale && $0.from <= width && width <= $0.to
            }
            #expect(clean.contains(Double(width)) != isFaulty, "\(layoutCase.name) at \(width)")
          }
        }
      }
    }
  }
#endif
