import Foundation
import PlatformView

// Prepares many sizes at the same time. Cells are filled on the thread of the caller, in chunks. A task measures a
// chunk while the next one is being filled.
//
// Without UIKit and AppKit the store is not isolated to the main actor: this module is built with
// `NonisolatedNonsendingByDefault`, so that `prepare` runs on the actor of the caller, too.
extension ItemSizeStore {
  /// Measures the items whose sizes are not known, on all processors.
  ///
  /// Up to ``sequenceLimit`` items are measured one after the other, which is faster than dividing them. If the task is
  /// cancelled, or items change meanwhile, the sizes that are still valid are kept. Preparations may overlap.
  /// - Parameters:
  ///   - ids: The items, in the order in which they will be shown.
  ///   - width: The width of the cells, in points. A width that is not finite is unlimited, a negative one is 0.
  public func prepare(_ ids: some Sequence<ID>, width: CGFloat) async {
    let ids = Array(ids)
    let wanted = ids.count > Self.sequenceLimit ? unknown(ids, width: width) : ids
    if wanted.count <= Self.sequenceLimit {
      for id in wanted where !Task.isCancelled { _ = size(of: id, width: width) }
      return
    }
    if taskLimit < 2 { return await prepareInSequence(wanted, width: width) }
    beginPreparation(wanted.count, width: width)
    await prepareInParallel(wanted, width: width)
    endPreparation()
  }

  /// The number of items up to which ``prepare(_:width:)`` measures one after the other: 16.
  public static var sequenceLimit: Int { 16 }

  private func prepareInSequence(_ ids: [ID], width: CGFloat) async {
    var pause = PreparationPause()
    for id in ids {
      if Task.isCancelled { return }
      _ = size(of: id, width: width)
      if pause.isDue { await pause.pause() }
    }
  }

  private func prepareInParallel(_ ids: [ID], width: CGFloat) async {
    var pause = PreparationPause()
    await withTaskGroup(of: SizeChunk<ID>.Answer.self) { group in
      var runningTasks = 0
      var start = 0
      while start < ids.count {
        if pause.isDue { await pause.pause() }
        if Task.isCancelled { break }
        // Chunks become smaller towards the end, so that all tasks end at nearly the same time.
        let counts = SizeChunk<ID>.counts
        let count = min(max((ids.count - start) / (4 * taskLimit), counts.lowerBound), counts.upperBound)
        let end = min(start + count, ids.count)
        let chunk = chunk(of: ids[start..<end], width: width)
        start = end
        // The next chunk is ready when a task ends.
        while runningTasks >= taskLimit, let answer = await group.next() {
          runningTasks -= 1
          take(answer, width: width)
        }
        guard !chunk.isEmpty else { continue }
        group.addTask { chunk.answer() }
        runningTasks += 1
      }
      for await answer in group { take(answer, width: width) }
    }
  }

  private func take(_ answer: SizeChunk<ID>.Answer, width: CGFloat) {
    keep(answer.sizes, width: width, since: answer.changeNumber)
    // Some sizes need the view.
    for id in answer.unanswered where !Task.isCancelled { _ = size(of: id, width: width) }
  }
}

/// Yields the thread to other work at intervals.
private struct PreparationPause {
  // The clocks of Swift require later systems than the package.
  private var start = ProcessInfo.processInfo.systemUptime

  /// Whether the last pause was at least 4 ms ago: a quarter of a frame at 60 frames per second.
  var isDue: Bool { ProcessInfo.processInfo.systemUptime - start > 0.004 }

  mutating func pause() async {
    await Task.yield()
    start = ProcessInfo.processInfo.systemUptime
  }
}
