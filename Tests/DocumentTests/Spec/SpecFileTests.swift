import LayoutDocument
import LayoutTestSupport
import Testing

/// Formal requirements of every file below `Spec`.
@Suite struct SpecFileTests {
  /// The folders whose cases are measured in browsers.
  private static let browsers = ["css": "Chromium", "firefox": "Firefox"]

  @Test("the folder contains all parts of the suite")
  func isFound() {
    for folder in ["adversarial", "boxview", "css", "examples", "firefox", "rounding", "stackview"] {
      #expect(SpecFolder.folders.contains(folder))
    }
  }

  @Test("names are unique", arguments: SpecFolder.folders)
  func namesAreUnique(folder: String) throws {
    var homes: [String: String] = [:]
    for file in SpecFolder.files where file.folder == folder {
      for layoutCase in try file.read().cases {
        if let home = homes.updateValue(file.path, forKey: layoutCase.name) {
          Issue.record("\(layoutCase.name) is in \(home) and in \(file.path)")
        }
      }
    }
  }

  @Test("names, descriptions, rules and format", arguments: SpecFolder.files)
  func isFormal(file: SpecFile) throws {
    let contents = try file.read()
    for layoutCase in contents.cases {
      // The name of a case in a message identifies its file. Examples are files of one case with the same name.
      let leads = layoutCase.name == file.stem || layoutCase.name.hasPrefix(file.stem + "/")
      #expect(leads, "\(layoutCase.name) in \(file.path)")
      #expect(layoutCase.about?.isEmpty == false, "\(layoutCase.name) has no about")
    }
    let encoded = contents.encoded()
    #expect(try LayoutFile(parsing: Array(encoded.utf8)) == contents)
    guard let browser = SpecFileTests.browsers[file.folder] else { return }
    #expect(contents.about?.contains(try Regex("\(browser) \\d+(\\.\\d+)+")) == true)
    for layoutCase in contents.cases {
      #expect(layoutCase.rules == .css, "\(layoutCase.name)")
      #expect(layoutCase.variants == CaseVariant.allCases, "\(layoutCase.name)")
    }
    // If a file has the format of the recorder, recording it again shows only the changes of the browser.
    #expect(try encoded == file.text())
  }
}
