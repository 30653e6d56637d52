import BoxView
import StackViewLayout

/// An order before it is paid.
struct Order {
  struct Line {
    var id = 0
    var name = ""
    var price = ""
  }

  var lines: [Line] = []
  var total = ""
  var note = ""
}

/// A box with the order, an address, the sum and a button. The lines of the order are stacks: their prices can wrap.
final class CheckoutScreen: BoxView, GalleryView {
  let lines = OrderLines(), total = OrderLine(), note = Views.label(), pay = Views.button("Pay")
  let street = Views.field("Street"), code = Views.field("Code"), city = Views.field("City")
  private lazy var town = [code.boxed.flex(1), city.boxed.flex(2)].inBoxView(axis: .x, spacing: 8)
  var order = Order() { didSet { setNeedsUpdateItems() } }

  func show(_ data: GalleryData) { order = Order(data) }

  override func setup() {
    (lines.boxName, total.boxName, note.boxName, pay.boxName) = ("lines", "total", "note", "pay")
    (street.boxName, code.boxName, city.boxName, town.boxName) = ("street", "code", "city", "town")
  }

  override func updateItems() {
    lines.lines = order.lines
    total.line = Order.Line(name: "Total", price: order.total)
    note.text = order.note
    insets = .all(16)
    spacing = 12
    optItems = [
      lines.boxed,
      total.boxed.gap(24),
      street.boxed,
      town.boxed,
      note.boxed.useIf(!order.note.isEmpty),
      pay.boxed.top(12).centerX().width(>=120),
    ]
  }
}

final class OrderLines: StackView {
  var lines: [Order.Line] = [] { didSet { setNeedsUpdateItems() } }

  override func updateItems() {
    gap(8)
    for line in lines {
      addItem(id: line.id) {
        OrderLine()
      } update: {
        $0.line = line
      }.name("line")
    }
  }
}

/// A name, and a price at the end of the same line or of the next one.
final class OrderLine: StackView {
  let name = Views.label(), price = Views.label()
  var line = Order.Line() { didSet { setNeedsUpdateItems() } }

  override func updateItems() {
    (name.text, price.text) = (line.name, line.price)
    direction(.row).wrap(.wrap).columnGap(12)
    addItem(name).flex().shrinksToWords().name("name")
    addItem(price).marginStart(.auto).name("price")
  }
}
