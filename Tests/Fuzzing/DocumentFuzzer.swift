import LayoutDocument
import LayoutEngine
import LayoutHTML
import LayoutRendering

/// Reads arbitrary bytes as a document. Either reading throws an error, or the document can be written and read again,
/// is laid out with valid frames, and can be drawn.
@_cdecl("LLVMFuzzerTestOneInput")
public func testDocument(_ bytes: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  do throws(DocumentError) {
    let file = try LayoutFile(parsing: Array(UnsafeBufferPointer(start: bytes, count: count)))
    let text = file.encoded()
    let again = expectReadable(text)
    expect(again.encoded() == text, "the document is written differently after it is read again")
    expect(again.cases.count == file.cases.count, "a case is lost")
    for (layoutCase, other) in zip(file.cases, again.cases) { test(layoutCase, readAgain: other) }
  } catch {
    expect(!error.description.isEmpty, "an error without a description")
  }
  return 0
}

/// Reads a written document, which must succeed.
private func expectReadable(_ text: String) -> LayoutFile {
  do throws(DocumentError) {
    return try LayoutFile(parsing: Array(text.utf8))
  } catch {
    fatalError("the written document cannot be read: \(error)")
  }
}

private func test(_ layoutCase: LayoutCase, readAgain other: LayoutCase) {
  for variant in layoutCase.variants {
    do throws(LayoutCaseError) {
      let layout = try CaseLayout(layoutCase.variant(variant))
      expect(layout.frames == (try CaseLayout(other.variant(variant)).frames), "other frames after it is read again")
      test(layout)
    } catch {
      expect(!error.description.isEmpty, "an error without a description")
    }
  }
  if let elements = try? BrowserTree(layoutCase) { expect(!elements.markup().isEmpty, "no elements") }
}

private func test(_ layout: CaseLayout) {
  for (node, frame) in layout.frames.enumerated() {
    let isPossible =
      [frame.x, frame.y, frame.width, frame.height].allSatisfy { $0.isFinite } && frame.width >= 0 && frame.height >= 0
    expect(isPossible, "\(layout.layoutCase.path(of: node)): frame \(frame)")
  }
  for difference in layout.differences() { expect(difference.amount > 0, "a difference of 0") }
  for issue in layout.issues {
    expect(!issue.cause.isEmpty && !issue.remedy.isEmpty, "an issue without a cause or a remedy")
  }
  expect(!TextRenderer().render(layout).isEmpty, "an empty table")
  expect(!SVGRenderer().render(layout).isEmpty, "an empty picture")
}

/// Ends the process, so that the fuzzer keeps the input.
private func expect(_ condition: Bool, _ finding: @autoclosure () -> String) {
  if !condition { fatalError(finding()) }
}
