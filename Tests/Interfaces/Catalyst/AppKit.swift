// What Mac Catalyst has of AppKit: none of its views.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs. README.md names the sources.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

@_exported import Foundation

open class NSToolbar: NSObject {}
