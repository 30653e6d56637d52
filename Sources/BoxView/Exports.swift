// A file that imports this module needs no other import for layouts. `LayoutEngine` contains the values of styles,
// `BoxEngine` those of boxes, `PlatformView` the views of the platform, and `ViewTree` the sizes of lists.
@_exported import BoxEngine
@_exported import LayoutEngine
@_exported import PlatformView
@_exported import ViewTree
