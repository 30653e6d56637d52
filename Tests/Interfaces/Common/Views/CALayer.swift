// What UIKit and AppKit re-export from QuartzCore besides colors.
// Declarations to type-check against, for `Tests/Interfaces/check`; nothing here runs. README.md names the sources.
// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation

import Foundation

open class CALayer: NSObject {
  open func needsLayout() -> Bool { false }
  open var anchorPoint = CGPoint(x: 0.5, y: 0.5)
  open var backgroundColor: CGColor?
}
