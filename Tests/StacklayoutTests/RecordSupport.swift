@testable import stacklayout

/// Documents of a row and a box, and the frames that a browser measured.
enum Recorded {
  /// The row's children are 30 and 20 wide: in the other direction they begin at 70 and 50.
  static let rowStyle = #""style": {"width": 100, "height": 10}"#

  /// The row without measured frames.
  static let newRow =
    #"{"name": "row", "defaults": "css", "root": {\#(rowStyle), "children": [{"style": {"width": 30}},"#
    + #" {"style": {"width": 20}}]}}"#

  /// The row as the tool writes it with its frames.
  static let row =
    #"{"name": "row", "defaults": "css", "root": {\#(rowStyle), "frame": [0, 0, 100, 10],"#
    + #" "children": [{"style": {"width": 30}, "frame": [0, 0, 30, 10]},"#
    + #" {"style": {"width": 20}, "frame": [30, 0, 20, 10]}]},"#
    + #" "variants": {"direction": [[0, 0, 100, 10], [70, 0, 30, 10], [50, 0, 20, 10]]}}"#

  /// The box without measured frames.
  static let newBox = #"{"name": "box", "defaults": "css", "root": {"style": {"width": 5}}}"#

  /// The box with its frames, which are the same in every variant.
  static let box =
    #"{"name": "box", "defaults": "css", "root": {"style": {"width": 5}, "frame": [0, 0, 5, 0]}, "variants": {}}"#

  /// A document of several cases, as the tool writes it.
  static func document(about: String? = nil, _ cases: String...) -> String {
    let about = about.map { "\"about\": \"\($0)\", " } ?? ""
    return "{\(about)\"cases\": [\n" + cases.joined(separator: ",\n") + "\n]}\n"
  }

  /// A page as a browser dumps it.
  static func page(_ cases: String...) -> [UInt8] { page(cases: cases) }

  static func page(cases: [String]) -> [UInt8] {
    let text = """
      <!DOCTYPE html><html lang="en"><head></head>
        <body class=""><main><h3>id="measured-frames"</h3></main>
          <script type="application/json" id="measured-frames">{"cases":[\(cases.joined(separator: ","))]}</script>
      </body></html>
      """
    return Array(text.utf8)
  }

  /// The frames that the browser measured for the row.
  static func row(in document: String) -> String {
    let written = "[[0,0,100,10],[0,0,30,10],[30,0,20,10]]"
    let other = "[[0,0,100,10],[70,0,30,10],[50,0,20,10]]"
    return #"{"document":"\#(document)","name":"row","frames":[\#(written),\#(written),\#(other),\#(other)]}"#
  }

  /// The frames that the browser measured for the box.
  static func box(in document: String, frame: String = "[0,0,5,0]") -> String {
    let frames = Array(repeating: "[\(frame)]", count: 4).joined(separator: ",")
    return #"{"document":"\#(document)","name":"box","frames":[\#(frames)]}"#
  }
}
