#if DEVICE
  import StackViewLayout

  /// A window of a size that a test sets, with a view controller.
  struct Screen {
    let window: UIWindow
    let controller = UIViewController()

    /// The view that fills the window.
    var view: UIView { controller.view }

    /// The width and the height of a device pixel, in points, and a little more: sums of such lengths are not exact.
    var pixel: CGFloat { 1.001 / max(view.traitCollection.displayScale, 1) }

    init(width: CGFloat = 390, height: CGFloat = 844) {
      window = UIWindow(frame: CGRect(x: 0, y: 0, width: width, height: height))
      window.rootViewController = controller
      window.isHidden = false
      layOut()
    }

    /// Adds a view that has the size of the screen.
    func fill(with content: UIView) {
      content.frame = view.bounds
      content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
      view.addSubview(content)
      layOut()
    }

    /// Adds a view whose width is that of the screen, and whose height follows from its constraints or its content.
    func pin(_ content: UIView) {
      content.translatesAutoresizingMaskIntoConstraints = false
      view.addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: view.topAnchor),
        content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
        content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
      ])
      layOut()
    }

    /// Performs the layout pass that would run before the next frame of the display.
    func layOut() { window.layoutIfNeeded() }

    /// Gives the screen another size, as a rotation of the device does.
    func rotate(width: CGFloat, height: CGFloat) {
      window.frame = CGRect(x: 0, y: 0, width: width, height: height)
      view.frame = window.bounds
      layOut()
    }
  }

  /// A trait that a test sets. Before iOS 17, a test cannot set traits.
  nonisolated enum ScreenTrait {
    case textSize(UIContentSizeCategory)
    case boldText
    case displayScale(CGFloat)

    /// Whether the system lets a test set traits.
    static var canBeSet: Bool {
      guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return false }
      return true
    }
  }

  extension UIView {
    /// Sets a trait of the view and of the views in it.
    func set(_ trait: ScreenTrait) {
      guard #available(iOS 17, tvOS 17, visionOS 1, *) else { return }
      switch trait {
      case .textSize(let category): traitOverrides.preferredContentSizeCategory = category
      case .boldText: traitOverrides.legibilityWeight = .bold
      case .displayScale(let scale): traitOverrides.displayScale = scale
      }
      updateTraitsIfNeeded()
    }
  }

  extension UIView {
    /// Pins the four sides of a view to those of this view.
    func pinSides(of content: UIView) {
      content.translatesAutoresizingMaskIntoConstraints = false
      addSubview(content)
      NSLayoutConstraint.activate([
        content.topAnchor.constraint(equalTo: topAnchor),
        content.leadingAnchor.constraint(equalTo: leadingAnchor),
        content.trailingAnchor.constraint(equalTo: trailingAnchor),
        content.bottomAnchor.constraint(equalTo: bottomAnchor),
      ])
    }

    /// The height of the view's content in the width of the view.
    var neededHeight: CGFloat { sizeThatFits(CGSize(width: bounds.width, height: .greatestFiniteMagnitude)).height }
  }

  extension UILabel {
    /// Makes a label of any number of lines, in a font that follows the size of text.
    convenience init(_ text: String, style: UIFont.TextStyle = .body) {
      self.init(frame: .zero)
      self.text = text
      font = .preferredFont(forTextStyle: style)
      adjustsFontForContentSizeCategory = true
      numberOfLines = 0
    }
  }

  /// A view whose size is fixed by its intrinsic content size.
  final class FixedView: UIView {
    private let size: CGSize

    init(width: CGFloat, height: CGFloat) {
      size = CGSize(width: width, height: height)
      super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { size }
    override func sizeThatFits(_ size: CGSize) -> CGSize { self.size }
  }

  /// Texts that break differently in portrait and in landscape orientation.
  nonisolated let texts = [
    "A walk along the river",
    "The ferry leaves at eight, and the last one returns after sunset, when the lamps on both banks are lit.",
    """
    Bring a coat. The path follows the water for two hours, crosses the old bridge behind the mill, and ends at the \
    station, where the trains to the coast stop twice in an hour.
    """,
  ]
#endif
