import Foundation

/// Sizes by items and widths, and what has changed while some are being found out.
struct SizeTable<ID: Hashable> {
  /// The widths of which sizes are known; the one that was used last is the last one.
  private var widths: [CGFloat] = []
  /// For each of them, the sizes of items.
  private var columns: [[ID: CGSize]] = []
  /// The number of the last change.
  private(set) var changeNumber = 0
  /// The last change of everything.
  private var lastChangeOfAll = 0
  /// The last change of each item since the first of the preparations that are under way began.
  private var lastChanges: [ID: Int] = [:]
  /// How many preparations are under way.
  var preparations = 0 {
    didSet { if preparations == 0 { lastChanges = [:] } }
  }

  /// How many widths are kept: those of both orientations, and of both in another window.
  static var widthLimit: Int { 4 }

  func size(of id: ID, width: CGFloat) -> CGSize? {
    // It is the last one nearly always.
    guard let column = widths.lastIndex(of: width) else { return nil }
    return columns[column][id]
  }

  /// Whether no size of a width is known.
  func isEmpty(width: CGFloat) -> Bool { widths.lastIndex(of: width).map { columns[$0].isEmpty } ?? true }

  /// Makes room for so many more sizes of a width.
  mutating func reserveCapacity(_ count: Int, width: CGFloat) {
    use(width)
    columns[columns.count - 1].reserveCapacity(columns[columns.count - 1].count + count)
  }

  mutating func keep(_ size: CGSize, of id: ID, width: CGFloat) {
    use(width)
    columns[columns.count - 1][id] = size
  }

  /// Keeps sizes that were found out after some change, but for those of items that have changed since.
  mutating func keep(_ found: [(id: ID, size: CGSize)], width: CGFloat, since change: Int) {
    guard lastChangeOfAll <= change else { return }
    use(width)
    let nothingChanged = changeNumber == change
    for (id, size) in found where nothingChanged || lastChanges[id] ?? 0 <= change {
      columns[columns.count - 1][id] = size
    }
  }

  /// Makes a width the one that was used last.
  mutating func use(_ width: CGFloat) {
    if widths.last == width { return }
    var column: [ID: CGSize] = [:]
    if let old = widths.firstIndex(of: width) {
      widths.remove(at: old)
      column = columns.remove(at: old)
    }
    widths.append(width)
    columns.append(column)
    guard widths.count > SizeTable.widthLimit else { return }
    widths.removeFirst()
    columns.removeFirst()
  }

  mutating func forget(_ id: ID) {
    changeNumber += 1
    if preparations > 0 { lastChanges[id] = changeNumber }
    for index in columns.indices { columns[index][id] = nil }
  }

  mutating func forgetAll() {
    changeNumber += 1
    lastChangeOfAll = changeNumber
    (widths, columns) = ([], [])
  }
}
