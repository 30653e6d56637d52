// The names that the blocks about the solver use, and do not declare. Tests/Interfaces/blocks copies the lines that a block needs.

var solver = Solver()
let a = Sides(&solver)
let b = Sides(&solver)
let label = Sides(&solver)
