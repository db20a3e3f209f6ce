// Solves one workload file and prints the times of building and of solving again, in the same columns as the
// benchmark's other drivers; see Benchmarks/README.md.
@preconcurrency import Glibc

let usage = """
  usage: solver-bench FILE.alw [--dump] [--stats] [--cap SECONDS]

    --dump           the values of all variables after each suggest line, and nothing else
    --stats          what the rows were reduced to
    --cap SECONDS    how long to repeat, at the most (default 1); at least one run is made

  Prints, separated by tabs: plumb, kind, N, views, rows, then in microseconds the build to first values, of that making
  variables, adding rows, and first values; the next size, its maximum; heap in KiB after the build; runs; and exchanging
  the constant of one row at priority 750.

  """

func fail(_ message: String) -> Never {
  fputs(message + "\n", stderr)
  exit(2)
}

var path: String?
var options = Options()
var arguments = CommandLine.arguments.dropFirst()
while let argument = arguments.popFirst() {
  switch argument {
  case "--dump": options.dumps = true
  case "--stats": options.printsStatistics = true
  case "--cap":
    guard let seconds = arguments.popFirst().flatMap(Double.init), seconds >= 0 else {
      fail("--cap takes a number of seconds")
    }
    options.cap = seconds
  case "-h", "--help":
    fputs(usage, stdout)
    exit(0)
  default:
    if argument.hasPrefix("-") || path != nil { fail("\(argument)?\n" + usage) }
    path = argument
  }
}
guard let path else { fail(usage) }
do {
  var run = Run(try Workload(path: path), options)
  try run.report()
} catch let error as WorkloadError {
  fail(error.message)
} catch {
  fail("\(path): \(error)")
}
