import Foundation

/// Runs a function in a task, as an application does, and waits on the current thread until it ends.
func waitForTask(_ run: @escaping @Sendable () async -> Void) {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    await run()
    done.signal()
  }
  done.wait()
}
