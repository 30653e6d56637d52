/// The duration of measurements.
struct Effort {
  /// Processor time for one operation of one contestant on one scene, in nanoseconds.
  var budget: Double
  /// The most samples of one operation.
  var sampleLimit: Int
  /// The minimum number of nodes that a sample of whole trees lays out.
  var nodesPerSample: Int

  static let thorough = Effort(budget: 250e6, sampleLimit: 101, nodesPerSample: 4000)
  static let quick = Effort(budget: 30e6, sampleLimit: 21, nodesPerSample: 1000)
  /// The fewest samples of an operation that takes less than ``slow``.
  static let fewestSamples = 5
  /// The fewest samples of an operation that takes longer.
  static let fewestSlowSamples = 3
  /// The time above which an operation is slow, in nanoseconds.
  static let slow = 300e6
}
