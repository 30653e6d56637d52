// The layout of collections in sections, groups and items, as far as this package uses it.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs. README.md names the sources.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

@MainActor
open class NSCollectionLayoutDimension: NSObject {
  open class func fractionalWidth(_ fractionalWidth: CGFloat) -> Self { make() }
  open class func fractionalHeight(_ fractionalHeight: CGFloat) -> Self { make() }
  open class func absolute(_ absoluteDimension: CGFloat) -> Self { make() }
  open class func estimated(_ estimatedDimension: CGFloat) -> Self { make() }

  private class func make() -> Self { self.init(()) }
  public required init(_: Void) { super.init() }
}

@MainActor
open class NSCollectionLayoutSize: NSObject {
  public convenience init(
    widthDimension width: NSCollectionLayoutDimension, heightDimension height: NSCollectionLayoutDimension
  ) { self.init(()) }

  init(_: Void) { super.init() }
}

@MainActor
open class NSCollectionLayoutItem: NSObject {
  public convenience init(layoutSize: NSCollectionLayoutSize) { self.init(()) }

  public required init(_: Void) { super.init() }
}

@MainActor
open class NSCollectionLayoutGroup: NSCollectionLayoutItem {
  open class func vertical(layoutSize: NSCollectionLayoutSize, subitems: [NSCollectionLayoutItem]) -> Self {
    self.init(())
  }
}

@MainActor
open class NSCollectionLayoutSection: NSObject {
  public convenience init(group: NSCollectionLayoutGroup) { self.init(()) }
  open var contentInsets: NSDirectionalEdgeInsets {
    get { NSDirectionalEdgeInsets() }
    set {}
  }

  init(_: Void) { super.init() }
}

@MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  public init(section: NSCollectionLayoutSection) { super.init() }
}
