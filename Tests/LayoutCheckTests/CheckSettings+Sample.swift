import LayoutCheck
import LayoutTestSupport

extension CheckSettings {
  /// Settings for widths and text sizes.
  ///
  /// A sample has the narrowest eighth of the widths, at which most faults occur, and one out of `scaleCount` text
  /// sizes.
  static func sample(
    _ widths: ClosedRange<Int> = defaultWidths, _ textScales: [Double] = systemTextScales, oneOf scaleCount: Int = 4
  ) -> CheckSettings {
    var settings = CheckSettings()
    settings.widths = SampleSize.value(widths, sample: widths.lowerBound...(widths.lowerBound + widths.count / 8))
    settings.textScales = SampleSize.some(textScales, oneOf: scaleCount)
    return settings
  }
}
