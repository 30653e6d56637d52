// The functions that the page calls. Texts are UTF-8 in linear memory: the page writes into the input buffer, and reads the output
// of a call before the next call. A negative status is an error; the output is then an object that describes the error.

import LayoutDocument
import LayoutEngine
import LayoutHTML
import LayoutRendering

nonisolated(unsafe) private var document = OpenDocument()
nonisolated(unsafe) private var input = [UInt8]()
nonisolated(unsafe) private var output = [UInt8]()
nonisolated(unsafe) private var frames = [Double]()
nonisolated(unsafe) private var list: SceneList?

/// Sets the output.
func answer(_ text: String) { output = Array(text.utf8) }

/// The current layout.
var shownLayout: CaseLayout? { document.layout }

/// The text in the input buffer.
func inputText(_ count: Int) -> String { String(decoding: input.prefix(count), as: UTF8.self) }

// MARK: - Buffers

/// Returns the address of the input buffer, with space for a number of bytes.
///
/// The address is valid until the next call.
@_expose(wasm, "input") @_cdecl("playground_input")
public func inputBuffer(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
  if input.count < count { input = [UInt8](repeating: 0, count: max(count, 2 * input.count)) }
  return input.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// The address of the output of the last call.
@_expose(wasm, "output") @_cdecl("playground_output")
public func outputBuffer() -> UnsafePointer<UInt8>? { output.withUnsafeBufferPointer { $0.baseAddress } }

/// The size of the output, in bytes.
@_expose(wasm, "outputCount") @_cdecl("playground_output_count")
public func outputCount() -> Int { output.count }

// MARK: - Documents

/// Reads the document in the input. The output is an array of the names of its cases.
@_expose(wasm, "parse") @_cdecl("playground_parse")
public func parse(_ count: Int) -> Int32 {
  do throws(OpenDocument.Problem) {
    try document.parse(Array(input.prefix(count)))
    answer(document.caseNames)
    return Int32(document.file.cases.count)
  } catch {
    answer(error.json)
    return -1
  }
}

/// Lays out a case.
///
/// NaN as the width or the height selects the value of the document. `variant` is 0 for the case as written, 1 for the other box
/// sizing, 2 for the other direction, and 3 for both.
///
/// - Returns: The number of nodes.
@_expose(wasm, "layOut") @_cdecl("playground_lay_out")
public func layOut(_ index: Int, _ width: Double, _ height: Double, _ textScale: Double, _ variant: Int) -> Int32 {
  do throws(OpenDocument.Problem) {
    let conditions = OpenDocument.Conditions(
      width: width.isNaN ? nil : width, height: height.isNaN ? nil : height, textScale: textScale,
      variant: CaseVariant(rawValue: UInt8(truncatingIfNeeded: variant)) ?? .asWritten)
    try document.show(case: index, conditions)
    return Int32(document.layout?.frames.count ?? 0)
  } catch {
    answer(error.json)
    return -1
  }
}

/// Snaps the frames to another pixel grid: pixels per point, or 0 for none.
@_expose(wasm, "snap") @_cdecl("playground_snap")
public func snap(_ scale: Double) -> Int32 {
  do throws(OpenDocument.Problem) {
    try document.snap(to: scale)
    return 0
  } catch {
    answer(error.json)
    return -1
  }
}

/// The frames of all nodes: `x y width height` each, relative to the parent.
@_expose(wasm, "frames") @_cdecl("playground_frames")
public func frameNumbers() -> UnsafePointer<Double>? {
  frames.removeAll(keepingCapacity: true)
  for frame in document.layout?.frames ?? [] {
    frames.append(frame.x)
    frames.append(frame.y)
    frames.append(frame.width)
    frames.append(frame.height)
  }
  return frames.withUnsafeBufferPointer { $0.baseAddress }
}

/// Lists the elements of the drawing; the output contains the lines of texts.
///
/// - Returns: The number of numbers.
@_expose(wasm, "draw") @_cdecl("playground_draw")
public func draw() -> Int {
  guard let layout = document.layout else { return 0 }
  let drawn = SceneList(layout)
  list = drawn
  output = drawn.text
  return drawn.numbers.count
}

/// The address of the numbers of the drawing: see `SceneList`.
@_expose(wasm, "drawing") @_cdecl("playground_drawing")
public func drawing() -> UnsafePointer<Double>? { list?.numbers.withUnsafeBufferPointer { $0.baseAddress } }

// MARK: - Texts

/// The texts that the page can request.
private enum Topic: Int {
  case nodes, issues, differences, properties, palette, styleSheet, markup, rootStyles
}

/// Sets the output to a text: see `Topic`.
@_expose(wasm, "text") @_cdecl("playground_text")
public func text(_ topic: Int) -> Int32 {
  switch Topic(rawValue: topic) {
  case .nodes: answer(document.description)
  case .issues: answer(document.issues)
  case .differences: answer(document.differences)
  case .properties: answer(StyleProperties.json)
  case .palette: answer(PagePalette.json)
  case .styleSheet: answer(BrowserTree.styleSheet + PagePalette.rules)
  case .markup: return browserText { $0.markup(classOfDepth: PagePalette.className) }
  case .rootStyles: return browserText { $0.stageStyle + "\n" + $0.rootStyle }
  case nil: return -1
  }
  return 0
}

private func browserText(_ text: (BrowserTree) -> String) -> Int32 {
  guard let layoutCase = document.layout?.layoutCase else { return -1 }
  do throws(LayoutCaseError) {
    answer(text(try BrowserTree(layoutCase)))
    return 0
  } catch {
    answer(OpenDocument.Problem(error).json)
    return -1
  }
}

// MARK: - Random numbers

/// The seed of hash tables, which is the same in every run, so that the page is deterministic.
@_cdecl("arc4random_buf")
public func fillWithRandomBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
  for index in 0..<count { bytes[index] = UInt8(truncatingIfNeeded: index &* 151 &+ 43) }
}
