// The loop that works through a layout. It takes the place of recursion, so that no tree is too deep.

/// Keeps the measure function while a layout runs: a question to a leaf then counts no references.
final class Measurer {
  let function: MeasureFunction

  init(_ function: @escaping MeasureFunction) { self.function = function }
}

/// One layout, or one measurement, of a tree. A value without state of its own: everything lies in the arena.
struct LayoutRun {
  let arena: Arena
  let rules: LayoutRules
  /// Whoever starts the run keeps it alive. `nil` where no leaf is asked anything.
  let measurer: Unmanaged<Measurer>?

  /// Works until `body` finds all its answers.
  func untilAnswered<Value>(_ body: () throws(Suspension) -> Value) -> Value {
    while true {
      do throws(Suspension) { return try body() } catch { workThroughQuestions() }
    }
  }

  /// Places the children of every container on the list, and of those that are put on it meanwhile.
  func workThroughPendingLayouts() {
    while arena.contents.pointee.workspace.pending.count > 0 {
      let last = arena.contents.pointee.workspace.pending.count - 1
      let next = arena.contents.pointee.workspace.pending[last]
      arena.contents.pointee.workspace.pending.removeLast()
      if sweeps(next.node, for: next.input) {
        Sweeps(self).place(next.node, in: next.input)
        continue
      }
      arena.contents.pointee.workspace.containers.append(FlexContainer(node: next.node, input: next.input))
      workThroughQuestions()
    }
  }

  /// Runs the container on top of the stack until none is left. One that has to wait finds its answer below it in the cache
  /// when its turn comes again.
  private func workThroughQuestions() {
    while arena.contents.pointee.workspace.containers.count > 0 {
      let count = arena.contents.pointee.workspace.containers.count
      let container = arena.contents.pointee.workspace.containers.base + (count - 1)
      if container.pointee.step == .begin {
        arena.contents.pointee.statistics.containerVisits += 1
        arena.states[Int(container.pointee.node)].marks.remove(.isUnread)
      }
      do throws(Suspension) {
        let output = try isBox(container.pointee.node) ? layOutBoxes(container) : layOut(container)
        finish(container, with: output)
      } catch {
        // The question lies on top now.
      }
    }
  }

  private func finish(_ container: ContainerPointer, with output: LayoutOutput) {
    let node = container.pointee.node
    if container.pointee.input.task == .frames {
      arena.storePlacement(container.pointee.input, of: node)
      arena.forgetSnapping(of: node)
      arena.contents.pointee.workspace.placed.append(node)
      arena.forgetSweeps(of: node)
      arena.forgetChanges(below: node)
    } else {
      arena.store(output, of: node, to: container.pointee.input)
    }
    if isBox(node) {
      arena.contents.pointee.boxWorkspace().pointee.entries.truncate(to: container.pointee.firstEntry)
    } else {
      arena.contents.pointee.workspace.items.truncate(to: container.pointee.firstItem)
      arena.contents.pointee.workspace.lines.truncate(to: container.pointee.firstLine)
    }
    arena.contents.pointee.workspace.containers.removeLast()
  }
}
