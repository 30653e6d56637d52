import Foundation
import LayoutDocument
import LayoutHTML

/// A page with the elements of cases and a script that measures the frames that the browser gives them.
///
/// The page needs no other file. The same cases always result in the same text.
struct MeasuringPage {
  /// The stages of each case in each of its variants.
  private var stages = ""
  /// The document and the name of each case, as JSON for the script.
  private var cases = JSONWriter()

  /// Creates a page without cases.
  init() { cases.beginArray() }

  /// Adds a case of a document.
  /// - Throws: An error at the first node that a browser cannot lay out.
  mutating func add(_ layoutCase: LayoutCase, of document: String) throws(LayoutCaseError) {
    for variant in CaseVariant.allCases { stages += try BrowserTree(layoutCase.variant(variant)).markup() }
    cases.beginObject()
    cases.key("document")
    cases.value(document)
    cases.key("name")
    cases.value(layoutCase.name)
    cases.endObject()
  }

  /// The page.
  var text: String {
    var cases = cases
    cases.endArray()
    let script = [PackageResources.measure_js, PackageResources.record_js].map { String(decoding: $0, as: UTF8.self) }
    var text = String(decoding: PackageResources.page_html, as: UTF8.self)
    for (name, part) in [
      ("style", BrowserTree.styleSheet), ("script", script.joined()),
      // The content of a script element is not escaped, so it must not contain an end tag.
      ("cases", cases.text.replacingOccurrences(of: "<", with: "\\u003c")), ("stages", stages),
    ] {
      text = text.replacingOccurrences(of: "<!--\(name)-->", with: part)
    }
    return text
  }
}
