// A file that imports this module needs no other import. `PlatformView` contains the views of the platform, `ViewTree`
// the sizes of lists, `LayoutExplanation` the explanations of frames, and `LayoutCheck` the checks of screens.
@_exported import LayoutCheck
@_exported import LayoutExplanation
@_exported import PlatformView
@_exported import ViewTree
