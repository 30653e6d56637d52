/// The queue of variables that an expansion still has to substitute, highest rank first.
struct ExpansionQueue: Sendable {
  private struct Item: BitwiseCopyable, Sendable {
    var rank: Int32
    var symbol: Int32
  }

  private var heap: [Item] = []

  mutating func insert(_ symbol: Int32, rank: Int32) {
    heap.append(Item(rank: rank, symbol: symbol))
    var index = heap.count - 1
    while index > 0 {
      let parent = (index - 1) / 2
      guard heap[parent].rank < heap[index].rank else { return }
      heap.swapAt(parent, index)
      index = parent
    }
  }

  mutating func removeFirst() -> Int32? {
    guard let first = heap.first, let last = heap.popLast() else { return nil }
    guard !heap.isEmpty else { return first.symbol }
    heap[0] = last
    var index = 0
    while true {
      var child = 2 * index + 1
      guard child < heap.count else { break }
      if child + 1 < heap.count, heap[child + 1].rank > heap[child].rank { child += 1 }
      guard heap[child].rank > heap[index].rank else { break }
      heap.swapAt(child, index)
      index = child
    }
    return first.symbol
  }
}

extension Tableau {
  /// Expands the accumulator's sum until it contains only symbols that are 0 and undefined variables.
  mutating func expand() {
    for symbol in accumulator.touched { enqueue(symbol) }
    // A definition is substituted after all definitions that contain its variable, so each is substituted once.
    while let symbol = expansion.removeFirst() {
      let row = symbols[Int(symbol)].row
      let coefficient = accumulator.take(symbol)
      guard coefficient != .zero else { continue }
      accumulator.addConstant(coefficient * rows[Int(row)].constant)
      for index in 0..<terms.count(row) {
        let entry = terms[row, index]
        if accumulator.add(entry.symbol, coefficient * entry.coefficient) { enqueue(entry.symbol) }
      }
    }
    for index in 0..<accumulator.touched.count {
      let symbol = accumulator.touched[index]
      let row = symbols[Int(symbol)].row
      guard row >= 0, accumulator[symbol] != .zero else { continue }
      addRow(row, times: accumulator.take(symbol))
    }
  }

  private mutating func enqueue(_ symbol: Int32) {
    let record = symbols[Int(symbol)]
    if record.kind == .external, record.row >= 0 { expansion.insert(symbol, rank: record.rank) }
  }

  private mutating func addRow(_ row: Int32, times factor: Number) {
    accumulator.addConstant(factor * rows[Int(row)].constant)
    for index in 0..<terms.count(row) {
      let entry = terms[row, index]
      accumulator.add(entry.symbol, factor * entry.coefficient)
    }
  }
}
