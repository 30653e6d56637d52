import LayoutDocument

/// Writes an HTML page that compares the layout of the reader's browser with the frames of the engine.
///
/// The page shows each case twice in each of its variants: the browser's layout on the left, the engine's on the right.
/// Differences greater than the case's tolerance are marked, and are counted and listed with links at the top. The
/// headings of documents and cases have stable anchors for links. A script also writes the browser's frames into the
/// page, so that `BrowserRecording` can read them from a dump of the page.
///
/// The page needs no font, no network and no other file, and adapts to light and dark surroundings. The same documents
/// always result in the same text.
public struct PageRenderer: Sendable {
  /// The cases of one document.
  public struct Section: Sendable {
    /// The document's path, by which `BrowserRecording` finds the document.
    public var document: String
    /// The title of the document in the page.
    public var title: String
    /// The description of the document.
    public var about: String?
    /// The cases of the document.
    public var cases: [PageCase]

    /// Creates a section.
    ///
    /// The default title is the document's path.
    public init(document: String, title: String? = nil, about: String? = nil, cases: [PageCase]) {
      self.document = document
      self.title = title ?? document
      self.about = about
      self.cases = cases
    }
  }

  /// Creates a renderer.
  public init() {}

  /// Returns the page that shows `sections` in order.
  public func render(_ sections: [Section]) -> String {
    var writer = MarkupWriter(.html)
    writer.open("html")
    writer.attribute("lang", "en")
    writeHead(to: &writer)
    writer.open("body")
    writer.attribute("class", "measuring")
    writeHeader(to: &writer)
    var anchors = PageAnchors(reserved: [BrowserRecording.elementID])
    // Documents come first: a case with the name of a document gets a number.
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
    // The two elements share one call, because they have no content and no end tag.
    writer.lines([
      "<meta charset=\"utf-8\">", "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
    ])
    writer.element("title", content: "Frames of a browser and of StackLayout")
    writer.open("style")
    writer.lines(PageStyleSheet.lines)
    writer.close()
    writer.close()
  }

  private func writeHeader(to writer: inout MarkupWriter) {
    writer.open("header")
    writer.element("h1", content: "Your browser and StackLayout")
    writer.open("p")
    writer.attribute("id", PageAnchors.Fixed.count.rawValue)
    writer.close(content: "The script of this page did not run: nothing has been compared.")
    writer.open("label")
    // Without this attribute, a browser could restore the checked state without applying the filter.
    writer.close(
      markup: "<input id=\"\(PageAnchors.Fixed.filter.rawValue)\" type=\"checkbox\" autocomplete=\"off\">"
        + " only differences")
    writer.link(to: PageAnchors.Fixed.documents.rawValue, content: "all documents")
    writer.close()
  }

  /// Writes the list of documents, and the empty list of differences that the script fills.
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
    writer.element("summary", content: "Differences")
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
    // The content of a script element is not escaped, so it must not contain an end tag.
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

  /// JSON that contains no tags.
  private static func withoutTags(_ json: String) -> String {
    var text = ""
    for scalar in json.unicodeScalars {
      if scalar == "<" { text += "\\u003c" } else { text.unicodeScalars.append(scalar) }
    }
    return text
  }
}
