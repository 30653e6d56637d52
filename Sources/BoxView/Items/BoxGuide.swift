import Foundation
import PlatformView

/// An invisible rectangle among the items of a ``BoxView``: it takes space, and other items may be placed in it. It stands for
/// `UILayoutGuide`, which Auto Layout alone can place.
#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  @MainActor
#endif
public final class BoxGuide {
  /// A name for messages. Default: empty.
  public var identifier = ""

  /// Makes a guide that stands nowhere yet.
  public init() {}
}
