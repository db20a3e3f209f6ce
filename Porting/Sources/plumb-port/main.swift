import Escaping
import Foundation
import Porting

// `plumb port` checks its command line and runs this program, which takes the same options.

/// Ends the program with a message.
func fail(_ message: String, code: Int32) -> Never {
  FileHandle.standardError.write(Data(Escaped.lines("plumb port: \(message)\n").utf8))
  exit(code)
}

var values: [String: [String]] = [:]
var flags: Set<String> = []
var operands: [String] = []
let named: Set<String> = ["--out", "--module", "--type", "--stubs", "--plumb", "--modules", "--goldens", "--packages"]
var rest = CommandLine.arguments.dropFirst()
var readsOptions = true
while let argument = rest.popFirst() {
  if readsOptions, argument == "--" {
    readsOptions = false
  } else if readsOptions, ["--check", "--leave-out", "--json", "--quiet", "--few-devices"].contains(argument) {
    flags.insert(argument)
  } else if readsOptions, named.contains(argument) {
    guard let value = rest.popFirst() else { fail("\(argument) needs a value", code: 2) }
    values[argument, default: []].append(value)
  } else if readsOptions, argument.hasPrefix("--") {
    fail("unknown option \(argument)", code: 2)
  } else {
    operands.append(argument)
  }
}
guard let first = operands.first else { fail("name a folder with an application's sources", code: 2) }
guard let plumb = values["--plumb"]?.last else { fail("--plumb names the folder of Plumb's package", code: 2) }
let name = URL(filePath: first).standardizedFileURL.lastPathComponent
var options = PortOptions(
  sources: operands, out: values["--out"]?.last ?? "Ported",
  module: PortOptions.moduleName(of: values["--module"]?.last ?? name), plumb: plumb)
options.types = values["--type"] ?? []
options.stubs = values["--stubs"]?.last
options.packages = values["--packages"] ?? []
options.isOnFewDevices = flags.contains("--few-devices")

do {
  let package = try PortedPackage(options)
  _ = try PackageWriter(package, to: options.out, goldens: values["--goldens"]?.last)
  var report = PortReport(package, options)
  let compiler = PackageCompiler(options.out, package, modules: values["--modules"]?.last)
  if flags.contains("--leave-out") {
    let (rest, findings) = try compiler.leaveOut()
    report.compilation = rest
    report.findings = (report.findings + findings).sorted()
  } else if flags.contains("--check") {
    report.compilation = try compiler.report()
  }
  try PackageWriter.write(report, to: options.out)
  let isJSON = flags.contains("--json")
  if isJSON || !flags.contains("--quiet") {
    FileHandle.standardOutput.write(Data((isJSON ? report.json : report.text).utf8))
  }
  exit(report.compilation?.problems.isEmpty == false ? 1 : 0)
} catch {
  fail("\(error)", code: 2)
}
