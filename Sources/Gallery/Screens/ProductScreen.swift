import StackViewLayout

/// A product of a shop.
struct Product {
  var name = ""
  var price = ""
  var details = ""
  var features: [String] = []
}

/// A page that scrolls, and a footer that stays.
final class ProductScreen: StackView, GalleryView {
  let scrollView = PlatformScrollView(frame: .zero), page = ProductPage()
  let price = Views.label(), buy = Views.button("Buy")
  var product = Product() { didSet { setNeedsUpdateItems() } }

  func show(_ data: GalleryData) { product = Product(data) }

  override func updateItems() {
    page.product = product
    price.text = product.price
    safeAreaPadding()
    scrollView.show(page)
    addItem(scrollView).flex().minHeight(200).name("scroll view")
    addRow(gap: 12, align: .center) { footer in
      footer.wrap(.wrap).padding(12, 16)
      footer.addItem(price).flex().shrinksToWords().name("price")
      footer.addItem(buy).name("buy")
    }.name("footer")
  }
}

final class ProductPage: StackView {
  let photo = Views.picture(), name = Views.label(), details = Views.label()
  var product = Product() { didSet { setNeedsUpdateItems() } }

  override func updateItems() {
    (name.text, details.text) = (product.name, product.details)
    padding(16).gap(12)
    addItem(photo).aspectRatio(4 / 3).name("photo")
    addItem(name).name("name")
    addItem(details).name("details")
    for (index, feature) in product.features.enumerated() {
      addItem(id: index) {
        Views.label()
      } update: {
        $0.text = feature
      }.name("feature")
    }
  }
}
