import LayoutDocument
import LayoutTestSupport
import Testing

/// What every file below `Spec` has to be besides right.
@Suite struct SpecFileTests {
  /// The folders whose cases are measured in browsers.
  private static let browsers = ["css": "Chromium", "firefox": "Firefox"]

  @Test("the folder was found")
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

  /// So that a name in a message leads to its file. Examples are files of one case, named alike.
  @Test("names begin with the name of their file", arguments: SpecFolder.files)
  func namesLeadToFiles(file: SpecFile) throws {
    for layoutCase in try file.read().cases {
      let leads = layoutCase.name == file.stem || layoutCase.name.hasPrefix(file.stem + "/")
      #expect(leads, "\(layoutCase.name) in \(file.path)")
    }
  }

  @Test("cases say what they show", arguments: SpecFolder.files)
  func casesAreExplained(file: SpecFile) throws {
    for layoutCase in try file.read().cases {
      #expect(layoutCase.about?.isEmpty == false, "\(layoutCase.name) has no about")
    }
  }

  @Test("CSS cases are laid out by CSS, in all variants, and their file names the browser", arguments: SpecFolder.files)
  func browsersAreNamed(file: SpecFile) throws {
    guard let browser = SpecFileTests.browsers[file.folder] else { return }
    let contents = try file.read()
    #expect(contents.about?.contains(try Regex("\(browser) \\d+(\\.\\d+)+")) == true)
    for layoutCase in contents.cases {
      #expect(layoutCase.rules == .css, "\(layoutCase.name)")
      #expect(layoutCase.variants == CaseVariant.allCases, "\(layoutCase.name)")
    }
  }

  /// So that recording anew shows what the browser changed, and nothing else.
  @Test("CSS files are as the recorder writes them", arguments: SpecFolder.files)
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
