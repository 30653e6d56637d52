import LayoutDocument
import LayoutEngine

/// A change of one property that brings a layout closer to the intended frames.
public struct Suspicion: Equatable, Sendable {
  /// The node.
  public let node: NamedNode
  /// The name of the property in documents.
  public let property: String
  /// The value in the notation of documents; `nil` if the property is not set.
  public let value: String?
  /// The value that brings the frames closest to the intended ones; `nil` if the property is removed.
  public let replacement: String?
  /// The sum of the remaining differences between the frames and the intended ones, in points.
  public let remainder: Double

  /// The change as one sentence: `with badge.minWidth 148 in place of 132, all frames are as intended`.
  public var text: String {
    let name = "\(node.name).\(property)"
    var text = replacement.map { "with \(name) \($0)" } ?? "without \(name)"
    if let value { text += replacement == nil ? " (\(value))" : " in place of \(value)" }
    if remainder < explanationTolerance { return text + ", all frames are as intended" }
    return text + ", frames differ by \(ExplanationText.points(remainder)) in all"
  }
}

extension LayoutTree {
  /// Finds properties whose values are probably not as intended, from the intended frames.
  ///
  /// The result contains changes of a single property, sorted by the remaining difference.
  ///
  /// Properties of nodes with other frames than intended, and of their siblings and ancestors, are tried first: each
  /// without the property, with values that are derived from the intended frames, and with each keyword. Each attempt
  /// is a layout of a copy of the tree.
  ///
  /// ```swift
  /// tree.suspicions(intended: frames, names: { names[$0] ?? "?" }, measure: measure).first?.text
  /// // "with badge.minWidth 148 in place of 132, all frames are as intended"
  /// ```
  /// - Parameters:
  ///   - intended: The frames of nodes, in points relative to their parents. Other nodes may have any frame.
  ///   - names: Returns the names of nodes.
  ///   - measure: The measure function of the layout.
  /// - Returns: At most 20 changes; empty if all frames are as intended, or the tree has changed since its layout.
  public func suspicions(
    intended: [NodeID: LayoutRect], names: @escaping (NodeID) -> String, measure: @escaping MeasureFunction
  ) -> [Suspicion] {
    guard let subject = ExplanationSubject(self, names: names, content: { _, _ in nil }, measure: measure) else {
      return []
    }
    var search = SuspicionSearch(subject: subject, intended: intended)
    return search.run()
  }
}

/// The search for changes of single properties.
private struct SuspicionSearch {
  private static let mostReported = 20

  let subject: ExplanationSubject
  let intended: [NodeID: LayoutRect]
  /// The sum of the differences of the current frames.
  private let difference: Double
  private var found: [(suspicion: Suspicion, rank: Int)] = []
  private let values: SuspectedValues

  init(subject: ExplanationSubject, intended: [NodeID: LayoutRect]) {
    (self.subject, self.intended) = (subject, intended)
    values = SuspectedValues(subject: subject, intended: intended)
    difference = intended.reduce(0.0) { $0 + $1.value.distance(to: subject.frame(of: $1.key)) }
  }

  mutating func run() -> [Suspicion] {
    guard difference > explanationTolerance else { return [] }
    for node in suspects() {
      let style = subject.tree.style(of: node) ?? Style(subject.rules)
      for change in values.changes(of: node, style, parent: subject.parent(of: node)) { tryChange(change, of: node) }
    }
    // Equal remainders are in the order of the rank.
    found.sort { first, second in
      let (one, other) = (first.suspicion.remainder, second.suspicion.remainder)
      return one.isNearly(other) ? first.rank < second.rank : one < other
    }
    return found.prefix(SuspicionSearch.mostReported).map { $0.suspicion }
  }

  /// Returns the nodes with other frames than intended, with their ancestors and siblings, followed by all other nodes.
  private func suspects() -> [NodeID] {
    var (suspects, seen) = ([NodeID](), Set<NodeID>())
    for node in subject.nodes {
      guard let frame = intended[node], frame.distance(to: subject.frame(of: node)) > explanationTolerance else {
        continue
      }
      var next: NodeID? = node
      while let inner = next {
        if seen.insert(inner).inserted { suspects.append(inner) }
        next = subject.parent(of: inner)
        for sibling in next.map({ subject.tree.children(of: $0) }) ?? [] where seen.insert(sibling).inserted {
          suspects.append(sibling)
        }
      }
    }
    // Content of a node may be the cause, too.
    for node in subject.nodes where seen.insert(node).inserted { suspects.append(node) }
    return suspects
  }

  /// Stores the best value of a property, if it brings the frames closer to the intended ones.
  private mutating func tryChange(_ change: PropertyChange, of node: NodeID) {
    var best: (remainder: Double, value: String?) = (difference - explanationTolerance, nil)
    for candidate in change.candidates {
      let remainder = subject.withStyle(candidate.style, of: node) { other in
        var sum = 0.0
        for (node, frame) in intended where sum < best.remainder { sum += frame.distance(to: other.frame(of: node)) }
        return sum
      }
      // Of equivalent values, the first one is the simplest.
      if let remainder, remainder < best.remainder - explanationTolerance { best = (remainder, candidate.value) }
    }
    guard best.remainder < difference - 2 * explanationTolerance else { return }
    let suspicion = Suspicion(
      node: subject.named(node), property: change.property, value: change.value, replacement: best.value,
      remainder: best.remainder)
    found.append((suspicion, suspicion.rank))
  }
}

extension Suspicion {
  /// The members of a JSON object: node, property, value, replacement, remainder and text.
  public var jsonMembers: String {
    let (old, new) = (value.map { JSONText.quoted($0) } ?? "null", replacement.map { JSONText.quoted($0) } ?? "null")
    return "\"node\": \(JSONText.quoted(node.name)), \"property\": \(JSONText.quoted(property)), \"value\": \(old), "
      + "\"replacement\": \(new), \"remainder\": \(JSONText.number(remainder, decimals: 4)), "
      + "\"text\": \(JSONText.quoted(text))"
  }

  /// The rank among equivalent changes, lower for likelier ones.
  ///
  /// A property that should not be set ranks first, then one with a wrong value, then a missing one; round values rank
  /// before others.
  fileprivate var rank: Int {
    guard let replacement else { return 0 }
    let isRound = !replacement.utf8.contains(UInt8(ascii: "."))
    return (value == nil ? 3 : 1) + (isRound ? 0 : 1)
  }
}

extension LayoutRect {
  /// Returns the sum of the differences of all coordinates.
  fileprivate func distance(to other: LayoutRect) -> Double {
    (x - other.x).magnitude + (y - other.y).magnitude + (width - other.width).magnitude
      + (height - other.height).magnitude
  }
}
