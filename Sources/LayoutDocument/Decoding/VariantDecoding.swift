import LayoutEngine

/// Reads the `variants` object of a case.
///
/// A variant that is omitted has the frames of the variant with the same direction, or else those of the case as
/// written: the exchange does not change the frames.
enum VariantDecoder {
  /// In the order of ``CaseVariant/made``.
  private static let keys = Vocabulary(["boxSizing", "direction", "both"])

  /// Returns the key of the frames of a derived variant.
  static func key(of variant: CaseVariant) -> String { keys.words[max(Int(variant.rawValue) - 1, 0)] }

  /// Reads the expected frames of the variants of `layoutCase`, whose nodes are already read, from the object `value`.
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
    // Omitted variants refer to the frames of the nodes. A case without recorded frames has none.
    if asWritten.isEmpty, written.contains(where: { $0 != nil }) {
      throw json.error(at: value, "frames of variants require a frame in every node of the case")
    }
    var result = VariantFrames { _ in asWritten }
    for (variant, frames) in zip(CaseVariant.made, written) {
      result[variant] = frames ?? (variant.fallback == .asWritten ? asWritten : result[variant.fallback])
    }
    return result
  }
}
