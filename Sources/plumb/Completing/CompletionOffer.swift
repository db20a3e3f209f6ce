import Devices
import Linting

/// A shell's suggestions for the last word of a command line, from the table of commands.
@MainActor
struct CompletionOffer {
  /// How the shell gets its candidates.
  enum Source: String {
    case words, files, folders
  }

  /// A word and its description, which may be empty.
  struct Candidate: Equatable {
    var word: String
    var help = ""
  }

  private(set) var source = Source.words
  private(set) var candidates: [Candidate] = []

  /// - Parameter line: The words after the program's name, up to the one that is being typed, which may be empty. Bash
  ///   makes `=` a word of its own.
  init(_ line: [String]) {
    let current = line.last.map { $0 == "=" ? "" : $0 } ?? ""
    let before = line.dropLast()
    guard let name = before.first else {
      offer(Self.commands + [Candidate(word: "help", help: "explain a command")], current)
      return
    }
    if name == "help" {
      if before.count == 1 { offer(Self.commands, current) }
      return
    }
    guard let specification = CommandTable.command(name)?.specification else { return }
    var state = State()
    for word in before.dropFirst() + (line.last == "=" ? ["="] : []) { state.read(word, specification) }
    if let option = state.pending {
      offer(option.completion, current)
    } else if !state.isAfterOptions, current.hasPrefix("-") {
      offer(options: specification, state.given, current)
    } else {
      let operands = specification.operandList
      guard let last = operands.last else { return }
      if state.operandCount < operands.count {
        offer(Completion(of: operands[state.operandCount].name), current)
      } else if last.isRepeatable {
        offer(Completion(of: last.name), current)
      }
    }
  }

  /// How far a command line has been read.
  private struct State {
    /// The option whose value is next.
    var pending: OptionSpecification?
    var given: Set<String> = []
    var operandCount = 0
    var isAfterOptions = false

    mutating func read(_ word: String, _ specification: CommandSpecification) {
      if pending != nil {
        if word != "=" { pending = nil }
      } else if isAfterOptions || !word.hasPrefix("-") {
        operandCount += 1
      } else if word == "--" {
        isAfterOptions = true
      } else {
        let name = String(word.prefix { $0 != "=" })
        given.insert(name)
        let option = specification.options.first { $0.name == name || $0.alias == name }
        if let option, option.value != nil, name == word { pending = option }
      }
    }
  }

  private static var commands: [Candidate] {
    CommandTable.all.map { Candidate(word: $0.specification.name, help: $0.specification.summary) }
  }

  /// Offers names of options that may still be given, or values after `--name=`.
  private mutating func offer(options specification: CommandSpecification, _ given: Set<String>, _ current: String) {
    if let sign = current.firstIndex(of: "=") {
      let name = current[..<sign]
      guard let option = specification.options.first(where: { $0.name == name }) else { return }
      offer(option.completion, String(current[current.index(after: sign)...]))
      candidates = candidates.map { Candidate(word: "\(name)=\($0.word)", help: $0.help) }
      return
    }
    let open = specification.options.filter { $0.isRepeatable || !given.contains($0.name) }
    offer(
      open.map { Candidate(word: $0.name, help: $0.help) } + [Candidate(word: "--help", help: "explain the command")],
      current)
  }

  private mutating func offer(_ completion: Completion, _ current: String) {
    switch completion {
    case .nothing: break
    case .files: source = .files
    case .folders: source = .folders
    case .commands: offer(Self.commands, current)
    case .devices: offer(DeviceCatalogue.all.map { Candidate(word: $0.id, help: $0.name) }, current)
    case .lintRules: offer(.words(LintRules.ids), current)
    case .words(let words):
      // A list continues after its last comma.
      let start = current.lastIndex(of: ",").map { String(current[...$0]) } ?? ""
      offer(words.map { Candidate(word: start + $0) }, current)
    }
  }

  private mutating func offer(_ all: [Candidate], _ current: String) {
    candidates += all.filter { $0.word.hasPrefix(current) }
  }

  /// The text for the scripts: the source, then one candidate per line with a tab before its description.
  var text: String {
    ([source.rawValue] + candidates.map { $0.help.isEmpty ? $0.word : "\($0.word)\t\($0.help)" })
      .joined(separator: "\n")
  }
}
