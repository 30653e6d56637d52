// A file that imports this module needs no other import: `PlatformView` holds the views of the platform, `ViewTree` the sizes of lists.
@_exported import PlatformView
@_exported import ViewTree
