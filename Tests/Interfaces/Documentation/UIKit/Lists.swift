// The superclasses of the classes whose members a block shows. They have the properties that the members use.

import StackViewLayout

class TableCell: UITableViewCell {
  let card = StackView()
}

class CollectionCell: UICollectionViewCell {
  let card = StackView()
}

@MainActor
class ListDelegate: NSObject {
  let sizes = ItemSizeStore<Int> { _ in StackView() }
}
