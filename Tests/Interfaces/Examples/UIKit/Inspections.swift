import BoxView
import LayoutCheck
import LayoutDocument
import LayoutExplanation
import StackViewLayout

/// A view that uses the members that the modules for checks, explanations and documents add to stacks, boxes and views.
final class InspectedCard: UIView {
  let card = StackView()
  let form = BoxView()
  let title = UILabel()

  var findings: [String] {
    card.check(widths: 320...430, textScales: [1]).findings.map(\.text) + form.check(height: 480).findings.map(\.text)
  }

  var reasons: [String] {
    [title.layoutExplanation, title.item.explanation].compactMap { $0?[.width].causes.first?.text }
  }

  var documents: [String] { [card.layoutDocument(), form.layoutDocument(name: "form")] }
}
