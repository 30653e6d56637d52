import LayoutEngine

/// Reads the `variants` object of a case. A variant that is left out has the frames of the variant with the same
/// direction, or else those of the case as it is written: exchanging changes nothing.
enum VariantDecoder {
  /// In the order of ``CaseVariant/made``.
  private static let keys = Vocabulary(["boxSizing", "direction", "both"])

  /// The key under which a made variant's frames stand.
  static func key(of variant: CaseVariant) -> String { keys.words[max(Int(variant.rawValue) - 1, 0)] }

  /// The frames that the object `value` expects of the variants of `layoutCase`, whose nodes have been read.
  static func decode(
    _ json: JSONTape, at value: Int, of layoutCase: LayoutCase
  ) throws(DocumentError) -> VariantFrames {
    try json.expectObject(at: value)
    var written: [[LayoutRect]?] = [nil, nil, nil]
    var key = value + 1
    while key < json.next(value) {
      let index = try json.knownKey(key, in: keys)
      let frames = try json.frames(at: key + 1)
      guard frames.count == layoutCase.nodes.count else {
        throw json.error(
          at: key + 1, "expected one frame for each of the \(layoutCase.nodes.count) nodes, got \(frames.count)")
      }
      written[index] = frames
      key = json.next(key + 1)
    }
    let asWritten = layoutCase.expectedFrames(in: .asWritten) ?? []
    // What is left out refers to the nodes' frames. Before a case is recorded, there is nothing to refer to them.
    if asWritten.isEmpty, written.contains(where: { $0 != nil }) {
      throw json.error(at: value, "the frames of variants need a frame in every node of the case")
    }
    var result = VariantFrames { _ in asWritten }
    for (variant, frames) in zip(CaseVariant.made, written) {
      result[variant] = frames ?? (variant.fallback == .asWritten ? asWritten : result[variant.fallback])
    }
    return result
  }
}
