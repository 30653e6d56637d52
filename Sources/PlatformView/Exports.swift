// A file that imports this module, StackViewLayout or BoxView needs no other import for views and rectangles on any
// platform.
#if canImport(UIKit) && !os(watchOS)
  @_exported import UIKit
#elseif canImport(AppKit)
  @_exported import AppKit
#else
  @_exported import Foundation
#endif
