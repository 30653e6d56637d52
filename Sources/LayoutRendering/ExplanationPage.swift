import LayoutDocument
import LayoutExplanation

/// A self-contained HTML page with explanations of frames.
///
/// ```swift
/// let page = ExplanationPage([explanation], [.width])
/// try page.text.write(toFile: "why.html", atomically: true, encoding: .utf8)
/// ```
public struct ExplanationPage: Sendable {
  private let sections: [Section]
  private let coordinates: [FrameCoordinate]

  /// The part of a page for one layout.
  public struct Section: Sendable {
    /// The heading of the part; `nil` for none.
    public var heading: String?
    /// The explanations, in the order in which they are shown.
    public var explanations: [FrameExplanation]
    /// Sentences about other nodes, at the end of the part.
    public var notes: [String]

    /// Creates a part.
    ///
    /// By default, it has no heading and no notes.
    public init(heading: String? = nil, explanations: [FrameExplanation], notes: [String] = []) {
      (self.heading, self.explanations, self.notes) = (heading, explanations, notes)
    }
  }

  /// Creates a page.
  /// - Parameters:
  ///   - explanations: The explanations, in the order in which they are shown.
  ///   - coordinates: The coordinates to explain. The default is all coordinates.
  public init(_ explanations: [FrameExplanation], _ coordinates: [FrameCoordinate] = FrameCoordinate.allCases) {
    self.init(sections: [Section(explanations: explanations)], coordinates)
  }

  /// Creates a page of several parts.
  /// - Parameters:
  ///   - sections: The parts, in the order in which they are shown.
  ///   - coordinates: The coordinates to explain. The default is all coordinates.
  public init(sections: [Section], _ coordinates: [FrameCoordinate] = FrameCoordinate.allCases) {
    (self.sections, self.coordinates) = (sections, coordinates)
  }

  /// The text of the page.
  public var text: String {
    var writer = MarkupWriter(.html)
    writer.open("html")
    writer.attribute("lang", "en")
    writer.open("head")
    writer.lines([
      "<meta charset=\"utf-8\">", "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">",
    ])
    writer.element("title", content: "Explanations of frames")
    writer.open("style")
    writer.lines(ExplanationPage.styleSheet)
    writer.close()
    writer.close()
    writer.open("body")
    writer.open("main")
    for section in sections {
      if let heading = section.heading { writer.element("h1", content: heading) }
      for explanation in section.explanations { write(explanation, to: &writer) }
      for note in section.notes { writer.element("p", content: note) }
    }
    writer.close()
    writer.close()
    writer.close()
    return writer.text + "\n"
  }

  private static let styleSheet = [
    ":root { color-scheme: light dark }",
    "body { margin: 0; font: 15px/1.5 \(Typography.proportional); background: Canvas; color: CanvasText }",
    "main { max-width: 46rem; margin: 0 auto; padding: 1.5rem 1rem 4rem }",
    "h1 { font-size: 1.35rem; margin: 2.5rem 0 0 }",
    "h2 { font-size: 1.15rem; margin: 2rem 0 .25rem } h3 { font-size: 1rem; margin: 1.25rem 0 .25rem }",
    "p { margin: .25rem 0 } ol, ul { margin: .25rem 0; padding-left: 1.4rem } li { margin: .15rem 0 }",
    "small { opacity: .7; margin-left: .5em; white-space: nowrap }",
  ]

  private func write(_ explanation: FrameExplanation, to writer: inout MarkupWriter) {
    writer.open("section")
    writer.element("h2", content: explanation.name)
    let numbers = FrameCoordinate.allCases.map {
      "\($0.name) \(MarkupWriter.number($0.value(in: explanation.frame)))"
    }
    writer.element("p", content: numbers.joined(separator: ", "))
    for coordinate in coordinates { write(explanation[coordinate], to: &writer) }
    if !explanation.ineffective.isEmpty {
      writer.element("h3", content: "Properties without effect")
      writeList("ul", explanation.ineffective.map { ($0.text, nil) }, to: &writer)
    }
    writer.close()
  }

  private func write(_ explanation: CoordinateExplanation, to writer: inout MarkupWriter) {
    let value = MarkupWriter.number(explanation.value)
    writer.element("h3", content: "\(explanation.coordinate.name) \(value)")
    writeList("ol", explanation.steps.map { ($0.text, $0.rule) }, to: &writer)
    if !explanation.causes.isEmpty { writeList("ul", explanation.causes.map { ($0.text, nil) }, to: &writer) }
    if !explanation.independentOf.isEmpty {
      let names = explanation.independentOf.map { $0.name }
      writer.element("p", content: "does not depend on " + names.joined(separator: ", "))
    }
  }

  private func writeList(_ kind: String, _ entries: [(text: String, note: String?)], to writer: inout MarkupWriter) {
    writer.open(kind)
    for entry in entries {
      writer.open("li")
      writer.element("span", content: entry.text)
      if let note = entry.note { writer.element("small", content: note) }
      writer.close()
    }
    writer.close()
  }
}
