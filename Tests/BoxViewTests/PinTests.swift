import BoxView
import Foundation
import LayoutEngine
import PlatformView
import Testing
import ViewTestSupport

@Suite("Pins, their operators and descriptions", .bothReportings)
struct PinTests {
  private let cgFloat: CGFloat = 12
  private let double = 12.0
  private let int = 12
  private let noNumber: CGFloat? = nil

  @Test("a pin is a required distance of 0")
  func defaults() {
    #expect(Pin() == .zero)
    #expect(Pin.zero.constant == 0)
    #expect(Pin.zero.relation == .equal)
    #expect(Pin.zero.priority == .required)
    #expect(Pin(12.5) == BoxLayout.Pin(constant: 12.5, relation: .equal, priority: .required))
    let literal: Pin = 3.5
    #expect(literal == Pin(3.5))
  }

  @Test("operators make pins of every kind of number")
  func prefixOperators() {
    let expected = (Pin(constant: 12), Pin(constant: 12, relation: .greaterThanOrEqual))
    #expect([==cgFloat, ==double] == [expected.0, expected.0])
    #expect(==int == expected.0)
    #expect([>=cgFloat, >=double, >=int] == [expected.1, expected.1, expected.1])
    let atMost = Pin(constant: 12, relation: .lessThanOrEqual)
    #expect([<=cgFloat, <=double, <=int] == [atMost, atMost, atMost])
    #expect(*cgFloat == MultiPin(multiplier: 12))
    #expect(*0.5 == MultiPin(0.5))
  }

  @Test("operators on optional numbers give optional pins")
  func optionalOperators() {
    let (someDouble, noDouble): (Double?, Double?) = (12, nil)
    let (someInt, noInt): (Int?, Int?) = (12, nil)
    #expect(>=noNumber == nil)
    #expect(==noNumber == nil)
    #expect(<=noNumber == nil)
    #expect([>=someDouble, >=someInt, >=noDouble, >=noInt] == [>=12, >=12, nil, nil])
    #expect([==someDouble, ==someInt, ==noDouble, ==noInt] == [==12, ==12, nil, nil])
    #expect([<=someDouble, <=someInt, <=noDouble, <=noInt] == [<=12, <=12, nil, nil])
    #expect(Pin.equal(noNumber) == nil)
    #expect(Pin.equal(4) == ==4)
    #expect(Pin.greaterThanOrEqual() == >=0)
    #expect(Pin.greaterThanOrEqual(nil) == nil)
    #expect(Pin.lessThanOrEqual(7) == <=7)
  }

  @Test("priorities by name and by number")
  func priorities() {
    let pin = >=20
    #expect(pin.almostRequired.priority.rawValue == 999)
    #expect(pin.required(-2).priority.rawValue == 998)
    #expect(pin.high().priority == .defaultHigh)
    #expect(pin.high(1).priority.rawValue == 751)
    #expect(pin.low(-1).priority.rawValue == 249)
    #expect(pin.exact(333.5).priority.rawValue == 333.5)
    #expect(pin & .defaultLow == pin.low())
    #expect(PlatformLayoutPriority.defaultLow & pin == pin.low())
    #expect((*0.5).high().priority == .defaultHigh)
    #expect((*0.5 & .defaultLow) == (*0.5).low())
    #expect((==5 & .defaultLow) == (==5.0).low())
  }

  @Test("a sum of pins has the relation that is not ==, and the lower priority")
  func sums() {
    #expect(==10 + ==5 == ==15)
    #expect((==10.0) + (>=5).exact(300) == (>=15).exact(300))
    #expect((<=10) + (==5.0) == <=15)
    #expect((>=10) + (<=5) == nil)
    #expect(Pin?.none + (>=5) == nil)
    #expect((>=10) + 4 == >=14)
    #expect((==10.0).low() + cgFloat == (==22.0).low())
    #expect(*0.5 + 10 == MultiPin(multiplier: 0.5, constant: 10))
  }

  @Test("a pin times a factor is a size relative to the box")
  func products() {
    let expected = MultiPin(multiplier: 0.3, constant: 20, relation: .greaterThanOrEqual)
    #expect(>=20.0 * 0.3 == expected)
    #expect(MultiPin(>=20) == MultiPin(multiplier: 1, constant: 20, relation: .greaterThanOrEqual))
    #expect(MultiPin(Pin?.none) == nil)
    #expect(expected.relation == .greaterThanOrEqual)
    #expect(expected.constant == 20)
  }

  @Test("descriptions are in operator notation")
  func descriptions() {
    #expect("\(Pin.zero)" == "0.0")
    #expect("\(>=20)" == ">=20.0")
    #expect("\((<=2.5).high())" == "<=2.5 & 750.0priority")
    #expect("\(*0.5)" == "*0.5")
    #expect("\(*0.5 + 10)" == "*0.5 + 10.0")
  }
}
