// The names that the blocks about SwiftUI use, and do not declare. Tests/Interfaces/blocks copies the lines that a block needs.

let title = "Title"
let name = "Name"
let tags = [Tag()]
let badge = PlatformLabel(frame: .zero)
