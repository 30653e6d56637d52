// tvOS: 'UISwitch' is unavailable
import UIKit

/// A control that tvOS does not have.
typealias Control = UISwitch
