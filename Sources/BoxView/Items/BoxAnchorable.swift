import PlatformView

/// A view or a ``BoxGuide``: the object of an item, and each side of a constraint.
public protocol BoxAnchorable: AnyObject, ViewIsolated {}

extension PlatformView: BoxAnchorable {}
extension BoxGuide: BoxAnchorable {}
