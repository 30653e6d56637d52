// watchOS: cannot find type 'UIView' in scope
import UIKit

/// A view in code for watchOS.
typealias View = UIView
