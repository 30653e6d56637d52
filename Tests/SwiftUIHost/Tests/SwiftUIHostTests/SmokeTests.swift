import StackViewLayout
import SwiftUI
import Testing

@Test func smoke() {
  let view = FlexStack(gap: 4) { for _ in 0..<10 { HostText([30, 20]) } }
  let host = Host(view)
  host.layOut(in: .unspecified)
  print(host.frames)
  for leaf in host.root.leaves { print(leaf.counts) }
}
