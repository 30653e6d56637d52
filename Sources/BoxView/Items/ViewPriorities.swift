import Foundation
import PlatformView
import ViewTree

// The priorities of a view's natural size, in every box. They have no effect on views without a natural size.
extension PlatformView {
  /// The content-hugging priority along x: that of a width which is not greater than the content. Default: 250.
  ///
  /// A priority of 1000 is just below that of required pins, and above that of all other pins.
  public var huggingX: PlatformLayoutPriority {
    get { contentHuggingPriority(for: .horizontal) }
    set {
      guard newValue != huggingX else { return }
      setContentHuggingPriority(newValue, for: .horizontal)
      existingViewNode?.styleDidChange()
    }
  }

  /// The content-hugging priority along y: that of a height which is not greater than the content. Default: 250.
  ///
  /// A priority of 1000 is just below that of required pins, and above that of all other pins.
  public var huggingY: PlatformLayoutPriority {
    get { contentHuggingPriority(for: .vertical) }
    set {
      guard newValue != huggingY else { return }
      setContentHuggingPriority(newValue, for: .vertical)
      existingViewNode?.styleDidChange()
    }
  }

  /// The compression-resistance priority along x: that of a width which is not smaller than the content. Default: 750.
  ///
  /// A priority of 1000 is just below that of required pins, and above that of all other pins.
  public var resistanceX: PlatformLayoutPriority {
    get { contentCompressionResistancePriority(for: .horizontal) }
    set {
      guard newValue != resistanceX else { return }
      setContentCompressionResistancePriority(newValue, for: .horizontal)
      existingViewNode?.styleDidChange()
    }
  }

  /// The compression-resistance priority along y: that of a height which is not smaller than the content. Default: 750.
  ///
  /// A priority of 1000 is just below that of required pins, and above that of all other pins.
  public var resistanceY: PlatformLayoutPriority {
    get { contentCompressionResistancePriority(for: .vertical) }
    set {
      guard newValue != resistanceY else { return }
      setContentCompressionResistancePriority(newValue, for: .vertical)
      existingViewNode?.styleDidChange()
    }
  }

  /// The name of the view in the issues of a ``BoxView``. Default: none; the issue contains the class.
  public var boxName: String? {
    get { existingViewNode?.name }
    set { viewNode.name = newValue }
  }
}
