import Foundation
import HeadlessViews

/// The recorded events, in order.
final class Journal {
  var entries: [String] = []
}

/// A view that records its hooks and its layouts.
final class RecordingView: HeadlessView {
  let name: String
  let journal: Journal
  /// An action of a layout, in addition to the record.
  var onLayout: (RecordingView) -> Void = { _ in }

  init(_ name: String, _ journal: Journal, frame: CGRect = .zero) {
    self.name = name
    self.journal = journal
    super.init(frame: frame)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    journal.entries.append("layout \(name)")
    onLayout(self)
  }

  override func didAddSubview(_ subview: HeadlessView) {
    journal.entries.append("\(name) did add")
  }

  override func willRemoveSubview(_ subview: HeadlessView) {
    journal.entries.append("\(name) will remove")
  }

  override func willMove(toSuperview newSuperview: HeadlessView?) {
    journal.entries.append("\(name) will move \(newSuperview == nil ? "out" : "in")")
  }

  override func didMoveToSuperview() {
    journal.entries.append("\(name) did move \(superview == nil ? "out" : "in")")
  }
}

/// A chain of views, each in the one before.
func makeChain(_ count: Int) -> [HeadlessView] {
  let views = (0..<count).map { _ in HeadlessView() }
  for (parent, child) in zip(views, views.dropFirst()) { parent.addSubview(child) }
  return views
}

extension CGRect {
  /// Whether no number differs by more than a rounding error.
  func isClose(to other: CGRect) -> Bool {
    let differences = [
      minX - other.minX, minY - other.minY, width - other.width, height - other.height,
    ]
    return differences.allSatisfy { abs($0) < 1e-9 }
  }
}
