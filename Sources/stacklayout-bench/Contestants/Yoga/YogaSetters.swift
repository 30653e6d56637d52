/// Yoga's functions that set properties of styles.
struct YogaSetters {
  typealias SetNumber = YogaLibrary.SetNumber
  typealias SetChoice = YogaLibrary.SetChoice
  typealias SetEdge = YogaLibrary.SetEdge

  let grow: SetNumber
  let shrink: SetNumber
  let basis: SetNumber
  let basisPercent: SetNumber
  let aspectRatio: SetNumber
  /// Width, height, then their lower and upper bounds, each in points and in percent.
  let sizes: [(points: SetNumber, percent: SetNumber)]
  let margin: SetEdge
  let marginPercent: SetEdge
  let marginAuto: YogaLibrary.SetEdgeAuto
  let padding: SetEdge
  let paddingPercent: SetEdge
  let border: SetEdge
  let inset: SetEdge
  let insetPercent: SetEdge
  let direction: SetChoice
  let justify: SetChoice
  let alignItems: SetChoice
  let alignSelf: SetChoice
  let alignContent: SetChoice
  let wrap: SetChoice
  let position: SetChoice
  let display: SetChoice
  /// Sets a gap: the gutter, then its width. Only versions of Yoga with gaps have this function.
  let gap: SetEdge?

  init(_ library: SharedLibrary) throws(BenchError) {
    func number(_ name: String) throws(BenchError) -> SetNumber {
      try library.function("YGNodeStyleSet" + name, as: SetNumber.self)
    }
    func choice(_ name: String) throws(BenchError) -> SetChoice {
      try library.function("YGNodeStyleSet" + name, as: SetChoice.self)
    }
    func edge(_ name: String) throws(BenchError) -> SetEdge {
      try library.function("YGNodeStyleSet" + name, as: SetEdge.self)
    }
    grow = try number("FlexGrow")
    shrink = try number("FlexShrink")
    basis = try number("FlexBasis")
    basisPercent = try number("FlexBasisPercent")
    aspectRatio = try number("AspectRatio")
    var sizes: [(points: SetNumber, percent: SetNumber)] = []
    for name in ["Width", "Height", "MinWidth", "MinHeight", "MaxWidth", "MaxHeight"] {
      sizes.append((try number(name), try number(name + "Percent")))
    }
    self.sizes = sizes
    margin = try edge("Margin")
    marginPercent = try edge("MarginPercent")
    marginAuto = try library.function("YGNodeStyleSetMarginAuto", as: YogaLibrary.SetEdgeAuto.self)
    padding = try edge("Padding")
    paddingPercent = try edge("PaddingPercent")
    border = try edge("Border")
    inset = try edge("Position")
    insetPercent = try edge("PositionPercent")
    direction = try choice("FlexDirection")
    justify = try choice("JustifyContent")
    alignItems = try choice("AlignItems")
    alignSelf = try choice("AlignSelf")
    alignContent = try choice("AlignContent")
    wrap = try choice("FlexWrap")
    position = try choice("PositionType")
    display = try choice("Display")
    gap = library.optionalFunction("YGNodeStyleSetGap", as: SetEdge.self)
  }
}
