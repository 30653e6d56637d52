// The tables and collections of UIKit that this package and its examples use. watchOS has no views.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs. README.md names the sources.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

// MARK: - Tables

@MainActor
open class UITableView: UIScrollView {
  public class var automaticDimension: CGFloat { -1 }

  public override convenience init(frame: CGRect) { self.init(frame: frame, style: .plain) }
  public init(frame: CGRect, style: UITableView.Style) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  open var style: UITableView.Style { .plain }
  open weak var dataSource: (any UITableViewDataSource)?
  open weak var delegate: (any UITableViewDelegate)?
  open var rowHeight: CGFloat = 0
  open var estimatedRowHeight: CGFloat = 0
  open var tableHeaderView: UIView?
  open func reloadData() {}
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {}
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }

  public enum Style: Int, @unchecked Sendable {
    case plain = 0
    case grouped = 1
    @available(tvOS, unavailable)
    case insetGrouped = 2
  }
}

@MainActor
open class UITableViewCell: UIView {
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
  public required init?(coder: NSCoder) { nil }

  open var contentView: UIView { UIView() }
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
  open var accessoryType = AccessoryType.none
  open var accessoryView: UIView?

  public enum CellStyle: Int, @unchecked Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  public enum AccessoryType: Int, @unchecked Sendable {
    case none = 0
    case disclosureIndicator = 1
    @available(tvOS, unavailable)
    case detailDisclosureButton = 2
    case checkmark = 3
    @available(tvOS, unavailable)
    case detailButton = 4
  }
}

@MainActor
public protocol UITableViewDataSource: NSObjectProtocol {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
}

@MainActor
public protocol UITableViewDelegate: UIScrollViewDelegate {
  // Optional, which needs Objective-C. The default below has the same effect on types that conform.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
}

extension UITableViewDelegate {
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat { 0 }
}

@MainActor
public protocol UITableViewDataSourcePrefetching: NSObjectProtocol {
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
}

// MARK: - Collections

@MainActor
open class UICollectionViewLayout: NSObject {}

@MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  public class var automaticSize: CGSize { .zero }
  open var estimatedItemSize: CGSize {
    get { .zero }
    set {}
  }
  open var itemSize: CGSize {
    get { .zero }
    set {}
  }
  open var sectionInset: UIEdgeInsets {
    get { .zero }
    set {}
  }
}

@MainActor
open class UICollectionViewLayoutAttributes: NSObject, NSCopying {
  public convenience init(forCellWith indexPath: IndexPath) { self.init() }
  open var frame: CGRect {
    get { .zero }
    set {}
  }
  open var size: CGSize {
    get { .zero }
    set {}
  }
  open var indexPath: IndexPath {
    get { IndexPath() }
    set {}
  }
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }
}

@MainActor
open class UICollectionReusableView: UIView {
  open var reuseIdentifier: String? { nil }
  open func prepareForReuse() {}
  open func apply(_ layoutAttributes: UICollectionViewLayoutAttributes) {}
  open func preferredLayoutAttributesFitting(
    _ layoutAttributes: UICollectionViewLayoutAttributes
  ) -> UICollectionViewLayoutAttributes { layoutAttributes }
}

@MainActor
open class UICollectionViewCell: UICollectionReusableView {
  open var contentView: UIView { UIView() }
}

@MainActor
open class UICollectionView: UIScrollView {
  public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { nil }

  open var collectionViewLayout: UICollectionViewLayout {
    get { UICollectionViewLayout() }
    set {}
  }
  open weak var dataSource: (any UICollectionViewDataSource)?
  open weak var delegate: (any UICollectionViewDelegate)?
  open func reloadData() {}
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String, for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell(frame: .zero) }
}

@MainActor
public protocol UICollectionViewDataSource: NSObjectProtocol {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int
  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
}

@MainActor
public protocol UICollectionViewDelegate: UIScrollViewDelegate {}

@MainActor
public protocol UICollectionViewDelegateFlowLayout: UICollectionViewDelegate {
  // Optional, which needs Objective-C. The default below has the same effect on types that conform.
  func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize
}

extension UICollectionViewDelegateFlowLayout {
  public func collectionView(
    _ collectionView: UICollectionView, layout collectionViewLayout: UICollectionViewLayout,
    sizeForItemAt indexPath: IndexPath
  ) -> CGSize { .zero }
}
