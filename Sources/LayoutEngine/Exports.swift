// Styles, rectangles and lengths are a module of their own, so that they cannot refer to trees and passes. Programs import both
// modules as one.
@_exported import LayoutStyle
