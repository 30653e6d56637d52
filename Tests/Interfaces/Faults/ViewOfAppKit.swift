// macCatalyst: cannot find type 'NSView' in scope
import AppKit

/// A view of AppKit in code for Mac Catalyst.
typealias View = NSView
