// What UIKit and AppKit re-export from QuartzCore and CoreGraphics, as far as this package uses it.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs. README.md names the sources.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

public final class CGColor: Sendable {
  init() {}
}
