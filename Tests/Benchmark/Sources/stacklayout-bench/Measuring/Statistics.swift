/// The median and the quartiles of samples.
struct Statistics: Equatable, Codable {
  var median: Double
  var lowerQuartile: Double
  var upperQuartile: Double
  var minimum: Double
  var sampleCount: Int

  /// The statistics of samples; `nil` if there are none. Quartiles between two samples are interpolated.
  init?(_ samples: [Double]) {
    guard !samples.isEmpty else { return nil }
    let sorted = samples.sorted()
    median = Statistics.quantile(0.5, of: sorted)
    lowerQuartile = Statistics.quantile(0.25, of: sorted)
    upperQuartile = Statistics.quantile(0.75, of: sorted)
    minimum = sorted[0]
    sampleCount = sorted.count
  }

  /// Half of the interquartile range, as a fraction of the median.
  var spread: Double { median > 0 ? (upperQuartile - lowerQuartile) / 2 / median : 0 }

  private static func quantile(_ part: Double, of sorted: [Double]) -> Double {
    let place = part * Double(sorted.count - 1)
    let lower = Int(place)
    let upper = min(lower + 1, sorted.count - 1)
    return sorted[lower] + (place - Double(lower)) * (sorted[upper] - sorted[lower])
  }
}
