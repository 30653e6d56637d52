// A file that imports this module needs no other import for layouts. `PlatformView` contains the views of the platform,
// and `ViewTree` the sizes of lists.
@_exported import PlatformView
@_exported import ViewTree
