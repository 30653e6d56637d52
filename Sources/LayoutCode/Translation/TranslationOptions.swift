import LayoutDocument
import LayoutEngine

extension StyleTranslation.Options {
  /// Returns the options to try, in order: lengths that adapt to other sizes precede fixed lengths.
  static func candidates(for layoutCase: LayoutCase, _ target: CodeTarget) -> [Self] {
    var candidates = [Self()]
    if layoutCase.rules != target.rules {
      candidates = [
        Self(), Self(keepsImageRatios: false), Self(fixesRootSize: true),
        Self(keepsImageRatios: false, fixesRootSize: true),
      ]
    }
    if target == .html { return candidates }
    if layoutCase.nodes.contains(where: { $0.style.padding.hasPercentage }) {
      candidates += [.innerInPoints, .allInPoints].flatMap { paddings in
        candidates.map { $0.with { $0.paddings = paddings } }
      }
    }
    return candidates
  }

  private func with(_ change: (inout Self) -> Void) -> Self {
    var options = self
    change(&options)
    return options
  }
}
