// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import StackViewLayout

struct Message: Sendable {
  var title: String
  var text: String
}

/// The delegate of a table or a collection whose rows are as high as their content.
final class Messages: NSObject, UITableViewDelegate, UITableViewDataSourcePrefetching,
  UICollectionViewDelegateFlowLayout
{
  let card = StackView()
  let title = UILabel()
  let text = UILabel()
  var messages: [Message] = []
  private lazy var sizes = ItemSizeStore<Int>(template: card) { [unowned self] _, row in
    (title.text, text.text) = (messages[row].title, messages[row].text)
  }

  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    sizes.height(of: indexPath.row, width: tableView.bounds.width)
  }

  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath]) {
    Task { await sizes.prepare(indexPaths.map(\.row), width: tableView.bounds.width) }
  }

  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize {
    let insets = (collectionViewLayout as? UICollectionViewFlowLayout)?.sectionInset ?? .zero
    let safe = collectionView.adjustedContentInset
    let margins = safe.left + safe.right + insets.left + insets.right
    return sizes.size(of: indexPath.row, width: collectionView.bounds.width - margins)
  }

  func followTraits(of list: UIView) {
    readTraits(of: list)
    let traits: [UITrait] = [UITraitPreferredContentSizeCategory.self, UITraitDisplayScale.self]
    list.registerForTraitChanges(traits) { [weak self] (list: UIView, _) in self?.readTraits(of: list) }
  }

  private func readTraits(of list: UIView) {
    sizes.contentSizeCategory = list.traitCollection.preferredContentSizeCategory
    sizes.scale = list.traitCollection.displayScale
  }

  /// The same without views: the items are filled in on other threads.
  func snapshotSizes(_ messages: [Message]) -> ItemSizeStore<Int> {
    let (title, text) = (TemplateView(title), TemplateView(text))
    return ItemSizeStore<Int>(snapshotOf: card) { contents, row in
      contents.setText(messages[row].title, of: title)
      contents.setText(messages[row].text, of: text)
    }
  }
}
