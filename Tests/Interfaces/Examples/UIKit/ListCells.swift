// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import StackViewLayout

/// A cell of a table. The height is that of the card in the content view, beside the accessory.
final class MessageCell: UITableViewCell {
  let card = StackView()

  override init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
    super.init(style: style, reuseIdentifier: reuseIdentifier)
    contentView.addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = contentView.bounds
  }

  override func systemLayoutSizeFitting(
    _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
    verticalFittingPriority: UILayoutPriority
  ) -> CGSize {
    bounds.size.width = targetSize.width
    layoutIfNeeded()
    let height = card.sizeThatFits(CGSize(width: contentView.bounds.width, height: .infinity)).height
    return CGSize(width: targetSize.width, height: height)
  }
}

/// A cell of a collection. Its width is the one that the layout of the collection gives it.
final class MessageTile: UICollectionViewCell {
  let card = StackView()

  override init(frame: CGRect) {
    super.init(frame: frame)
    contentView.addSubview(card)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = contentView.bounds
  }

  override func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes {
    let width = layoutAttributes.size.width
    layoutAttributes.size.height = card.sizeThatFits(CGSize(width: width, height: .infinity)).height
    return layoutAttributes
  }
}

/// A layout of a collection whose cells are as wide as the section without its insets, and as high as their content.
@MainActor
func makeMessagesLayout() -> UICollectionViewLayout {
  let size = NSCollectionLayoutSize(widthDimension: .fractionalWidth(1), heightDimension: .estimated(80))
  let cell = NSCollectionLayoutItem(layoutSize: size)
  let section = NSCollectionLayoutSection(group: .vertical(layoutSize: size, subitems: [cell]))
  section.contentInsets = NSDirectionalEdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16)
  return UICollectionViewCompositionalLayout(section: section)
}
