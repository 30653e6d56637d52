// A file that imports this module needs no other import: `PlatformView` holds the views of the platform, `ViewTree` the sizes of lists,
// `LayoutExplanation` why views have their frames, and `LayoutCheck` what is found wrong with a screen.
@_exported import LayoutCheck
@_exported import LayoutExplanation
@_exported import PlatformView
@_exported import ViewTree
