#if !canImport(AppKit) && (!canImport(UIKit) || os(watchOS))
  import Gallery
  import LayoutCheck
  import LayoutDocument
  import LayoutTestSupport
  import StackViewLayout
  import Testing

  /// Faults that are put into the gallery's screens disappear if the remedies of the findings are applied.
  ///
  /// The table of the faults is an attachment: `swift test --filter RemedyLoopTests --attachments-path DIR`.
  @Suite("The remedies of findings") struct RemedyLoopTests {
    private static let faults = SampleSize.value(500, sample: 50)
    private static let rounds = 8

    /// Narrow widths, at which most faults occur, with the smallest, the default and the largest text.
    ///
    /// Documents do not contain that the days of the calendar keep their text size.
    private static func settings(of layoutCase: LayoutCase) throws -> CheckSettings {
      var settings = CheckSettings()
      settings.widths = 320...360
      settings.textScales = layoutCase.name.hasPrefix("calendar") ? [1] : [14.0 / 17, 1, 53.0 / 17]
      #expect(try layoutCase.check(settings).isEmpty, "\(layoutCase.name)")
      return settings
    }

    @Test("applying the first remedies until no finding is left ends without findings")
    func remediesLeadToScreensWithoutFindings() throws {
      let screens = try GalleryDocuments.cases().map { ($0, try Self.settings(of: $0)) }
      var random = SplitMix64(seed: 2026)
      var table = FaultTable()
      while table.count < Self.faults {
        let (layoutCase, settings) = random.pick(screens)
        let fault = random.pick(SeededFault.self)
        let node = random.integer(0...layoutCase.nodes.count - 1)
        guard let faulty = fault.put(into: layoutCase, node, &random),
          try !faulty.check(settings).isEmpty
        else { continue }
        var lines: [String] = []
        let isClean = try isRepaired(faulty, settings, &lines)
        table.add(fault, isClean: isClean, "\(layoutCase.displayName(of: node)) of \(layoutCase.name)", lines)
      }
      Attachment.record(table.description, named: "remedies.txt")
      #expect(table.cleanCount * 10 >= table.count * 9, "\(table)")
    }

    /// Applies the remedies of all findings, again and again. Returns whether no finding is left.
    private func isRepaired(_ faulty: LayoutCase, _ settings: CheckSettings, _ lines: inout [String]) throws -> Bool {
      var layoutCase = faulty
      for _ in 0..<Self.rounds {
        let findings = try layoutCase.check(settings).findings
        if findings.isEmpty { return true }
        lines += findings.map { "\($0.text). Remedy: \($0.remedy)" } + ["-"]
        var applied: [RemedyChange] = []
        for change in findings.flatMap({ [$0.remedyChange].compactMap { $0 } + $0.similarChanges })
        where !applied.contains(change) {
          if layoutCase.apply(change) { applied.append(change) }
        }
        if applied.isEmpty { return false }
      }
      return try layoutCase.check(settings).isEmpty
    }
  }

  /// The number of faults of each kind, and of those whose findings disappeared.
  private struct FaultTable: CustomStringConvertible {
    private var counts: [SeededFault: (all: Int, clean: Int)] = [:]
    private var lines: [String] = []

    /// Adds a fault with its findings in all rounds.
    mutating func add(_ fault: SeededFault, isClean: Bool, _ place: String, _ findings: [String]) {
      counts[fault, default: (0, 0)].all += 1
      if isClean { counts[fault, default: (0, 0)].clean += 1 }
      lines.append("\(isClean ? "clean" : "not clean"): \(fault) of \(place)")
      lines += findings.map { "  " + $0 }
    }

    var count: Int { counts.values.reduce(0) { $0 + $1.all } }
    var cleanCount: Int { counts.values.reduce(0) { $0 + $1.clean } }

    /// The table, and each fault with its findings and remedies.
    var description: String {
      let rows = SeededFault.allCases.compactMap { fault in
        counts[fault].map { "\(fault.rawValue): \($0.clean) of \($0.all) clean" }
      }
      return (rows + ["all: \(cleanCount) of \(count) clean"] + lines).joined(separator: "\n")
    }
  }
#endif
