/// The definite sizes to which the percentages of a box refer.
package struct PercentageBasis: BitwiseCopyable {
  // NaN stands for an indefinite size, so that each size fits into a register.
  private var storedWidth = Double.nan
  private var storedHeight = Double.nan

  package init(width: Double? = nil, height: Double? = nil) { (self.width, self.height) = (width, height) }

  package var width: Double? {
    get { storedWidth.isNone ? nil : storedWidth }
    set { storedWidth = newValue ?? .nan }
  }
  package var height: Double? {
    get { storedHeight.isNone ? nil : storedHeight }
    set { storedHeight = newValue ?? .nan }
  }

  package subscript(axis: LayoutAxis) -> Double? {
    @inline(__always) get { axis == .horizontal ? width : height }
    set { if axis == .horizontal { width = newValue } else { height = newValue } }
  }
}
