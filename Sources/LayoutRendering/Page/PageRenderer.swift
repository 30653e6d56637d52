import LayoutDocument

/// Writes a page that lays documents out in the reader's browser, with CSS, beside the frames of the engine.
///
/// Opened by a person, the page shows each case twice in each of its variants: left as the browser lays it out, right as the
/// engine does. What differs by more than the case's tolerance is marked, and counted at the top. A script in the page
/// also writes the browser's frames into it, so that a browser that dumps the page answers what `BrowserRecording` reads.
///
/// The page needs no font, no network and no other file, follows light and dark surroundings, and is the same text for the
/// same documents.
public struct PageRenderer: Sendable {
  /// The cases of one document.
  public struct Section: Sendable {
    /// What the document is called: its path.
    public var document: String
    /// What the document says about itself.
    public var about: String?
    /// Its cases.
    public var cases: [PageCase]

    /// Makes a section.
    public init(document: String, about: String? = nil, cases: [PageCase]) {
      self.document = document
      self.about = about
      self.cases = cases
    }
  }

  /// Makes a renderer.
  public init() {}

  /// The page that shows `sections`, in their order.
  public func render(_ sections: [Section]) -> String {
    var writer = MarkupWriter(.html)
    writer.open("html")
    writer.attribute("lang", "en")
    writeHead(to: &writer)
    writer.open("body")
    writer.attribute("class", "measuring")
    writeHeader(to: &writer)
    writer.open("main")
    for section in sections { write(section, to: &writer) }
    writer.close()
    writeScripts(sections, to: &writer)
    writer.close()
    writer.close()
    return writer.text + "\n"
  }

  private func writeHead(to writer: inout MarkupWriter) {
    writer.open("head")
    // No element may stand between its tags: these have no content and no end.
    writer.lines([
      "<meta charset=\"utf-8\">", "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
    ])
    writer.element("title", content: "Frames of a browser beside StackLayout's")
    writer.open("style")
    writer.lines(PageStyleSheet.lines)
    writer.close()
    writer.close()
  }

  private func writeHeader(to writer: inout MarkupWriter) {
    writer.open("header")
    writer.element("h1", content: "Your browser beside StackLayout")
    writer.open("p")
    writer.attribute("id", "count")
    writer.close(content: "The script of this page did not run: nothing has been compared.")
    writer.open("label")
    writer.close(markup: "<input id=\"filter\" type=\"checkbox\"> only what differs")
    writer.close()
  }

  private func write(_ section: Section, to writer: inout MarkupWriter) {
    writer.open("section")
    writer.element("h2", content: DisplayText.singleLine(section.document))
    if let about = section.about { writer.element("p", content: DisplayText.singleLine(about)) }
    for pageCase in section.cases { pageCase.write(to: &writer) }
    writer.close()
  }

  private func writeScripts(_ sections: [Section], to writer: inout MarkupWriter) {
    var expectations: [String] = []
    for section in sections {
      for pageCase in section.cases { expectations.append(pageCase.expectation(document: section.document)) }
    }
    // In a script element nothing is escaped, and nothing but its end tag is looked for.
    let json = "{\"cases\":[\n" + expectations.joined(separator: ",\n") + "\n]}"
    openData("expected-frames", in: &writer)
    writer.close(markup: PageRenderer.withoutTags(json))
    openData(BrowserRecording.elementID, in: &writer)
    writer.close(markup: "")
    writer.open("script")
    writer.lines(PageScript.lines)
    writer.close()
  }

  private func openData(_ id: String, in writer: inout MarkupWriter) {
    writer.open("script")
    writer.attribute("type", "application/json")
    writer.attribute("id", id)
  }

  /// JSON in which no tag can be found.
  private static func withoutTags(_ json: String) -> String {
    var text = ""
    for scalar in json.unicodeScalars {
      if scalar == "<" { text += "\\u003c" } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
