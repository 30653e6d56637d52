// Functions that exist only if their modules do: explanations, checks and code. The page tests whether they are exported.

import LayoutDocument
import LayoutEngine

#if canImport(LayoutExplanation)
  import LayoutExplanation

  /// Explains the frame of a node, as an object: see `FrameExplanation.json`.
  @_expose(wasm, "explain") @_cdecl("playground_explain")
  public func explain(_ node: Int) -> Int32 {
    guard let explanation = shownLayout?.explanation(of: node) else {
      answer(OpenDocument.Problem(reason: "the node is left out of the layout").json)
      return -1
    }
    answer(explanation.json())
    return 0
  }
#endif

#if canImport(LayoutCheck)
  import LayoutCheck

  /// Checks the current case at all widths, text sizes and directions. The output is an object: see `CheckReport.json`.
  @_expose(wasm, "check") @_cdecl("playground_check")
  public func check(_ count: Int) -> Int32 {
    guard let layoutCase = shownLayout?.layoutCase else { return -1 }
    do throws(LayoutCaseError) {
      answer(try layoutCase.check().json())
      return 0
    } catch {
      answer(OpenDocument.Problem(error).json)
      return -1
    }
  }
#endif

#if canImport(LayoutCode)
  import LayoutCode

  /// Writes the current case as code for the target whose name is the input.
  @_expose(wasm, "code") @_cdecl("playground_code")
  public func code(_ count: Int) -> Int32 {
    guard let layoutCase = shownLayout?.layoutCase, let target = CodeTarget(rawValue: inputText(count)) else {
      return -1
    }
    do throws(LayoutCodeError) {
      answer(try LayoutCode.code(of: layoutCase, as: target))
      return 0
    } catch {
      answer(OpenDocument.Problem(path: error.path, reason: error.reason).json)
      return -1
    }
  }
#endif
