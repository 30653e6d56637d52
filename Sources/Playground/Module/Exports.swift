// The functions that the page calls. Texts go both ways as UTF-8 in linear memory: the page writes into the input, and reads the output
// of the last call before the next one. A status below 0 is an error, whose object is the output.

import LayoutDocument
import LayoutEngine
import LayoutRendering

nonisolated(unsafe) private var session = Session()
nonisolated(unsafe) private var input = [UInt8]()
nonisolated(unsafe) private var output = [UInt8]()
nonisolated(unsafe) private var frames = [Double]()
nonisolated(unsafe) private var list: SceneList?

/// Makes a text the output.
func answer(_ text: String) { output = Array(text.utf8) }

/// The layout that is shown.
var shownLayout: CaseLayout? { session.layout }

/// The text that the page wrote.
func inputText(_ count: Int) -> String { String(decoding: input.prefix(count), as: UTF8.self) }

// MARK: - Buffers

/// Makes room for so many bytes, and says where it is. The page writes before it calls anything else.
@_expose(wasm, "input") @_cdecl("playground_input")
public func inputBuffer(_ count: Int) -> UnsafeMutablePointer<UInt8>? {
  if input.count < count { input = [UInt8](repeating: 0, count: max(count, 2 * input.count)) }
  return input.withUnsafeMutableBufferPointer { $0.baseAddress }
}

/// Where the output of the last call is.
@_expose(wasm, "output") @_cdecl("playground_output")
public func outputBuffer() -> UnsafePointer<UInt8>? { output.withUnsafeBufferPointer { $0.baseAddress } }

/// How many bytes it has.
@_expose(wasm, "outputCount") @_cdecl("playground_output_count")
public func outputCount() -> Int { output.count }

// MARK: - Documents

/// Reads the document in the input. The output is an array of the names of its cases.
@_expose(wasm, "parse") @_cdecl("playground_parse")
public func parse(_ count: Int) -> Int32 {
  do throws(Session.Problem) {
    try session.parse(Array(input.prefix(count)))
    answer(session.caseNames)
    return Int32(session.file.cases.count)
  } catch {
    answer(error.json)
    return -1
  }
}

/// Lays a case out. Not a number, as the width or the height, leaves what the document says; `variant` is 0 for what is written, 1 with
/// the other box sizing, 2 in the other direction, 3 with both.
/// - Returns: How many nodes it has.
@_expose(wasm, "layOut") @_cdecl("playground_lay_out")
public func layOut(_ index: Int, _ width: Double, _ height: Double, _ textScale: Double, _ variant: Int) -> Int32 {
  do throws(Session.Problem) {
    let conditions = Session.Conditions(
      width: width.isNaN ? nil : width, height: height.isNaN ? nil : height, textScale: textScale,
      variant: CaseVariant(rawValue: UInt8(truncatingIfNeeded: variant)) ?? .asWritten)
    try session.show(case: index, conditions)
    return Int32(session.layout?.frames.count ?? 0)
  } catch {
    answer(error.json)
    return -1
  }
}

/// Moves the frames onto another grid: pixels per point, or 0 for none.
@_expose(wasm, "snap") @_cdecl("playground_snap")
public func snap(_ scale: Double) -> Int32 {
  do throws(Session.Problem) {
    try session.snap(to: scale)
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
  for frame in session.layout?.frames ?? [] {
    frames.append(frame.x)
    frames.append(frame.y)
    frames.append(frame.width)
    frames.append(frame.height)
  }
  return frames.withUnsafeBufferPointer { $0.baseAddress }
}

/// Lists what there is to draw; the output are the lines of texts.
/// - Returns: How many numbers there are.
@_expose(wasm, "draw") @_cdecl("playground_draw")
public func draw() -> Int {
  guard let layout = session.layout else { return 0 }
  let drawn = SceneList(layout)
  list = drawn
  output = drawn.text
  return drawn.numbers.count
}

/// Where these numbers are: see `SceneList`.
@_expose(wasm, "drawing") @_cdecl("playground_drawing")
public func drawing() -> UnsafePointer<Double>? { list?.numbers.withUnsafeBufferPointer { $0.baseAddress } }

// MARK: - Texts

/// What the page may have as text.
private enum Topic: Int {
  case nodes, issues, differences, properties, palette, styleSheet, script, markup, rootStyles
}

/// Gives a text: see `Topic`.
@_expose(wasm, "text") @_cdecl("playground_text")
public func text(_ topic: Int) -> Int32 {
  switch Topic(rawValue: topic) {
  case .nodes: answer(session.description)
  case .issues: answer(session.issues)
  case .differences: answer(session.differences)
  case .properties: answer(Properties.json)
  case .palette: answer(BrowserPicture.palette)
  case .styleSheet: answer(BrowserPicture.styleSheet)
  case .script: answer(BrowserPicture.script)
  case .markup: return browserText { $0.markup }
  case .rootStyles: return browserText { $0.stageStyle + "\n" + $0.rootStyle }
  case nil: return -1
  }
  return 0
}

private func browserText(_ text: (BrowserPicture) -> String) -> Int32 {
  guard let layoutCase = session.layout?.layoutCase else { return -1 }
  do throws(LayoutCaseError) {
    answer(text(try BrowserPicture(layoutCase)))
    return 0
  } catch {
    answer(Session.Problem(error).json)
    return -1
  }
}

// MARK: - Chance

/// The seed of hash tables: the same in every run, so that a page behaves the same way twice.
@_cdecl("arc4random_buf")
public func fillWithRandomBytes(_ bytes: UnsafeMutablePointer<UInt8>, _ count: Int) {
  for index in 0..<count { bytes[index] = UInt8(truncatingIfNeeded: index &* 151 &+ 43) }
}
