import LayoutDocument

/// Writes a page that lays documents out in the reader's browser, with CSS, beside the frames of the engine.
///
/// Opened by a person, the page shows each case twice in each of its variants: left as the browser lays it out, right as the
/// engine does. What differs by more than the case's tolerance is marked, and counted and listed at the top, with links. The
/// headings of documents and cases have names that links from elsewhere may use. A script in the page also writes the browser's frames into it, so that a browser that dumps the page answers what `BrowserRecording` reads.
///
/// The page needs no font, no network and no other file, follows light and dark surroundings, and is the same text for the
/// same documents.
public struct PageRenderer: Sendable {
  /// The cases of one document.
  public struct Section: Sendable {
    /// The document's path: what `BrowserRecording` finds the document by.
    public var document: String
    /// What the document is called in the page.
    public var title: String
    /// What the document says about itself.
    public var about: String?
    /// Its cases.
    public var cases: [PageCase]

    /// Makes a section; without a title the document is called by its path.
    public init(document: String, title: String? = nil, about: String? = nil, cases: [PageCase]) {
      self.document = document
      self.title = title ?? document
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
    var anchors = PageAnchors(reserved: [BrowserRecording.elementID])
    // Documents come first: a case whose name is that of a document has a number added to it.
    let headings = sections.map { anchors.anchor(ofDocument: $0.title) }
    writeContents(sections, headings, to: &writer)
    writer.open("main")
    for (section, heading) in zip(sections, headings) { write(section, heading, &anchors, to: &writer) }
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
    writer.attribute("id", PageAnchors.Fixed.count.rawValue)
    writer.close(content: "The script of this page did not run: nothing has been compared.")
    writer.open("label")
    // A browser that remembers how the box was left would show it without what it does.
    writer.close(
      markup: "<input id=\"\(PageAnchors.Fixed.filter.rawValue)\" type=\"checkbox\" autocomplete=\"off\">"
        + " only what differs")
    writer.link(to: PageAnchors.Fixed.documents.rawValue, content: "all documents")
    writer.close()
  }

  /// Writes the list of documents, and the empty one of differences that the script fills.
  private func writeContents(_ sections: [Section], _ headings: [String], to writer: inout MarkupWriter) {
    writer.open("nav")
    writer.attribute("id", PageAnchors.Fixed.documents.rawValue)
    writer.open("ul")
    for (section, heading) in zip(sections, headings) {
      writer.open("li")
      writer.link(to: heading, content: DisplayText.singleLine(section.title))
      writer.element("span", content: section.cases.count == 1 ? "1 case" : "\(section.cases.count) cases")
      writer.close()
    }
    writer.close()
    writer.close()
    writer.open("details")
    writer.attribute("id", PageAnchors.Fixed.differences.rawValue)
    writer.attribute("open", "")
    writer.attribute("hidden", "")
    writer.element("summary", content: "What differs")
    writer.element("ul", content: "")
    writer.close()
  }

  private func write(
    _ section: Section, _ heading: String, _ anchors: inout PageAnchors, to writer: inout MarkupWriter
  ) {
    writer.open("section")
    writer.heading("h2", DisplayText.singleLine(section.title), anchor: heading)
    if let about = section.about { writer.element("p", content: DisplayText.singleLine(about)) }
    for pageCase in section.cases {
      pageCase.write(anchor: anchors.anchor(ofCase: pageCase.name, inDocument: section.title), to: &writer)
    }
    writer.close()
  }

  private func writeScripts(_ sections: [Section], to writer: inout MarkupWriter) {
    var expectations: [String] = []
    for section in sections {
      for pageCase in section.cases { expectations.append(pageCase.expectation(document: section.document)) }
    }
    // In a script element nothing is escaped, and nothing but its end tag is looked for.
    let json = "{\"cases\":[\n" + expectations.joined(separator: ",\n") + "\n]}"
    openData(PageAnchors.Fixed.expectedFrames.rawValue, in: &writer)
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
