import Foundation
import Layout
import PlumbTesting
import UIKit

/// Runs jobs in processes of their own.
///
/// A process launches the application once, and forks for each job, so that the jobs of a batch begin at the same state. A
/// process with several threads cannot be forked: then each job launches the application itself.
@MainActor
struct JobRunner {
  let application: WalkedApplication
  let sandbox: Sandbox
  let responses: String?
  /// The test file beside which goldens are.
  let testFile: String
  /// The real time of a launch or of a path, in seconds.
  nonisolated static let timeLimit = 60.0

  /// Runs jobs in several processes at once.
  /// - Returns: How each job ended, in their order.
  func run(_ jobs: [WalkJob], in cells: [Cell]) -> [JobOutcome] {
    let workers = max(1, min(jobs.count, ProcessInfo.processInfo.activeProcessorCount))
    var batches: [[Int]] = Array(repeating: [], count: workers)
    // Jobs in one cell share a launch.
    let order = jobs.indices.sorted {
      (cells[$0].name, jobs[$0].answers ?? 0, $0) < (cells[$1].name, jobs[$1].answers ?? 0, $1)
    }
    let share = (jobs.count + workers - 1) / workers
    for (place, index) in order.enumerated() { batches[place / share].append(index) }
    let processes = batches.enumerated().map { number, batch -> (ChildProcess, [Int]) in
      let own = sandbox.nested("worker-\(number)")
      try? FileManager.default.createDirectory(atPath: own.folder, withIntermediateDirectories: true)
      return (
        ChildProcess(output: "\(own.folder)/worker.log") { work(batch.map { (jobs[$0], cells[$0]) }, own) }, batch
      )
    }
    for (process, batch) in processes { _ = process.end(within: Double(batch.count + 1) * Self.timeLimit * 2) }
    return jobs.map { outcome(of: $0) }
  }

  // MARK: The process of a batch

  /// Launches the application for each cell of a batch, with and without made-up answers, in a process of its own, and
  /// runs its jobs.
  private func work(_ batch: [(job: WalkJob, cell: Cell)], _ own: Sandbox) {
    var rest = batch[...]
    while let first = rest.first {
      let jobs = rest.prefix { $0.cell == first.cell && $0.job.answers == first.job.answers }.map(\.job)
      rest = rest.dropFirst(jobs.count)
      let launch = ChildProcess(output: "\(own.folder)/launch.log") { serve(jobs, first.cell, own) }
      let end = launch.end(within: Double(jobs.count + 1) * Self.timeLimit, memory: VirtualTime.memoryLimit)
      if case .exit(Self.cannotFork) = end {
        for job in jobs {
          let alone = ChildProcess(output: logPath(job)) { launchAlone(job, first.cell, own) }
          note(alone.end(within: Self.timeLimit, memory: VirtualTime.memoryLimit), job)
        }
        continue
      }
      for job in jobs where !FileManager.default.fileExists(atPath: endPath(job)) {
        // The launch itself failed.
        try? FileManager.default.removeItem(atPath: logPath(job))
        try? FileManager.default.copyItem(atPath: "\(own.folder)/launch.log", toPath: logPath(job))
        note(end, job)
      }
    }
  }

  /// The exit code of a process that has several threads after the launch.
  private static let cannotFork: Int32 = 75

  private func serve(_ jobs: [WalkJob], _ cell: Cell, _ own: Sandbox) {
    launched(cell, own, answers: jobs.first?.answers) { driver in
      guard Threads.isMainAlone else { _exit(Self.cannotFork) }
      own.keep()
      for job in jobs {
        var copy = driver
        let child = ChildProcess(output: logPath(job)) {
          VirtualTime.limitResources()
          finish(job, &copy)
        }
        note(child.end(within: Self.timeLimit, memory: VirtualTime.memoryLimit), job)
        own.restore()
      }
    }
  }

  private func launchAlone(_ job: WalkJob, _ cell: Cell, _ own: Sandbox) {
    launched(cell, own, answers: job.answers) { driver in
      var driver = driver
      finish(job, &driver)
    }
  }

  /// Launches the application with the text measurer and the resources of the project.
  private func launched(_ cell: Cell, _ own: Sandbox, answers: Int?, _ body: (Driver) -> Void) {
    own.enter()
    RecordedResponses.start(responses, madeUpStatus: answers)
    VirtualTime.start()
    VirtualTime.limitResources()
    guard let pipeline = try? LayoutTester.pipeline.get() else { return }
    withResources(aroundFile: testFile) {
      pipeline.measuring {
        WindowEnvironment(cell).traits.performAsCurrent { body(Driver(application, in: cell)) }
      }
    }
  }

  /// Takes the steps of a job and writes its result.
  private func finish(_ job: WalkJob, _ driver: inout Driver) {
    var result = JobResult()
    let repeated = job.repeats > 1 ? job.path.last : nil
    for step in repeated == nil ? job.path : job.path.dropLast() where result.refused == nil {
      let taken = driver.take(step)
      if taken != .done { result.refused = step.words }
      result.isCovered = taken == .covered
      if case .outside(let place) = taken { result.place = place }
    }
    if let repeated, result.refused == nil {
      let times = driver.repeatUntilChange(repeated, limit: job.repeats)
      (result.times, result.isFruitless) = (times ?? 1, times == nil)
    }
    result.isRestless = driver.isRestless
    result.lacksAnswers = RecordedResponses.hasUnanswered
    if result.refused == nil, !result.isFruitless {
      result.state = driver.state
      if let comparison = job.comparison, let screen = driver.screen {
        compare(screen, comparison, driver.cell, &result)
      }
    }
    let data = try? JSONEncoder().encode(result)
    _ = FileManager.default.createFile(atPath: resultPath(job), contents: data)
  }

  private func compare(
    _ screen: ShownScreen, _ comparison: WalkJob.Comparison, _ cell: Cell, _ result: inout JobResult
  ) {
    result.difference = verifyShown(
      Self.pictured(screen), in: cell, named: comparison.name, testFile: testFile, picture: comparison.picture)
    result.isDrawn = comparison.picture.map { FileManager.default.fileExists(atPath: $0) } ?? false
  }

  /// Returns the view that a screen's picture shows: the root controller's, or the window if more of it is seen.
  private static func pictured(_ screen: ShownScreen) -> UIView {
    let window = screen.window
    guard !screen.isPresented, let root = window.rootViewController?.view,
      window.subviews.allSatisfy({ $0 === root || $0.isHidden })
    else { return window }
    func alpha(_ view: UIView) -> CGFloat { view.backgroundColor?.cgColor.alpha ?? 0 }
    return alpha(window) > 0 && alpha(root) < 1 ? window : root
  }

  // MARK: Files

  private func logPath(_ job: WalkJob) -> String { "\(sandbox.folder)/job-\(job.number).log" }
  private func resultPath(_ job: WalkJob) -> String { "\(sandbox.folder)/job-\(job.number).json" }
  private func endPath(_ job: WalkJob) -> String { "\(sandbox.folder)/job-\(job.number).end" }

  /// Writes how a job's process ended.
  private func note(_ end: ChildProcess.End, _ job: WalkJob) {
    _ = FileManager.default.createFile(atPath: endPath(job), contents: Data(end.text.utf8))
  }

  private func outcome(of job: WalkJob) -> JobOutcome {
    if let data = FileManager.default.contents(atPath: resultPath(job)),
      let result = try? JSONDecoder().decode(JobResult.self, from: data)
    {
      return .finished(result)
    }
    let end = FileManager.default.contents(atPath: endPath(job)).map { String(decoding: $0, as: UTF8.self) }
    let report = CrashReport(path: logPath(job))
    return .failed(message: report.message(end: end.flatMap(ChildProcess.End.init)), place: report.place)
  }
}
