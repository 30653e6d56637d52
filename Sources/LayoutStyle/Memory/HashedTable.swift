/// Values that are found by hashes, each with the number of its uses.
///
/// The place of a value is its index. The places of values that are no longer used are reused.
@usableFromInline package struct HashedTable<Value: BitwiseCopyable> {
  @usableFromInline var entries: Buffer<Entry>
  /// The first place in each bucket; −1: the bucket is empty.
  @usableFromInline var buckets: Buffer<Int32>
  @usableFromInline var freePlaces: Buffer<Int32>

  @usableFromInline struct Entry: BitwiseCopyable {
    @usableFromInline var value: Value
    @usableFromInline let hash: UInt32
    @usableFromInline var useCount: Int32 = 0
    /// The next place in the same bucket.
    @usableFromInline var next: Int32 = -1

    @inlinable init(value: Value, hash: UInt32) { (self.value, self.hash) = (value, hash) }
  }

  /// The number of values of a bucket that a search compares.
  ///
  /// Larger buckets require many values with equal hashes.
  @inlinable static var searchLength: Int { 16 }

  @inlinable static var leastBucketCount: Int { 8 }

  /// Makes an empty table.
  ///
  /// - Parameter capacity: The number of values for which the table has memory: 0, or a power of 2. Default: 0.
  @inlinable package init(capacity: Int = 0) {
    entries = Buffer(minimumCapacity: capacity)
    buckets = Buffer(minimumCapacity: capacity)
    for _ in 0..<capacity { buckets.append(-1) }
    freePlaces = Buffer()
  }

  @inlinable package mutating func apply(_ operation: MemoryOperation) {
    entries.apply(operation)
    buckets.apply(operation)
    freePlaces.apply(operation)
  }

  /// The number of places, including free places.
  @inlinable package var count: Int { entries.count }

  @inlinable package subscript(place: Int32) -> Value {
    get { entries[Int(place)].value }
    nonmutating _modify { yield &entries[Int(place)].value }
  }

  /// Calls `body` with the value at each place, including free places.
  ///
  /// The accesses are not counted: a counter may not exist any more when the memory is freed.
  @inlinable package func forEachValue(_ body: (Value) -> Void) {
    for place in 0..<entries.count { body(unsafe entries.base[place].value) }
  }

  /// Returns the place of a value with a hash that meets a condition.
  @inlinable package func find(_ hash: UInt32, where matches: (Int32) -> Bool) -> Int32? {
    if buckets.count == 0 { return nil }
    var place = buckets[bucket(of: hash)]
    for _ in 0..<Self.searchLength where place >= 0 {
      if entries[Int(place)].hash == hash, matches(place) { return place }
      place = entries[Int(place)].next
    }
    return nil
  }

  /// Stores a value without uses, and returns its place: a free place, or the one after all others.
  @inlinable package mutating func insert(_ value: Value, _ hash: UInt32) -> Int32 {
    let place: Int32
    if let free = freePlaces.popLast() {
      place = free
      entries[Int(place)] = Entry(value: value, hash: hash)
    } else {
      place = Int32(entries.count)
      entries.append(Entry(value: value, hash: hash))
      if entries.count > buckets.count { growBuckets() }
    }
    link(place)
    return place
  }

  @inlinable package func useCount(of place: Int32) -> Int32 { entries[Int(place)].useCount }

  @inlinable package func addUse(_ place: Int32) { entries[Int(place)].useCount += 1 }

  /// Subtracts a use, and removes the value if it was the last one.
  @inlinable package mutating func removeUse(_ place: Int32) {
    entries[Int(place)].useCount -= 1
    guard entries[Int(place)].useCount == 0 else { return }
    unlink(place)
    freePlaces.append(place)
  }

  /// Removes all values, and keeps the memory.
  @inlinable package mutating func removeAll() {
    entries.truncate(to: 0)
    freePlaces.truncate(to: 0)
    for index in 0..<buckets.count { buckets[index] = -1 }
  }

  @inlinable func bucket(of hash: UInt32) -> Int { Int(hash & UInt32(buckets.count - 1)) }

  @inlinable func link(_ place: Int32) {
    let bucket = bucket(of: entries[Int(place)].hash)
    entries[Int(place)].next = buckets[bucket]
    buckets[bucket] = place
  }

  @inlinable mutating func growBuckets() {
    for index in 0..<buckets.count { buckets[index] = -1 }
    for _ in 0..<max(Self.leastBucketCount, buckets.count) { buckets.append(-1) }
    // The caller links the last value.
    for place in 0..<(entries.count - 1) where entries[place].useCount > 0 { link(Int32(place)) }
  }

  @inlinable func unlink(_ place: Int32) {
    let (bucket, next) = (bucket(of: entries[Int(place)].hash), entries[Int(place)].next)
    guard buckets[bucket] != place else {
      buckets[bucket] = next
      return
    }
    var previous = buckets[bucket]
    while entries[Int(previous)].next != place { previous = entries[Int(previous)].next }
    entries[Int(previous)].next = next
  }
}
