#if os(Linux) && canImport(Glibc) && (arch(x86_64) || arch(arm64))
  import Glibc
#endif

/// The memory allocations while code runs.
struct AllocationCounts: Codable, Equatable {
  /// The number of calls of `malloc`, `calloc`, `realloc` and the aligned variants.
  var calls = 0
  /// The increase of the bytes in use, as rounded by the allocator.
  var bytes = 0
  /// The peak of the bytes in use, less the bytes in use before.
  var peakBytes = 0
}

#if os(Linux) && canImport(Glibc) && (arch(x86_64) || arch(arm64))
  /// Counts calls of the C library's allocator, by replacing it while code runs.
  enum AllocationCounter {
    /// Allows one thread at a time to count: the state of the replacement functions is global.
    nonisolated(unsafe) private static let gate: UnsafeMutablePointer<pthread_mutex_t> = {
      let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
      mutex.initialize(to: pthread_mutex_t())
      pthread_mutex_init(mutex, nil)
      return mutex
    }()

    /// Runs `body` and counts the allocations of this thread; `nil` if they cannot be counted. `body` must not call
    /// this function.
    static func count(_ body: () throws(BenchError) -> Void) throws(BenchError) -> AllocationCounts? {
      guard let allocator = SystemAllocator() else {
        try body()
        return nil
      }
      pthread_mutex_lock(gate)
      defer { pthread_mutex_unlock(gate) }
      Tally.allocator = allocator
      Tally.thread = pthread_self()
      // Also set before the functions are replaced: the first access initializes the variable, which allocates.
      Tally.counts = AllocationCounts()
      let hooks = FunctionHooks(Tally.replacements)
      Tally.counts = AllocationCounts()
      defer { hooks.remove() }
      try body()
      return Tally.counts
    }
  }

  /// The C library's own functions.
  private struct SystemAllocator {
    typealias Allocate = @convention(c) (Int) -> UnsafeMutableRawPointer?
    typealias AllocateTwo = @convention(c) (Int, Int) -> UnsafeMutableRawPointer?
    typealias Resize = @convention(c) (UnsafeMutableRawPointer?, Int) -> UnsafeMutableRawPointer?
    typealias AllocateInto = @convention(c) (UnsafeMutablePointer<UnsafeMutableRawPointer?>?, Int, Int) -> Int32
    typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void
    typealias Size = @convention(c) (UnsafeMutableRawPointer?) -> Int

    let malloc: Allocate
    let calloc: AllocateTwo
    let realloc: Resize
    let alignedAlloc: AllocateTwo
    let posixMemalign: AllocateInto
    let free: Free
    let usableSize: Size

    init?() {
      func function<Function>(_ name: String, _ type: Function.Type) -> Function? {
        dlsym(nil, name).map { unsafeBitCast($0, to: type) }
      }
      guard let malloc = function("malloc", Allocate.self), let calloc = function("calloc", AllocateTwo.self),
        let realloc = function("realloc", Resize.self), let free = function("free", Free.self),
        let alignedAlloc = function("aligned_alloc", AllocateTwo.self),
        let posixMemalign = function("posix_memalign", AllocateInto.self),
        let usableSize = function("malloc_usable_size", Size.self)
      else { return nil }
      self.malloc = malloc
      self.calloc = calloc
      self.realloc = realloc
      self.alignedAlloc = alignedAlloc
      self.posixMemalign = posixMemalign
      self.free = free
      self.usableSize = usableSize
    }
  }

  /// The functions that replace the allocator. C functions cannot capture values, so their state is global; only one
  /// thread changes it.
  private enum Tally {
    nonisolated(unsafe) static var allocator: SystemAllocator?
    nonisolated(unsafe) static var thread = pthread_self()
    nonisolated(unsafe) static var counts = AllocationCounts()

    static func note(_ memory: UnsafeMutableRawPointer?, sign: Int) {
      guard pthread_equal(thread, pthread_self()) != 0, let memory, let allocator else { return }
      if sign > 0 { counts.calls += 1 }
      counts.bytes += sign * allocator.usableSize(memory)
      counts.peakBytes = max(counts.peakBytes, counts.bytes)
    }

    private static let malloc: SystemAllocator.Allocate = { size in
      let memory = allocator?.malloc(size)
      note(memory, sign: 1)
      return memory
    }

    private static let calloc: SystemAllocator.AllocateTwo = { count, size in
      let memory = allocator?.calloc(count, size)
      note(memory, sign: 1)
      return memory
    }

    private static let realloc: SystemAllocator.Resize = { old, size in
      note(old, sign: -1)
      let memory = allocator?.realloc(old, size)
      note(memory, sign: 1)
      return memory
    }

    private static let alignedAlloc: SystemAllocator.AllocateTwo = { alignment, size in
      let memory = allocator?.alignedAlloc(alignment, size)
      note(memory, sign: 1)
      return memory
    }

    private static let posixMemalign: SystemAllocator.AllocateInto = { result, alignment, size in
      let status = allocator?.posixMemalign(result, alignment, size) ?? ENOMEM
      if status == 0 { note(result?.pointee, sign: 1) }
      return status
    }

    private static let free: SystemAllocator.Free = { memory in
      note(memory, sign: -1)
      allocator?.free(memory)
    }

    static var replacements: [String: UnsafeMutableRawPointer] {
      [
        "malloc": unsafeBitCast(malloc, to: UnsafeMutableRawPointer.self),
        "calloc": unsafeBitCast(calloc, to: UnsafeMutableRawPointer.self),
        "realloc": unsafeBitCast(realloc, to: UnsafeMutableRawPointer.self),
        "aligned_alloc": unsafeBitCast(alignedAlloc, to: UnsafeMutableRawPointer.self),
        "posix_memalign": unsafeBitCast(posixMemalign, to: UnsafeMutableRawPointer.self),
        "free": unsafeBitCast(free, to: UnsafeMutableRawPointer.self),
      ]
    }
  }
#else
  /// Allocations cannot be counted on this system.
  enum AllocationCounter {
    /// Runs `body`; the result is always `nil`.
    static func count(_ body: () throws(BenchError) -> Void) throws(BenchError) -> AllocationCounts? {
      try body()
      return nil
    }
  }
#endif
