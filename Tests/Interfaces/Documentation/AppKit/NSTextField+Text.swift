// Blocks that show a change of content use the names of UIKit.

import AppKit

extension NSTextField {
  var text: String? {
    get { nil }
    set {}
  }
}
