// iOS, tvOS, macCatalyst, macOS, watchOS: 'Layout' is only available in Releases2022
import SwiftUI

/// A layout of iOS 16 in code for all systems of the package.
func properties(of layout: some Layout) {}
