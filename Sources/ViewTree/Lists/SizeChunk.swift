import Foundation

/// Cells without their views, which one task measures.
struct SizeChunk<ID: Hashable & Sendable>: Sendable {
  /// The minimum and maximum number of items of a chunk.
  static var counts: ClosedRange<Int> { 8...64 }

  /// The results of a task.
  struct Answer: Sendable {
    var sizes: [(id: ID, size: CGSize)] = []
    /// The items whose views are needed for the measurement.
    var unanswered: [ID] = []
    let changeNumber: Int
  }

  /// A cell that is filled with an item.
  private struct Cell: Sendable {
    let id: ID
    let snapshot: SizeSnapshot
    let scale: CGFloat
  }

  /// Items with which the task fills a template.
  private struct Filling: Sendable {
    let ids: [ID]
    let template: TemplateSnapshot
    let scale: CGFloat
    let fill: @Sendable (inout CellContents, ID) -> Void
  }

  private var cells: [Cell] = []
  private var filling: Filling?
  private let room: CGSize
  /// The number of the last change before the cells were filled.
  private let changeNumber: Int

  init(room: CGSize, changeNumber: Int) { (self.room, self.changeNumber) = (room, changeNumber) }

  var isEmpty: Bool { cells.isEmpty && filling == nil }

  /// Adds a cell that is filled.
  mutating func append(_ id: ID, _ snapshot: SizeSnapshot, scale: CGFloat) {
    cells.append(Cell(id: id, snapshot: snapshot, scale: scale))
  }

  /// Sets the items with which the task fills a template.
  mutating func setFilling(
    _ ids: [ID], _ template: TemplateSnapshot, scale: CGFloat,
    _ fill: @escaping @Sendable (inout CellContents, ID) -> Void
  ) {
    if !ids.isEmpty { filling = Filling(ids: ids, template: template, scale: scale, fill: fill) }
  }

  /// Measures the items. Returns the sizes that are measured before the task is cancelled.
  func answer() -> Answer {
    var answer = Answer(changeNumber: changeNumber)
    answer.sizes.reserveCapacity(cells.count + (filling?.ids.count ?? 0))
    let worker = SizeWorker()
    for cell in cells where !Task.isCancelled {
      note(worker.size(of: cell.snapshot, in: room), of: cell.id, scale: cell.scale, in: &answer)
    }
    guard let filling else { return answer }
    for id in filling.ids where !Task.isCancelled {
      let snapshot = filling.template.filled(filling.fill, id)
      note(worker.size(of: snapshot, in: room), of: id, scale: filling.scale, in: &answer)
    }
    return answer
  }

  private func note(_ size: CGSize?, of id: ID, scale: CGFloat, in answer: inout Answer) {
    if let size { answer.sizes.append((id, size.roundedUp(scale: scale))) } else { answer.unanswered.append(id) }
  }
}
