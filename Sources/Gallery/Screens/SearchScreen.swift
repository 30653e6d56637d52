import StackViewLayout

/// Filters, and the results that they leave.
struct Search {
  struct Result {
    var id = 0
    var title = ""
    var excerpt = ""
    var price = ""
  }

  var filters: [String] = []
  var summary = ""
  var results: [Result] = []
}

/// A field, filters in as many lines as they need, and results.
final class SearchScreen: StackView, GalleryView {
  let field = Views.field("Search"), summary = Views.label()
  var search = Search() { didSet { setNeedsUpdateItems() } }

  func show(_ data: GalleryData) { search = Search(data) }

  override func updateItems() {
    summary.text = search.summary
    padding(16).gap(12)
    addItem(field).name("field")
    addRow(gap: 8) { filters in
      filters.wrap(.wrap)
      for (index, filter) in search.filters.enumerated() {
        filters.addItem(id: index) {
          FilterTag()
        } update: {
          $0.title = filter
        }.shrinksToWords().name("filter")
      }
    }.name("filters")
    addItem(summary).name("summary")
    for result in search.results {
      addItem(id: result.id) {
        ResultRow()
      } update: {
        $0.result = result
      }.name("result")
    }
  }
}

/// A word or some words in a frame.
final class FilterTag: StackView {
  let label = Views.label()
  var title = "" { didSet { setNeedsUpdateItems() } }

  override func updateItems() {
    label.text = title
    padding(6, 12)
    addItem(label).name("filter title")
  }
}

/// A picture, and texts that move below it if their longest word does not fit beside it.
final class ResultRow: StackView {
  let picture = Views.picture(), title = Views.label(), excerpt = Views.label(), price = Views.label()
  var result = Search.Result() { didSet { setNeedsUpdateItems() } }

  override func updateItems() {
    (title.text, excerpt.text, price.text) = (result.title, result.excerpt, result.price)
    direction(.row).wrap(.wrap).gap(12)
    addItem(picture).size(64).name("picture")
    addColumn(gap: 4) { texts in
      texts.addItem(title).name("title")
      texts.addItem(excerpt).name("excerpt")
      texts.addItem(price).name("price")
    }.flex().shrinksToWords().name("texts")
  }
}
