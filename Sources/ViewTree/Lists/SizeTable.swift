import Foundation

/// The sizes of items by width, and the changes that occur while sizes are being measured.
struct SizeTable<ID: Hashable> {
  /// The widths with known sizes, least recently used first.
  private var widths: [CGFloat] = []
  /// The sizes of items for each width.
  private var columns: [[ID: CGSize]] = []
  /// The number of the last change.
  private(set) var changeNumber = 0
  /// The number of the last change of all items.
  private var lastChangeOfAll = 0
  /// The last change of each item since the first preparation in progress began.
  private var lastChanges: [ID: Int] = [:]
  /// The number of preparations in progress.
  var preparations = 0 {
    didSet { if preparations == 0 { lastChanges = [:] } }
  }

  /// The maximum number of widths: two orientations, each in two windows.
  static var widthLimit: Int { 4 }

  func size(of id: ID, width: CGFloat) -> CGSize? {
    // The last width is the most likely one.
    guard let column = widths.lastIndex(of: width) else { return nil }
    return columns[column][id]
  }

  /// Whether no size of a width is known.
  func isEmpty(width: CGFloat) -> Bool { widths.lastIndex(of: width).map { columns[$0].isEmpty } ?? true }

  /// Reserves capacity for `count` more sizes of a width.
  mutating func reserveCapacity(_ count: Int, width: CGFloat) {
    use(width)
    columns[columns.count - 1].reserveCapacity(columns[columns.count - 1].count + count)
  }

  mutating func keep(_ size: CGSize, of id: ID, width: CGFloat) {
    use(width)
    columns[columns.count - 1][id] = size
  }

  /// Stores sizes that were measured after a change, except those of items that have changed since.
  mutating func keep(_ found: [(id: ID, size: CGSize)], width: CGFloat, since change: Int) {
    guard lastChangeOfAll <= change else { return }
    use(width)
    let nothingChanged = changeNumber == change
    for (id, size) in found where nothingChanged || lastChanges[id] ?? 0 <= change {
      columns[columns.count - 1][id] = size
    }
  }

  /// Makes a width the most recently used one.
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
