import LayoutEngine

/// Formatted numbers.
enum Figures {
  /// `12,345`
  static func grouped(_ number: Int) -> String {
    let digits = String(abs(number))
    var text = ""
    for (index, digit) in digits.enumerated() {
      if index > 0, (digits.count - index) % 3 == 0 { text += "," }
      text.append(digit)
    }
    return number < 0 ? "-" + text : text
  }

  /// A number with three significant digits: `1.23`, `12.3`, `123`, `1,234`.
  static func short(_ number: Double) -> String {
    guard number.isFinite, abs(number) < 1e15 else { return "–" }
    let size = abs(number)
    let decimals = size < 9.995 ? 2 : size < 99.95 ? 1 : 0
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let scaled = Int((size * scale).rounded())
    let whole = grouped(scaled / Int(scale))
    let sign = number < 0 ? "-" : ""
    guard decimals > 0 else { return sign + whole }
    let fraction = String(scaled % Int(scale))
    return sign + whole + "." + String(repeating: "0", count: decimals - fraction.count) + fraction
  }

  /// A duration with a suitable unit: `45.2 ns`, `1.20 µs`, `3.10 ms`, `2.00 s`.
  static func duration(_ nanoseconds: Double) -> String {
    if nanoseconds < 1e3 { return short(nanoseconds) + " ns" }
    if nanoseconds < 1e6 { return short(nanoseconds / 1e3) + " µs" }
    if nanoseconds < 1e9 { return short(nanoseconds / 1e6) + " ms" }
    return short(nanoseconds / 1e9) + " s"
  }

  /// `4 %`
  static func percent(_ part: Double) -> String { String(Int((part * 100).rounded())) + " %" }

  /// x, y, width and height: `0.00, 16.0, 168, 34.0`
  static func frame(_ frame: LayoutRect) -> String {
    [frame.x, frame.y, frame.width, frame.height].map(short).joined(separator: ", ")
  }
}
