// The members of AppKit that only tests use.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs. README.md names the sources.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

extension NSImage {
  public convenience init(size: NSSize) { self.init() }
}

extension NSView {
  public var safeAreaInsets: NSEdgeInsets { NSEdgeInsets() }
}

extension NSColor {
  public convenience init?(cgColor: CGColor) { nil }
  public class var black: NSColor { NSColor() }
  public class var gray: NSColor { NSColor() }
  public class var red: NSColor { NSColor() }
}
