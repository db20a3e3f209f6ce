import Devices
import Linting

/// A shell's suggestions for the last word of a command line, from the table of commands.
@MainActor
struct CompletionOffer {
  /// How the shell gets its candidates, beside those that are listed.
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

  private let all: CommandSet

  /// - Parameters:
  ///   - line: The words after the program's name, up to the one that is being typed, which may be empty. Bash makes `=`
  ///     a word of its own.
  ///   - all: The tool's commands.
  init(_ line: [String], _ all: CommandSet) {
    self.all = all
    let current = line.last.map { $0 == "=" ? "" : $0 } ?? ""
    let before = line.dropLast()
    guard let first = before.first else {
      offer(commands + [Candidate(word: "help", help: "explain a command")], current)
      return
    }
    // The second word may belong to the name.
    if before.count == 1 { offer(members(of: first), current) }
    if first == "help", before.count == 1 { offer(commands, current) }
    guard let (command, _, count) = all.find(Array(before)) else { return }
    let specification = command.specification
    var state = State()
    for word in before.dropFirst(count) + (line.last == "=" ? ["="] : []) { state.read(word, specification) }
    names = ProjectNames(scene: state.operands.first)
    if let option = state.pending {
      offer(option.completion, current)
    } else if !state.isAfterOptions, current.hasPrefix("-") {
      offer(options: specification, state.given, current)
    } else {
      let operands = specification.operandList
      guard let last = operands.last else { return }
      if state.operands.count < operands.count {
        offer(ShellCompletion(of: operands[state.operands.count].name), current)
      } else if last.isRepeatable {
        offer(ShellCompletion(of: last.name), current)
      }
    }
  }

  private var names = ProjectNames(scene: nil)

  /// How far a command line has been read.
  private struct State {
    /// The option whose value is next.
    var pending: OptionSpecification?
    var given: Set<String> = []
    var operands: [String] = []
    var isAfterOptions = false

    mutating func read(_ word: String, _ specification: CommandSpecification) {
      if pending != nil {
        if word != "=" { pending = nil }
      } else if isAfterOptions || !word.hasPrefix("-") {
        operands.append(word)
      } else if word == "--" {
        isAfterOptions = true
      } else {
        let name = String(word.prefix { $0 != "=" })
        given.insert(name)
        let option = specification.allOptions.first { $0.name == name || $0.alias == name }
        if let option, option.value != nil, name == word { pending = option }
      }
    }
  }

  private var commands: [Candidate] {
    all.main.map { Candidate(word: $0.specification.name, help: $0.specification.summary) }
  }

  /// The second words of commands that belong to another one.
  private func members(of name: String) -> [Candidate] {
    all.members(of: name).map { $0.specification }.map { specification in
      Candidate(word: String(specification.name.dropFirst(name.count + 1)), help: specification.summary)
    }
  }

  /// Offers names of options that may still be given, or values after `--name=`.
  private mutating func offer(options specification: CommandSpecification, _ given: Set<String>, _ current: String) {
    if let sign = current.firstIndex(of: "=") {
      let name = current[..<sign]
      guard let option = specification.allOptions.first(where: { $0.name == name }) else { return }
      offer(option.completion, String(current[current.index(after: sign)...]))
      candidates = candidates.map { Candidate(word: "\(name)=\($0.word)", help: $0.help) }
      return
    }
    let open = specification.allOptions.filter { $0.isRepeatable || !given.contains($0.name) }
    offer(
      open.map { Candidate(word: $0.name, help: $0.help) } + [Candidate(word: "--help", help: "explain the command")],
      current)
  }

  private mutating func offer(_ completion: ShellCompletion, _ current: String) {
    switch completion {
    case .nothing: break
    case .files: source = .files
    case .documents:
      source = .files
      offer(names.scenes.map { Candidate(word: $0) }, current)
    case .views: offer(names.edges(current).map { Candidate(word: $0) }, current)
    case .folders: source = .folders
    case .commands: offer(commands, current)
    case .devices: offer(list: DeviceCatalogue.all.map { Candidate(word: $0.id, help: $0.name) }, current)
    case .shells: offer(.words(of: Shell.self), current)
    case .lintRules: offer(list: LintRules.ids.map { Candidate(word: $0) }, current)
    // Both values of a size class may be the same.
    case .words(let words): offer(list: words.map { Candidate(word: $0) }, current, repeats: true)
    }
  }

  /// Offers the next of several values, which have commas between them.
  /// - Parameter repeats: Whether a value may occur twice.
  private mutating func offer(list found: [Candidate], _ current: String, repeats: Bool = false) {
    let start = current.lastIndex(of: ",").map { String(current[...$0]) } ?? ""
    let given = repeats ? [] : Set(start.split(separator: ",").map(String.init))
    offer(
      found.filter { !given.contains($0.word) }.map { Candidate(word: start + $0.word, help: $0.help) }, current)
  }

  private mutating func offer(_ found: [Candidate], _ current: String) {
    candidates += found.filter { $0.word.hasPrefix(current) }
  }

  /// The text for the scripts: the source, then one candidate per line with a tab before its description.
  var text: String {
    ([source.rawValue] + candidates.map { $0.help.isEmpty ? $0.word : "\($0.word)\t\($0.help)" })
      .joined(separator: "\n")
  }
}
