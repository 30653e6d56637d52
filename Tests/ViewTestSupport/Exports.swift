// The measurers of texts are those of headless views on every system.
@_exported import HeadlessViews
@_exported import ViewSupport
