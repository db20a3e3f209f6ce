// Measures the accuracy of text widths against saved ones, and the speed. See Benchmarks/README.md.
@preconcurrency import Glibc

let usage = """
  usage: text-bench widths [--rows] FILE    errors of our widths against a table of saved ones
         text-bench speed                   microseconds a label and a paragraph, one name and number a line

  FILE has a line a label: text, size, weight, saved width, display scale, version of iOS, and "label" or "button", separated
  by tabs. An error is the difference of our width, rounded up to the display's pixels, and the saved one, as a part of the
  saved one.

  """

func fail(_ message: String) -> Never {
  fputs(message + "\n", stderr)
  exit(2)
}

let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first {
  case "widths" where arguments.count == 2: try WidthErrors.report(arguments[1], listsRows: false)
  case "widths" where arguments.count == 3 && arguments[1] == "--rows":
    try WidthErrors.report(arguments[2], listsRows: true)
  case "speed" where arguments.count == 1: try TextSpeed.report()
  case "-h", "--help": fputs(usage, stdout)
  default: fail(usage)
  }
} catch {
  fail("\(error)")
}
