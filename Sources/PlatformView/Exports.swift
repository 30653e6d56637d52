// The content of views, and the axes of scroll views, on every platform.
@_exported import ViewSupport
