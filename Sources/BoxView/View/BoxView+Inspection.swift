import LayoutEngine
import PlatformView
import ViewTree

#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
  extension BoxView: @MainActor InspectableContainer {}
#else
  extension BoxView: InspectableContainer {}
#endif
