// A file that imports this module needs no other import for rectangles and for the content of views.
@_exported import Foundation
@_exported import ViewSupport
