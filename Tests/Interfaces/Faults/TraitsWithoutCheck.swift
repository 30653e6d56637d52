// iOS, tvOS, macCatalyst: 'traitOverrides' is only available in Releases2023
import UIKit

/// A property of iOS 17 in code for all systems of the package.
@MainActor func enlarge(_ view: UIView) { view.traitOverrides.preferredContentSizeCategory = .large }
