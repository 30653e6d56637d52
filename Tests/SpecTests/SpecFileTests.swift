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

  /// The name of a case in a message identifies its file. Examples are files of one case with the same name.
  @Test("names begin with the name of their file", arguments: SpecFolder.files)
  func namesLeadToFiles(file: SpecFile) throws {
    for layoutCase in try file.read().cases {
      let leads = layoutCase.name == file.stem || layoutCase.name.hasPrefix(file.stem + "/")
      #expect(leads, "\(layoutCase.name) in \(file.path)")
    }
  }

  @Test("cases have a description", arguments: SpecFolder.files)
  func casesAreExplained(file: SpecFile) throws {
    for layoutCase in try file.read().cases {
      #expect(layoutCase.about?.isEmpty == false, "\(layoutCase.name) has no about")
    }
  }

  @Test("CSS cases have CSS rules and all variants, and their file names the browser", arguments: SpecFolder.files)
  func browsersAreNamed(file: SpecFile) throws {
    guard let browser = SpecFileTests.browsers[file.folder] else { return }
    let contents = try file.read()
    #expect(contents.about?.contains(try Regex("\(browser) \\d+(\\.\\d+)+")) == true)
    for layoutCase in contents.cases {
      #expect(layoutCase.rules == .css, "\(layoutCase.name)")
      #expect(layoutCase.variants == CaseVariant.allCases, "\(layoutCase.name)")
    }
  }

  /// If a file has the format of the recorder, recording it again shows only the changes of the browser.
  @Test("CSS files have the format of the recorder", arguments: SpecFolder.files)
  func recordedFilesAreCanonical(file: SpecFile) throws {
    guard SpecFileTests.browsers[file.folder] != nil else { return }
    #expect(try file.read().encoded() == file.text())
  }

  @Test("encoding and decoding change nothing", arguments: SpecFolder.files)
  func roundTrips(file: SpecFile) throws {
    let contents = try file.read()
    #expect(try LayoutFile(parsing: Array(contents.encoded().utf8)) == contents)
  }
}
