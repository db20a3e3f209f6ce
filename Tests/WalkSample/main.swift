import CVirtualClock
import FoundationNetworking
import PlumbWalking
import UIKit

// An application whose screens do what a walk has to survive. `MODE` in the environment chooses another launch.

var application = WalkedApplication(
  module: "WalkSample", delegate: "SampleDelegate",
  controllers: ["SampleMenu", "SampleScreen", "SampleCode", "SampleHidden"])
switch ProcessInfo.processInfo.environment["MODE"] {
case "no delegate": application.delegate = nil
case "ends": application.delegate = "EndingDelegate"
case "waits": printWaits()
case "hoards": application.delegate = "HoardingDelegate"
case "loops": application.delegate = "LoopingDelegate"
case "restless": application.delegate = "RestlessDelegate"
case "needs answers":
  application.delegate = "NeedyDelegate"
  application.controllers = ["SampleScreen"]
case "no window": application.delegate = "IdleDelegate"
case "outside":
  application.delegate = "OutsideDelegate"
  application.controllers = ["SampleOutside", "SampleScreen"]
case "sign up":
  application.delegate = "SignUpDelegate"
  application.controllers = ["SampleSignUp", "SampleScreen"]
  application.expectedStatuses = [201]
default: break
}
application.screens["alone"] = { SampleScreen() }
application.screens["crashing"] = { SampleDetail() }
Walk.main(application)

final class SampleDelegate: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UINavigationController(rootViewController: SampleMenu())
    window.makeKeyAndVisible()
    self.window = window
    return true
  }
}

final class EndingDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { exit(3) }
}

/// Makes things without end.
final class HoardingDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    var things: [[UInt8]] = []
    while things.count < 1 << 20 { things.append([UInt8](repeating: UInt8(things.count & 1), count: 1 << 20)) }
    return things.isEmpty
  }
}

final class LoopingDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { while true {} }
}

/// Shows a screen, and has a run loop that never rests.
final class RestlessDelegate: UIResponder, UIApplicationDelegate {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = SampleScreen()
    window.makeKeyAndVisible()
    again()
    return true
  }
  private func again() { DispatchQueue.main.async { later { self.again() } } }
}

/// Shows a screen for a larger phone.
final class OutsideDelegate: UIResponder, UIApplicationDelegate {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = SampleOutside()
    window.makeKeyAndVisible()
    return true
  }
}

/// A screen whose button is below the end of a small phone.
final class SampleOutside: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 20, y: 700, width: 100, height: 44))
    button.setTitle("Next", for: .normal)
    button.addAction(
      UIAction { [weak self] _ in self?.present(SampleScreen(), animated: true) }, for: .touchUpInside)
    view.addSubview(button)
  }
}

final class SignUpDelegate: UIResponder, UIApplicationDelegate {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    window.rootViewController = SampleSignUp()
    window.makeKeyAndVisible()
    return true
  }
}

/// Crashes without an answer.
final class NeedyDelegate: UIResponder, UIApplicationDelegate {
  private let window = UIWindow(frame: UIScreen.main.bounds)

  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    guard let address = URL(string: "https://example.com/things") else { return false }
    URLSession.shared.dataTask(with: address) { data, _, _ in
      DispatchQueue.main.async {
        later {
          precondition(data != nil)
          self.window.rootViewController = SampleScreen()
          self.window.makeKeyAndVisible()
        }
      }
    }.resume()
    return true
  }
}

/// A screen that leads on where a server answers that it has made something.
final class SampleSignUp: UIViewController {
  override func viewDidLoad() {
    super.viewDidLoad()
    let button = UIButton(frame: CGRect(x: 20, y: 200, width: 100, height: 44))
    button.setTitle("Sign up", for: .normal)
    button.addAction(UIAction { [weak self] _ in self?.send() }, for: .touchUpInside)
    view.addSubview(button)
  }

  private func send() {
    guard let address = URL(string: "https://example.com/accounts") else { return }
    URLSession.shared.dataTask(with: address) { _, response, _ in
      let status = (response as? HTTPURLResponse)?.statusCode
      DispatchQueue.main.async { later { if status == 201 { self.present(SampleScreen(), animated: true) } } }
    }.resume()
  }
}

final class IdleDelegate: UIResponder, UIApplicationDelegate {}

/// Lowers the limit of processor time from the one that the test gives a walk to a second, so that only the loop reaches it,
/// however busy the machine is.
private func shortenLimit() {
  let processor = __rlimit_resource_t(RLIMIT_CPU.rawValue)
  var limit = rlimit()
  guard getrlimit(processor, &limit) == 0, limit.rlim_cur == 50 else { exit(1) }
  limit.rlim_cur = 1
  setrlimit(processor, &limit)
}

/// A row for each behaviour.
final class SampleMenu: UITableViewController {
  private let rows: [(name: String, action: @MainActor (SampleMenu) -> Void)] = [
    ("Detail", { $0.push("detail") }),
    (
      "Nothing",
      { _ in
        let none: String? = nil; print(none!)
      }
    ),
    (
      "Loop",
      { _ in
        shortenLimit()
        while true {}
      }
    ),
    ("Exit", { _ in exit(0) }),
    (
      "Later",
      { menu in _ = Timer.scheduledTimer(withTimeInterval: 3, repeats: false) { _ in later { menu.push("later") } } }
    ),
    (
      "Elsewhere",
      { menu in
        DispatchQueue.global().asyncAfter(deadline: .now() + 1) {
          sleep(1)
          DispatchQueue.main.async { later { menu.push("elsewhere") } }
        }
      }
    ),
    (
      "Task",
      { menu in
        Task {
          try? await Task.sleep(nanoseconds: 1_000_000_000); menu.push("task")
        }
      }
    ),
    ("Restless", { $0.again() }),
    ("Deeper", { $0.navigationController?.pushViewController(SampleDeep(depth: 1), animated: true) }),
    ("Alert", { $0.alert() }),
    ("Sections", { $0.navigationController?.pushViewController(SampleSections(style: .plain), animated: true) }),
    ("Code", { $0.navigationController?.pushViewController(SampleCode<Int>(), animated: true) }),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = "Menu"
  }

  func push(_ name: String) {
    let screen = SampleScreen()
    screen.name = name
    navigationController?.pushViewController(screen, animated: true)
  }

  func again() { DispatchQueue.main.async { later { self.again() } } }

  /// An alert that comes back whenever it is dismissed.
  func alert() {
    let alert = UIAlertController(title: "Again", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default) { [weak self] _ in self?.alert() })
    present(alert, animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = rows[path.row].name
    return cell
  }
  override func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { false }
  override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) { rows[path.row].action(self) }
}

/// Runs a closure of the main thread where the compiler does not know that it is.
nonisolated func later(_ body: @MainActor () -> Void) { MainActor.assumeIsolated(body) }

class SampleScreen: UIViewController {
  var name = ""

  override func viewDidLoad() {
    super.viewDidLoad()
    title = name
    let label = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 30))
    label.text = name
    view.addSubview(label)
  }
}

/// A screen that needs what its caller sets.
final class SampleDetail: UIViewController {
  var thing: String!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = thing.uppercased()
  }
}

/// Screens without end, each of another shape.
final class SampleDeep: UIViewController {
  private let depth: Int

  init(depth: Int) {
    self.depth = depth
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    var inner: UIView = view
    for _ in 0..<depth {
      let next = UIView(frame: inner.bounds)
      inner.addSubview(next)
      inner = next
    }
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      title: "More",
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        navigationController?.pushViewController(SampleDeep(depth: depth + 1), animated: true)
      })
  }
}

/// A code of four digits, which the screen counts without showing them. Its class is generic.
final class SampleCode<Number: FixedWidthInteger>: UIViewController {
  private var digits: Number = 0

  override func viewDidLoad() {
    super.viewDidLoad()
    let key = UIButton(frame: CGRect(x: 20, y: 200, width: 60, height: 60))
    key.setTitle("1", for: .normal)
    key.addAction(
      UIAction { [weak self] _ in
        self?.digits += 1
        if self?.digits == 4 { self?.navigationController?.pushViewController(SampleScreen(), animated: true) }
      }, for: .touchUpInside)
    view.addSubview(key)
  }
}

/// A list with a row that opens others, which look like it.
final class SampleSections: UITableViewController {
  private var rows = ["Open"]

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
    cell.textLabel?.text = rows[path.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, canEditRowAt path: IndexPath) -> Bool { false }
  override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    if path.row > 0 {
      navigationController?.pushViewController(SampleScreen(), animated: true)
    } else {
      rows = ["Open", "Inner"]
      tableView.reloadData()
    }
  }
}

/// A screen to which nothing leads.
final class SampleHidden: UIViewController {}

/// Prints what is random, and what waits for a time, with the time that passes on the clock, and ends the process.
func printWaits() -> Never {
  virtual_clock_start(1_780_306_860)
  print(UUID(), UUID(), Int.random(in: 0..<1_000_000))
  func measure(_ name: String, _ body: () -> Any) {
    let start = virtual_clock_elapsed()
    let result = body()
    print(name, result, (virtual_clock_elapsed() - start) / 1_000_000_000)
  }
  let semaphore = DispatchSemaphore(value: 0)
  measure("semaphore") { semaphore.wait(timeout: .now() + 30) }
  DispatchQueue.global().asyncAfter(deadline: .now() + 20) { semaphore.signal() }
  measure("signalled semaphore") { semaphore.wait(timeout: .now() + 300) }
  let group = DispatchGroup()
  group.enter()
  measure("group") { group.wait(timeout: .now() + 30) }
  let condition = NSCondition()
  condition.lock()
  measure("condition") { condition.wait(until: Date() + 30) }
  measure("sleep") { Thread.sleep(forTimeInterval: 30) }
  measure("sleep of the C library") { sleep(30) }
  DispatchQueue.global().async {
    sleep(20)
    semaphore.signal()
  }
  measure("sleep of another thread") { semaphore.wait(timeout: .now() + 300) }
  DispatchQueue.global().async {
    usleep(20_000_000)
    semaphore.signal()
  }
  measure("wait for another thread that sleeps") { semaphore.wait() }
  let never = DispatchSemaphore(value: 0)
  DispatchQueue.global().async {
    _ = never.wait(timeout: .now() + 20)
    semaphore.signal()
  }
  measure("wait of another thread") { semaphore.wait(timeout: .now() + 300) }
  Thread.detachNewThread {
    condition.lock()
    _ = condition.wait(until: Date() + 20)
    semaphore.signal()
  }
  condition.unlock()
  measure("wait for a condition of another thread") { semaphore.wait(timeout: .now() + 300) }
  exit(0)
}
