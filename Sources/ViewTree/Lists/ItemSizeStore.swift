import Foundation
import PlatformView

/// The sizes of the cells of a list, computed before the cells are shown.
///
/// Use a store in the delegate of a table view or a collection view. An item has an identifier, such as that of a
/// diffable data source. A cell, a `StackView` or a `BoxView`, is filled with the item and measured at the width of the
/// list's cells. The store keeps the sizes of each item for the last four widths. ``prepare(_:width:)`` measures many
/// items at the same time, on all processors; ``size(of:width:)`` measures a single item at once.
///
/// ```swift
/// let sizes = ItemSizeStore<Int>(template: card) { card, id in card.fill(with: messages[id]) }
/// // When there are new messages, or the list gets another width:
/// await sizes.prepare(messages.indices, width: list.bounds.width)
/// // In tableView(_:heightForRowAt:):
/// sizes.height(of: index, width: list.bounds.width)
/// // When a message was edited:
/// sizes.invalidate(index)
/// ```
///
/// The size is the result of `sizeThatFits(_:)` of the cell, rounded up to whole pixels. A prepared size equals one
/// that is measured at once.
///
/// Cells are filled on the thread on which the store is used, which is the main thread with UIKit and AppKit. Their
/// content is measured on other threads if this is possible without views: for views of the classes `UIView` and
/// `UIImageView`, headless views, ``/PlatformView/ContentSnapshotting`` views, and labels if
/// ``measuresLabelsInBackground`` is set. A cell with any other view is measured on the thread on which it was filled.
/// ``prepare(_:width:)`` pauses every few milliseconds, so that this thread can do other work.
public final class ItemSizeStore<ID: Hashable & Sendable>: ViewIsolated {
  /// The source of the cell of an item.
  private let source: Source
  /// The template without its views; `nil` if it has to be read again.
  private var knownTemplate: TemplateSnapshot?
  private var sizes = SizeTable<ID>()
  /// Measures the sizes that are requested one at a time.
  private let worker = SizeWorker()
  /// The number of tasks that measure at the same time.
  package var taskLimit = ProcessInfo.processInfo.activeProcessorCount

  /// Makes a store that measures the cells that a function returns.
  ///
  /// Making a separate cell for each item takes longer than measuring it. Use a template if all cells are alike.
  /// - Parameter cell: Returns the cell of an item, filled with the item: a StackView, a BoxView, or another view.
  public init(cell: @escaping (ID) -> PlatformView) { source = .cells(cell) }

  /// Makes a store that fills the same cell with one item after the other.
  ///
  /// The cell need not be in a window.
  /// - Parameters:
  ///   - template: A StackView, a BoxView, or another view.
  ///   - configure: Fills the cell with an item. The store marks the views of the cell as changed.
  public convenience init<Cell: PlatformView>(template: Cell, configure: @escaping (Cell, ID) -> Void) {
    self.init { id in
      configure(template, id)
      if !template.reportsChanges { template.existingViewNode?.markDirty() }
      return template
    }
  }

  /// Makes a store that fills a template without its views, on any thread.
  ///
  /// This is the fastest way. The items change the content of views; the views and their layout are the same for all
  /// items.
  ///
  /// ```swift
  /// let (title, text) = (TemplateView(card.title), TemplateView(card.text))
  /// let sizes = ItemSizeStore<Int>(snapshotOf: card) { contents, id in
  ///   contents.setText(messages[id].title, of: title)
  ///   contents.setText(messages[id].text, of: text)
  /// }
  /// ```
  ///
  /// The template is read when the first size is needed, and again after ``invalidateAll()``. Texts of labels of the
  /// class `UILabel` are measured by `NSAttributedString`, with the attributes of the label's first letter: their sizes
  /// may differ from those of the label by a pixel. A view that cannot be measured without the view itself, which
  /// includes all views of AppKit, has the natural size that it has in the template. Items of a stack with the
  /// distribution `fillProportionally` keep the proportions that they have in the template.
  /// - Parameters:
  ///   - template: A StackView or a BoxView; the size of another view is the same for all items.
  ///   - fill: Sets the contents of the template's views for an item.
  public init(snapshotOf template: PlatformView, fill: @escaping @Sendable (inout CellContents, ID) -> Void) {
    source = .template(template, fill)
  }

  // MARK: - Influences on sizes

  /// The content size category of the cells. Default: `nil`, the category of the cells themselves.
  ///
  /// A change discards all sizes. AppKit has no content size categories. The category is set on the cells as a trait
  /// before they are filled again: on a headless view as `preferredContentSizeCategory`, in UIKit from iOS 17 on as a
  /// trait override. On earlier versions, fonts have the text size of the app. Set this property when the traits of the
  /// list change.
  public var contentSizeCategory: PlatformContentSizeCategory? {
    didSet { if contentSizeCategory != oldValue { invalidateAll() } }
  }

  /// Device pixels per point, to which sizes are rounded up. Default: `nil`, the scale of the cells themselves.
  ///
  /// Set it to the scale of the list's window. A value of 0, a negative value, or one that is not finite disables
  /// rounding. A change discards all sizes.
  public var scale: CGFloat? {
    didSet { if scale != oldValue { invalidateAll() } }
  }

  /// Whether ``prepare(_:width:)`` measures the texts of labels of the class `UILabel` on other threads.
  ///
  /// Default: `false`.
  ///
  /// These texts are measured by `NSAttributedString`, and the sizes may differ from those of labels by a pixel. A
  /// change discards all sizes. Headless labels are always measured on other threads, labels of AppKit never.
  public var measuresLabelsInBackground = false {
    didSet { if measuresLabelsInBackground != oldValue { invalidateAll() } }
  }

  // MARK: - Sizes

  /// Returns the size of an item's cell, in points. An unknown size is measured immediately.
  /// - Parameters:
  ///   - id: The identifier of the item.
  ///   - width: The width of the cell, in points. A width that is not finite is unlimited, a negative one is 0.
  /// - Complexity: O(1) if the size is known.
  public func size(of id: ID, width: CGFloat) -> CGSize {
    sizes.use(width.asCellWidth)
    if let size = knownSize(of: id, width: width) { return size }
    switch source {
    case .cells(let makeCell):
      let cell = filled(makeCell, id)
      return keep(measured(cell, width), of: id, width: width, for: cell)
    case .template(let template, let fill):
      let known = self.template(template)
      let size = known.flatMap { worker.size(of: $0.filled(fill, id), in: width.asCellRoom) }
      return keep(
        size ?? template.fittingSize(proposed: width.asCellRoom), of: id, width: width, for: template)
    }
  }

  /// Returns the height of an item's cell, in points: see ``size(of:width:)``.
  public func height(of id: ID, width: CGFloat) -> CGFloat { size(of: id, width: width).height }

  /// Returns the size of an item's cell, in points; `nil` if it is not known. No cell is measured.
  public func knownSize(of id: ID, width: CGFloat) -> CGSize? { sizes.size(of: id, width: width.asCellWidth) }

  // MARK: - Changes

  /// Discards the sizes of an item whose content has changed.
  ///
  /// A preparation in progress does not keep sizes of the item.
  public func invalidate(_ id: ID) { sizes.forget(id) }

  /// Discards the sizes of items whose content has changed.
  public func invalidate(_ ids: some Sequence<ID>) { for id in ids { sizes.forget(id) } }

  /// Discards all sizes. A preparation in progress does not keep its sizes.
  public func invalidateAll() {
    sizes.forgetAll()
    knownTemplate = nil
  }

  // MARK: - Cells

  /// The source of the cell of an item.
  enum Source {
    /// A cell that is filled with the item.
    case cells((ID) -> PlatformView)
    /// A template whose snapshot is filled with the item, without views.
    case template(PlatformView, @Sendable (inout CellContents, ID) -> Void)
  }

  /// The cell of an item, filled with it.
  private func filled(_ makeCell: (ID) -> PlatformView, _ id: ID) -> PlatformView {
    let cell = makeCell(id)
    cell.takeContentSizeCategory(contentSizeCategory)
    return cell
  }

  /// The template without its views; `nil` if it is not a container, or is being laid out.
  private func template(_ template: PlatformView) -> TemplateSnapshot? {
    if let knownTemplate { return knownTemplate }
    template.takeContentSizeCategory(contentSizeCategory)
    if !template.reportsChanges { template.existingViewNode?.markDirty() }
    knownTemplate = template.existingViewNode?.layout?.templateSnapshot()
    return knownTemplate
  }

  /// Returns a chunk of items without views, to be measured on any thread.
  ///
  /// Cells that need their views are measured immediately.
  func chunk(of ids: ArraySlice<ID>, width: CGFloat) -> SizeChunk<ID> {
    // Another preparation may have measured some of the items meanwhile.
    let wanted = sizes.preparations > 1 ? unknown(Array(ids), width: width) : Array(ids)
    var chunk = SizeChunk<ID>(room: width.asCellRoom, changeNumber: sizes.changeNumber)
    switch source {
    case .cells(let makeCell):
      for id in wanted {
        let cell = filled(makeCell, id)
        if let snapshot = snapshot(of: cell) {
          chunk.append(id, snapshot, scale: scale ?? cell.layoutScale)
        } else {
          keep(cell.fittingSize(proposed: width.asCellRoom), of: id, width: width, for: cell)
        }
      }
    case .template(let view, let fill):
      guard let template = template(view) else {
        for id in wanted { _ = size(of: id, width: width) }
        break
      }
      chunk.setFilling(wanted, template, scale: scale ?? view.layoutScale, fill)
    }
    return chunk
  }

  /// The cell without its views; `nil` if it cannot be measured without them.
  private func snapshot(of cell: PlatformView) -> SizeSnapshot? {
    cell.existingViewNode?.layout?.sizeSnapshot(includesLabels: measuresLabelsInBackground)
  }

  private func measured(_ cell: PlatformView, _ width: CGFloat) -> CGSize {
    if measuresLabelsInBackground, PlatformView.measuresTextsWithoutLabels, let snapshot = snapshot(of: cell) {
      // A size must not depend on the thread that measures it.
      if let size = worker.size(of: snapshot, in: width.asCellRoom) { return size }
    }
    return cell.fittingSize(proposed: width.asCellRoom)
  }

  /// Stores a size, rounded to the pixels of the cell.
  @discardableResult private func keep(_ size: CGSize, of id: ID, width: CGFloat, for cell: PlatformView) -> CGSize {
    let size = size.roundedUp(scale: scale ?? cell.layoutScale)
    sizes.keep(size, of: id, width: width.asCellWidth)
    return size
  }
}

extension ItemSizeStore {
  // For preparations: see ``prepare(_:width:)``.

  /// Returns the items whose size is not known.
  func unknown(_ ids: [ID], width: CGFloat) -> [ID] {
    let width = width.asCellWidth
    return sizes.isEmpty(width: width) ? ids : ids.filter { sizes.size(of: $0, width: width) == nil }
  }

  /// Starts to record changes for a preparation of `count` items.
  func beginPreparation(_ count: Int, width: CGFloat) {
    sizes.preparations += 1
    sizes.reserveCapacity(count, width: width.asCellWidth)
  }

  func endPreparation() { sizes.preparations -= 1 }

  /// Stores sizes of cells that were filled after a change, except those of items that have changed since.
  func keep(_ found: [(id: ID, size: CGSize)], width: CGFloat, since change: Int) {
    sizes.keep(found, width: width.asCellWidth, since: change)
  }
}

extension ViewNode {}

extension CGFloat {
  /// The width of a cell: infinite if the number is not finite, at least 0.
  var asCellWidth: CGFloat { isFinite ? Swift.max(self, 0) : .infinity }

  /// The available space of a cell of this width.
  var asCellRoom: CGSize { CGSize(width: asCellWidth, height: .infinity) }
}

extension CGSize {
  /// The size rounded up to whole pixels. A difference of a thousandth of a pixel is ignored.
  func roundedUp(scale: CGFloat) -> CGSize {
    guard scale > 0, scale.isFinite else { return self }
    func round(_ length: CGFloat) -> CGFloat {
      let pixels = (length * scale - 0.001).rounded(.up)
      return pixels.isFinite ? Swift.max(pixels, 0) / scale : length
    }
    return CGSize(width: round(width), height: round(height))
  }
}
