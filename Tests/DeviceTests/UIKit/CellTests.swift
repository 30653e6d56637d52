#if DEVICE
  import StackViewLayout
  import Testing

  /// A view with a stack that is pinned to its four sides.
  private final class Message {
    let card = StackView()
    let title = UILabel("", style: .headline)
    let text = UILabel("")

    init(in contentView: UIView) {
      card.padding(8, 16).gap(4).define { card in
        card.addItem(title)
        card.addItem(text)
      }
      contentView.pinSides(of: card)
    }

    func fill(with text: String) {
      self.text.text = text
      title.text = "\(text.count) letters"
      for label in [title, self.text] { label.item.markDirty() }
    }
  }

  private final class TableCell: UITableViewCell {
    private(set) lazy var message = Message(in: contentView)
  }

  private final class CollectionCell: UICollectionViewCell {
    private(set) lazy var message = Message(in: contentView)
  }

  /// The texts of a table or a collection.
  private final class Messages: NSObject, UITableViewDataSource, UICollectionViewDataSource {
    var texts: [String] = DeviceTests.texts
    /// The width of the cells of a collection; a table determines it itself.
    var width: CGFloat = 0

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }

    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
      let cell = tableView.dequeueReusableCell(withIdentifier: "message", for: indexPath)
      (cell as? TableCell)?.message.fill(with: texts[indexPath.row])
      return cell
    }

    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
      texts.count
    }

    func collectionView(
      _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell {
      let cell = collectionView.dequeueReusableCell(withReuseIdentifier: "message", for: indexPath)
      guard let message = (cell as? CollectionCell)?.message else { return cell }
      message.fill(with: texts[indexPath.item])
      message.card.widthAnchor.constraint(equalToConstant: width).isActive = true
      return cell
    }
  }

  @Suite("Cells that size themselves")
  struct CellTests {
    private let screen = Screen()
    private let messages = Messages()

    private func table() -> UITableView {
      let table = UITableView(frame: .zero, style: .plain)
      table.rowHeight = UITableView.automaticDimension
      table.estimatedRowHeight = 44
      table.register(TableCell.self, forCellReuseIdentifier: "message")
      table.dataSource = messages
      screen.fill(with: table)
      return table
    }

    /// Expects that the content view of each cell has the height of its card, and cuts no text.
    private func expectFittingRows(_ table: UITableView) throws {
      for row in messages.texts.indices {
        let cell = try #require(table.cellForRow(at: IndexPath(row: row, section: 0)) as? TableCell)
        expectFitting(cell.message, in: cell.contentView)
      }
    }

    private func expectFitting(_ message: Message, in contentView: UIView) {
      #expect(message.card.frame.size == contentView.bounds.size)
      #expect(abs(contentView.bounds.height - message.card.neededHeight) <= screen.pixel)
      for label in [message.title, message.text] { #expect(label.frame.height >= label.neededHeight - screen.pixel) }
    }

    @Test(
      "rows of a table, in both orientations",
      .proves(
        """
        A stack that is pinned to the four sides of the content view of a cell determines the height of the cell.
        """))
    func rows() throws {
      let table = table()
      try expectFittingRows(table)
      let heights = messages.texts.indices.map { table.rectForRow(at: IndexPath(row: $0, section: 0)).height }
      #expect(heights == heights.sorted() && Set(heights).count == heights.count)
      screen.rotate(width: 844, height: 390)
      try expectFittingRows(table)
      screen.rotate(width: 390, height: 844)
      try expectFittingRows(table)
    }

    @Test(
      "a row whose text changes",
      .proves(
        """
        If the size has changed, the stack requests a layout of its superview and invalidates its intrinsic content size
        """))
    func changedRow() throws {
      let table = table()
      let first = IndexPath(row: 0, section: 0)
      let height = table.rectForRow(at: first).height
      messages.texts[0] = texts[2]
      let cell = try #require(table.cellForRow(at: first) as? TableCell)
      cell.message.fill(with: texts[2])
      table.performBatchUpdates(nil)
      screen.layOut()
      try expectFittingRows(table)
      #expect(table.rectForRow(at: first).height > height)
    }

    @Test(
      "items of a collection, whose width is a constraint",
      .proves(
        """
        A stack that is pinned to the four sides of the content view of a cell determines the height of the cell.
        """),
      arguments: [160, 300])
    func items(width: CGFloat) throws {
      messages.width = width
      let layout = UICollectionViewFlowLayout()
      layout.estimatedItemSize = CGSize(width: width, height: 44)
      let collection = UICollectionView(frame: .zero, collectionViewLayout: layout)
      collection.register(CollectionCell.self, forCellWithReuseIdentifier: "message")
      collection.dataSource = messages
      screen.fill(with: collection)
      for item in messages.texts.indices {
        let path = IndexPath(item: item, section: 0)
        let cell = try #require(collection.cellForItem(at: path) as? CollectionCell)
        #expect(cell.frame.width == width)
        expectFitting(cell.message, in: cell.contentView)
      }
    }
  }
#endif
