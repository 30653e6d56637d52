#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  import Foundation
  import LayoutEngine
  import Testing

  @testable import stacklayout_bench

  @Suite struct CellContestantTests {
    /// Runs code that waits for tasks on a separate thread, as in the tool: a test that waits would block a thread of
    /// the cooperative pool.
    private func onOwnThread<Result: Sendable>(_ body: @escaping @Sendable () throws -> Result) async throws -> Result {
      try await withCheckedThrowingContinuation { continuation in
        Thread { continuation.resume(with: Swift.Result { try body() }) }.start()
      }
    }

    @Test func allWaysComputeSameSizes() async throws {
      let recipe = try #require(SceneCatalog.all.first { $0.name == "cells x10" })
      #expect(recipe.scene().kind == .cells)
      let frames = try await onOwnThread {
        let scene = recipe.scene()
        return try CellContestant.all.map { try $0.frames(of: scene) }
      }
      for other in frames { #expect(other == frames[0]) }
      let cells = frames[0].filter { $0.height > 0 }
      #expect(cells.count == 10)
      #expect(cells.allSatisfy { $0.width == FeedScenes.width && $0.height > 300 })
      // The texts differ, so the heights must differ.
      #expect(Set(cells.map(\.height)).count > 1)
    }

    @Test func timesOfSizesArePositive() async throws {
      let recipe = try #require(SceneCatalog.all.first { $0.name == "cells x10" })
      let times = try await onOwnThread {
        let scene = recipe.scene()
        return try CellContestant.all.map { contestant in
          let sampler = Sampler(try contestant.prepare(scene), of: scene, by: contestant, scale: 1, effort: .quick)
          #expect(LayoutOperation.allCases.filter(sampler.canSample) == [.cellSizes])
          return try sampler.sample(.cellSizes)
        }
      }
      #expect(times.count == 4 && times.allSatisfy { $0 > 0 })
    }
  }
#endif
