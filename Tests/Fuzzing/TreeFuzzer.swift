import LayoutEngine
import LayoutTestSupport

/// Reads arbitrary bytes as a tree and a sequence of edits, measurements and layouts. After each layout, the tree
/// equals a tree that is built from scratch, its frames are valid, and the work is linear.
@_cdecl("LLVMFuzzerTestOneInput")
public func testTree(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: bytes, count: count)
  guard bytes.count > 2 else { return 0 }
  do {
    // The first byte determines the kind of tree, the second the number of edits, and the others everything else. An
    // edit takes several bytes, so that short inputs run fast.
    let kind = TreeKind(rawValue: bytes[0])
    let choices = SplitMix64(choices: Array(bytes)[2...])
    var styles = StyleGenerator(
      random: choices, rules: kind.contains(.css) ? .css : .stackView,
      numbers: kind.contains(.adversarial) ? .adversarial : .usual)
    styles.boxShare = kind.contains(.boxes) ? 50 : 0
    styles.makesWritingModes = kind.contains(.writingModes)
    styles.leaves = kind.contains(.adversarial) ? .adversarial : kind.contains(.erraticLeaves) ? .erratic : .usual
    var script = try EditScript(
      styles, measuresBetween: kind.contains(.measurements), makesCopies: kind.contains(.copies), inspect: inspect)
    let editCount = min(Int(bytes[1] % 32), bytes.count / 4)
    if let finding = try script.run(edits: editCount) { fatalError(finding) }
  } catch {
    fatalError("\(error)")
  }
  return 0
}

private struct TreeKind: OptionSet {
  var rawValue: UInt8
  static let css = TreeKind(rawValue: 1)
  static let adversarial = TreeKind(rawValue: 2)
  static let boxes = TreeKind(rawValue: 4)
  static let measurements = TreeKind(rawValue: 8)
  static let copies = TreeKind(rawValue: 16)
  static let erraticLeaves = TreeKind(rawValue: 32)
  static let writingModes = TreeKind(rawValue: 64)
}

/// The limits of the work for a tree of a few dozen nodes with any styles. Work that grows exponentially with the depth
/// is far above these limits.
private let questionLimit = 24.0
private let visitLimit = 24.0

private func inspect(_ plan: TreePlan, _ planted: PlantedTree, root: Int) throws -> String? {
  if let frame = try plan.firstImpossibleFrame(in: planted, below: root) { return frame }
  for issue in planted.tree.issues(below: try planted.id(root)) where issue.cause.isEmpty || issue.remedy.isEmpty {
    return "an issue without a cause or a remedy"
  }
  var cost = LayoutCost()
  cost.note(planted, containerCount: plan.containerCount(below: root), "the last layout")
  if cost.questions.value > questionLimit {
    return "\(cost.questions.value) measure calls of a leaf: \(cost.questions.place)"
  }
  if cost.repetitions.value > 1 { return "a repeated measure call: \(cost.repetitions.place)" }
  if cost.visits.value > visitLimit { return "\(cost.visits.value) visits per container" }
  if cost.miscounts.value > 0 { return "statistics that do not count all measure calls" }
  return nil
}
