#if !hasFeature(Embedded)
  extension LayoutTree {
    /// Lays out independent trees on all processors, such as the cards of a list.
    ///
    /// ```swift
    /// try await LayoutTree.computeLayouts(of: &cards) { card, index in
    ///   try card.computeLayout(of: roots[index], in: space, measure: measure)
    /// }
    /// ```
    ///
    /// The trees are divided into chunks of about 250 nodes, and a task lays out each chunk. Fewer nodes are laid out
    /// without tasks, which is faster unless the measure function takes long. The frames are the same in both cases.
    ///
    /// The call lays out all trees, even if its task is cancelled. If a copy shares the memory of a tree, the memory is
    /// copied first: see <doc:Threads>.
    /// - Parameters:
    ///   - trees: The trees. The array can be empty during the call; afterwards, the trees have their former order.
    ///   - layOut: Lays out the tree at an index of the array. The closure is called once for each tree, on any thread.
    ///     It can also change the tree.
    /// - Throws: The error of the first tree for which `layOut` throws. The other trees are laid out nevertheless.
    /// - Complexity: O(nodes) of processor time, divided among the processors.
    public static func computeLayouts<Failure: Error>(
      of trees: inout [LayoutTree],
      _ layOut: @escaping @Sendable (_ tree: inout LayoutTree, _ index: Int) throws(Failure) -> Void
    ) async throws(Failure) {
      if TreeChunk<Failure>.isSingle(trees) {
        if let failure = trees.layOutAll(layOut, firstIndex: 0) { throw failure }
        return
      }
      let chunks = TreeChunk<Failure>.dividing(&trees)
      await withTaskGroup(of: Void.self) { group in
        for chunk in chunks { group.addTask { chunk.run(layOut) } }
      }
      for chunk in chunks { chunk.moveTrees(to: &trees) }
      for chunk in chunks { if let failure = chunk.failure { throw failure } }
    }
  }

  extension [LayoutTree] {
    /// Lays out all trees, one after the other.
    ///
    /// - Parameter firstIndex: The index that the closure gets for the first tree.
    /// - Returns: The first error; `nil` if there is none.
    fileprivate mutating func layOutAll<Failure: Error>(
      _ layOut: (_ tree: inout LayoutTree, _ index: Int) throws(Failure) -> Void, firstIndex: Int
    ) -> Failure? {
      var failure: Failure?
      for offset in indices {
        do throws(Failure) {
          try layOut(&self[offset], firstIndex + offset)
        } catch {
          failure = failure ?? error
        }
      }
      return failure
    }
  }

  /// Trees that a task lays out.
  ///
  /// The trees of an object are changed in place. A value could not be moved out of the closure of its task, and the
  /// first change would copy the memory of each tree.
  private final class TreeChunk<Failure: Error>: @unchecked Sendable {
    // The class is Sendable although it is mutable: only one task has access to an object, until the task ends.
    private var trees: [LayoutTree] = []
    private(set) var failure: Failure?
    private let firstIndex: Int

    private init(at firstIndex: Int) { self.firstIndex = firstIndex }

    /// The number of nodes of a complete chunk. Their layout takes ten times as long as starting a task, or longer.
    private static var fullNodeCount: Int { 256 }

    /// Whether trees fit into one chunk.
    static func isSingle(_ trees: [LayoutTree]) -> Bool {
      var count = 0
      for tree in trees.dropLast() {
        count += tree.nodeCount
        if count >= fullNodeCount { return false }
      }
      return true
    }

    /// Moves the trees of an array to chunks.
    static func dividing(_ trees: inout [LayoutTree]) -> [TreeChunk] {
      var rest: [LayoutTree] = []
      swap(&rest, &trees)
      trees.reserveCapacity(rest.count)
      // Only the last element of an array can be moved out without a copy.
      rest.reverse()
      var chunks: [TreeChunk] = []
      var (index, missingNodes) = (0, 0)
      while let tree = rest.popLast() {
        if missingNodes <= 0 {
          chunks.append(TreeChunk(at: index))
          missingNodes = fullNodeCount
        }
        missingNodes -= tree.nodeCount
        chunks[chunks.count - 1].trees.append(tree)
        index += 1
      }
      return chunks
    }

    func run(_ layOut: (_ tree: inout LayoutTree, _ index: Int) throws(Failure) -> Void) {
      failure = trees.layOutAll(layOut, firstIndex: firstIndex)
    }

    func moveTrees(to destination: inout [LayoutTree]) {
      destination.append(contentsOf: trees)
      trees = []
    }
  }

  extension LayoutTree {
    /// The number of nodes, including destroyed ones whose memory has not been used again.
    fileprivate var nodeCount: Int { arena.contents.nodes.count }
  }
#endif
