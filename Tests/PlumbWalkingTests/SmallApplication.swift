import UIKit

// An application in code: a list, from which one adds a thing on a sheet.

final class SmallDelegate: UIResponder, UIApplicationDelegate {
  func application(
    _ application: UIApplication, didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool { true }
}

final class SmallScene: UIResponder, UIWindowSceneDelegate {
  var window: UIWindow?

  func scene(
    _ scene: UIScene, willConnectTo session: UISceneSession, options: UIScene.ConnectionOptions
  ) {
    guard let scene = scene as? UIWindowScene else { return }
    window = UIWindow(windowScene: scene)
    let list = SmallList()
    window?.rootViewController = UINavigationController(rootViewController: list)
    // The view of a window's controller is loaded when the window is shown.
    list.things = ["Tent", "Stove"]
    window?.makeKeyAndVisible()
  }
}

final class SmallList: UITableViewController {
  var things: [String]!

  override func viewDidLoad() {
    super.viewDidLoad()
    precondition(!things.isEmpty)
    title = "Things"
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.add() })
  }

  private func add() {
    let form = SmallForm()
    form.done = { [weak self] in
      self?.things.append($0)
      self?.tableView.reloadData()
    }
    present(UINavigationController(rootViewController: form), animated: true)
  }

  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { things.count }
  override func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = UITableViewCell(style: .default, reuseIdentifier: "thing")
    cell.textLabel?.text = things[path.row]
    return cell
  }
  override func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    let detail = SmallDetail()
    navigationController?.pushViewController(detail, animated: true)
    // The view of a controller that is pushed is loaded later.
    detail.thing = things[path.row]
  }
  // What iOS lets subclasses override.
  override func tableView(_ tableView: UITableView, accessoryButtonTappedForRowWith path: IndexPath) {}
}

final class SmallDetail: UIViewController {
  // Set by the code that shows the screen: a screen made by itself has none.
  var thing: String!

  override func viewDidLoad() {
    super.viewDidLoad()
    title = thing.uppercased()
  }
}

final class SmallForm: UIViewController, UITextFieldDelegate {
  var done: ((String) -> Void)?
  private let field = UITextField(frame: CGRect(x: 20, y: 120, width: 200, height: 34))

  override func viewDidLoad() {
    super.viewDidLoad()
    field.placeholder = "Name"
    field.delegate = self
    view.addSubview(field)
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      systemItem: .done,
      primaryAction: UIAction { [weak self] _ in
        guard let self else { return }
        done?(field.text ?? "")
        dismiss(animated: true)
      })
    navigationItem.rightBarButtonItem?.isEnabled = false
  }

  func textFieldShouldReturn(_ textField: UITextField) -> Bool {
    navigationItem.rightBarButtonItem?.isEnabled = !(textField.text ?? "").isEmpty
    return true
  }
}
