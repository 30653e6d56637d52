import Foundation
import PlatformView

// Many sizes at the same time. Cells are filled on the thread of the caller, in chunks; a chunk is measured by a task while the next one is
// being filled.
//
// Without UIKit and AppKit the store belongs to whoever uses it: this module is built with `NonisolatedNonsendingByDefault`, so that
// `prepare` stays there, too.
extension ItemSizeStore {
  /// Measures the items whose sizes are not known, on all processors.
  ///
  /// Up to ``sequenceLimit`` items are measured one after the other, which takes less time than to divide them. If the task is
  /// cancelled, or items change meanwhile, the sizes that are still valid are kept. Preparations may overlap.
  /// - Parameters:
  ///   - ids: The items; those that will be shown first come first.
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
        // Chunks become smaller towards the end, so that all tasks end nearly at the same time.
        let counts = SizeChunk<ID>.counts
        let count = min(max((ids.count - start) / (4 * taskLimit), counts.lowerBound), counts.upperBound)
        let end = min(start + count, ids.count)
        let chunk = chunk(of: ids[start..<end], width: width)
        start = end
        // The next chunk is ready by the time a task ends.
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
    // Some view has to be asked after all.
    for id in answer.unanswered where !Task.isCancelled { _ = size(of: id, width: width) }
  }
}

/// Lets others use the thread from time to time.
private struct PreparationPause {
  private var start = ContinuousClock.now

  /// Whether the last pause was a quarter of a frame ago, at 60 frames a second.
  var isDue: Bool { start.duration(to: .now) > .milliseconds(4) }

  mutating func pause() async {
    await Task.yield()
    start = .now
  }
}
