import LayoutEngine
import PlatformView

#if !(canImport(UIKit) && !os(watchOS)) && !canImport(AppKit)
  import Foundation

  /// A view that is as large as a leaf's content.
  class ContentView: HeadlessView {
    private let content: LeafContent
    private let questions: QuestionLog
    private let index: Int

    init(_ content: LeafContent, _ questions: QuestionLog, _ index: Int) {
      self.content = content
      self.questions = questions
      self.index = index
      super.init(frame: .zero)
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
      answer(MeasureInput(availableWidth: space(size.width), availableHeight: space(size.height)))
    }

    final func answer(_ input: MeasureInput) -> CGSize {
      questions.note(index)
      let size = content.measure(input, rules: .stackView).size
      return CGSize(width: size.width, height: size.height)
    }

    private func space(_ extent: CGFloat) -> AvailableSpace {
      extent < .greatestFiniteMagnitude ? .definite(Double(extent)) : .maxContent
    }
  }
#endif
