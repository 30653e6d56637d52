import HeadlessViews
import Testing

@Suite("Controls")
struct ControlTests {
  private let endless = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)

  /// Counts the content changes of its subviews.
  private final class Parent: HeadlessView {
    var changeCount = 0

    override func subviewContentDidChange(_ subview: HeadlessView) {
      super.subviewContentDidChange(subview)
      changeCount += 1
    }
  }

  private func changes(of view: HeadlessView, _ change: () -> Void) -> Int {
    let parent = Parent()
    parent.addSubview(view)
    change()
    return parent.changeCount
  }

  @Test("a switch has one size")
  func toggle() {
    let toggle = HeadlessSwitch(frame: CGRect(x: 3, y: 4, width: 500, height: 1))
    #expect(toggle.frame == CGRect(x: 3, y: 4, width: 51, height: 31))
    #expect(toggle.intrinsicContentSize == CGSize(width: 51, height: 31))
    #expect(toggle.sizeThatFits(.zero) == CGSize(width: 51, height: 31))
    toggle.setOn(true, animated: true)
    #expect(toggle.isOn)
  }

  @Test("a slider has a height and no width, and keeps its value in its range")
  func slider() {
    let slider = HeadlessSlider(frame: CGRect(x: 0, y: 0, width: 120, height: 10))
    #expect(slider.intrinsicContentSize == CGSize(width: HeadlessView.noIntrinsicMetric, height: 34))
    #expect(slider.sizeThatFits(endless) == CGSize(width: 120, height: 34))
    #expect(slider.contentFittingSize(endless) == CGSize(width: 0, height: 34))
    slider.value = 7
    #expect(slider.value == 1)
    slider.maximumValue = 10
    slider.setValue(.nan, animated: false)
    slider.value = 7
    slider.minimumValue = 8
    #expect(slider.value == 8)
    slider.minimumValue = 20
    #expect(slider.maximumValue == 20 && slider.value == 20)
    slider.maximumValue = .infinity
    slider.maximumValue = 5
    #expect(slider.minimumValue == 5 && slider.value == 5)
  }

  @Test("a button is as large as its content in its state")
  func button() {
    let button = HeadlessButton(frame: .zero)
    #expect(button.intrinsicContentSize == CGSize(width: 30, height: 28))
    button.setTitle("Follow", for: .normal)
    button.setTitle("Unfollow", for: .selected)
    #expect(button.intrinsicContentSize == CGSize(width: 48, height: 28))
    #expect(changes(of: button) { button.isSelected = true } == 1)
    #expect(button.currentTitle == "Unfollow" && button.sizeThatFits(.zero).width == 64)
    button.isHighlighted = true
    #expect(button.state == .highlighted && button.currentTitle == "Follow")
    button.isEnabled = false
    #expect(button.state == .disabled && button.title(for: .disabled) == nil)
    button.setImage(HeadlessImage(size: CGSize(width: 20, height: 40)), for: .normal)
    button.contentEdgeInsets = HeadlessEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
    #expect(button.currentImage != nil && button.image(for: .selected) == nil)
    #expect(button.intrinsicContentSize == CGSize(width: 48 + 20 + 6, height: 44))
    #expect(changes(of: button) { button.setTitle("Follow", for: .normal) } == 0)
  }

  @Test("a text field is as wide as its text or placeholder, and a line high")
  func textField() {
    let field = HeadlessTextField(frame: .zero)
    #expect(field.intrinsicContentSize == CGSize(width: 0, height: 16))
    field.placeholder = "Name"
    #expect(field.intrinsicContentSize == CGSize(width: 32, height: 16))
    field.borderStyle = .roundedRect
    #expect(field.intrinsicContentSize == CGSize(width: 46, height: 30))
    #expect(changes(of: field) { field.text = "Rosalind" } == 1)
    #expect(field.sizeThatFits(CGSize(width: 20, height: 20)) == CGSize(width: 78, height: 30))
    #expect(changes(of: field) { field.text = "Rosalind" } == 0)
  }

  @Test("a text view breaks its text inside its insets")
  func textView() {
    let view = HeadlessTextView(frame: .zero)
    #expect(view.sizeThatFits(endless) == CGSize(width: 10, height: 32))
    view.text = "some words"
    #expect(view.sizeThatFits(endless) == CGSize(width: 90, height: 32))
    #expect(view.sizeThatFits(CGSize(width: 60, height: 0)) == CGSize(width: 50, height: 48))
    let none = HeadlessView.noIntrinsicMetric
    #expect(view.intrinsicContentSize == CGSize(width: none, height: none))
    #expect(changes(of: view) { view.isScrollEnabled = false } == 1)
    #expect(view.intrinsicContentSize == CGSize(width: 90, height: 32))
    (view.lineFragmentPadding, view.textContainerInset) = (-3, .zero)
    #expect(view.intrinsicContentSize == CGSize(width: 80, height: 16))
    view.text = nil
    #expect(view.intrinsicContentSize == CGSize(width: 0, height: 16))
  }

  @Test("controls with text have baselines: one line in the middle, several from the top")
  func baselines() {
    let measurer = FixedAdvanceMeasurer(advance: 8, lineHeight: 16, baseline: 12)
    let (field, button, view) = (HeadlessTextField(), HeadlessButton(), HeadlessTextView())
    for control in [field, button, view] as [HeadlessTextControl] { control.measurer = measurer }
    view.text = "some words"
    let size = CGSize(width: 60, height: 56)
    #expect(field.firstBaseline(forSize: size) == 32 && field.lastBaseline(forSize: size) == 32)
    #expect(button.firstBaseline(forSize: size) == 32)
    #expect(view.firstBaseline(forSize: size) == 20 && view.lastBaseline(forSize: size) == 36)
    #expect(HeadlessSwitch().firstBaseline(forSize: size) == nil)
    #expect(HeadlessTextField().firstBaseline(forSize: size) == nil)
  }

  @Test("controls adjust to the text size if adjustsFontForContentSizeCategory is set")
  func textSize() {
    let (field, button, view) = (HeadlessTextField(), HeadlessButton(), HeadlessTextView())
    for control in [field, button, view] as [HeadlessTextControl] {
      let height = control.sizeThatFits(endless).height
      control.measurer = FixedAdvanceMeasurer(advance: 17, lineHeight: 17)
      control.adjustsFontForContentSizeCategory = true
      #expect(changes(of: control) { control.preferredContentSizeCategory = .accessibilityLarge } == 1)
      #expect(control.sizeThatFits(endless).height == height - 16 + 33)
    }
  }

  @Test("a snapshot of a control has the sizes of the control's content, and subclasses have no snapshot")
  func snapshots() throws {
    let (field, button, view) = (HeadlessTextField(), HeadlessButton(), HeadlessTextView())
    (field.text, view.text, view.isScrollEnabled) = ("some text", "some more text", false)
    button.setTitle("a title", for: .normal)
    let slider = HeadlessSlider(frame: CGRect(x: 0, y: 0, width: 90, height: 20))
    for view in [field, button, view, slider, HeadlessSwitch()] as [HeadlessView] {
      let content = try #require(view.platformContent(includesLabels: false, isTemplate: false))
      for width in [0, 50, 200, CGFloat.greatestFiniteMagnitude] {
        let size = CGSize(width: width, height: 40)
        #expect(content.sizeThatFits(size) == view.contentFittingSize(size))
        #expect(content.firstBaseline(forSize: size) == view.firstBaseline(forSize: size))
      }
      #expect(content.intrinsicContentSize == view.intrinsicContentSize)
    }
    #expect(Parent().platformContent(includesLabels: true, isTemplate: false) == nil)
  }
}
