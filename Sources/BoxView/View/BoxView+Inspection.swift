import LayoutEngine
import PlatformView
import ViewTree

extension BoxView: InspectableContainer {}
