extension BoxAxis {
  func solveConstraints() {}
}
