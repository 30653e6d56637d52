// A file that imports this module, or a face, needs no other import for views and rectangles, whatever the platform.
#if canImport(UIKit) && !os(watchOS)
  @_exported import UIKit
#elseif canImport(AppKit)
  @_exported import AppKit
#else
  @_exported import Foundation
#endif
