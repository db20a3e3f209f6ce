// Measures the stages after layout: pictures, files, the check against a golden. See Benchmarks/README.md.
@preconcurrency import Glibc

let usage = """
  usage: picture-bench speed RECIPE SIZES FOLDER    milliseconds a cell by stage, one name and number a line; leaves the
                                                    cells' pixels in FOLDER for other programs to encode
         picture-bench growth cells NUMBER          seconds and peak memory of so many cells
         picture-bench growth views NUMBER          the same of a scene of so many views, on ten devices
         picture-bench growth inequalities NUMBER   the same of a chain of so many views, on one device: each after the previous
                                                    one by an inequality, each preference with a priority of its own
         picture-bench count STAGE ROUNDS           does one stage so often, for a tool that counts instructions: none,
                                                    solve, move, list, paint, encode, hash or check

  SIZES has a line a device: width, height, pixels per point. Each is used both ways.

  """

func fail(_ message: String) -> Never {
  fputs(message + "\n", stderr)
  exit(2)
}

setvbuf(stdout, nil, _IOLBF, 0)
let arguments = Array(CommandLine.arguments.dropFirst())
do {
  switch arguments.first {
  case "speed" where arguments.count == 4:
    try PictureSpeed(recipe: arguments[1], sizes: arguments[2]).report(arguments[3])
  case "growth" where arguments.count == 3 && Int(arguments[2]) != nil:
    try Growth.report(arguments[1], Int(arguments[2]) ?? 0)
  case "count" where arguments.count == 3 && Int(arguments[2]) != nil:
    try Counting.run(arguments[1], rounds: Int(arguments[2]) ?? 0)
  case "-h", "--help": fputs(usage, stdout)
  default: fail(usage)
  }
} catch {
  fail("\(error)")
}
