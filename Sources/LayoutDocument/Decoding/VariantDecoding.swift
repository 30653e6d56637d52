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

  /// Reads the expected frames of the variants of `layoutCase` from the object `value`.
  ///
  /// If `nodes` is `nil`, the nodes have errors: the number of frames is not compared with theirs.
  static func decode(
    _ json: JSONTape, at value: Int, nodes: [DocumentNode]?, _ faults: inout [DocumentFault]
  ) throws(DocumentFault) -> VariantFrames {
    try json.expectObject(at: value)
    var written: [[LayoutRect]?] = [nil, nil, nil]
    json.readMembers(of: value, &faults) { (key, faults) throws(DocumentFault) in
      let index = try json.knownKey(key, in: keys)
      let frames = try json.frames(at: key + 1, &faults)
      let count = json.count(ofArray: key + 1)
      if let nodes, count != nodes.count {
        throw json.fault(at: key + 1, "expected one frame for each of the \(nodes.count) nodes, got \(count)")
      }
      written[index] = frames
    }
    let asWritten = nodes.flatMap { LayoutCase.expectedFrames(of: $0) } ?? []
    // Omitted variants refer to the frames of the nodes. A case without recorded frames has none.
    if nodes != nil, asWritten.isEmpty, written.contains(where: { $0 != nil }) {
      throw json.fault(at: value, "frames of variants require a frame in every node of the case")
    }
    var result = VariantFrames { _ in asWritten }
    for (variant, frames) in zip(CaseVariant.made, written) {
      result[variant] = frames ?? (variant.fallback == .asWritten ? asWritten : result[variant.fallback])
    }
    return result
  }
}
