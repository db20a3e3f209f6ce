import UIKit
import os

/// What to pack, as a table below a summary.
class PackingListController: UIViewController {
  @IBOutlet private weak var summary: UILabel!
  @IBOutlet private weak var table: UITableView!
  @IBOutlet private weak var progress: UIProgressView!

  private let logger = Logger(subsystem: "PackingList", category: "list")
  private var things = [
    Thing(name: "Passport", detail: "In the drawer of the desk", isPacked: true),
    Thing(name: "Tent", detail: "With its poles, pegs and the small hammer from the garage", isPacked: false),
    Thing(name: "Stove", detail: "Gas is bought there", isPacked: false),
  ]

  override func viewDidLoad() {
    super.viewDidLoad()
    title = NSLocalizedString("Packing list", comment: "")
    navigationItem.rightBarButtonItem = UIBarButtonItem(
      barButtonSystemItem: .add, target: self, action: #selector(addThing(_:)))
    navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Reset", style: .plain, target: self, action: #selector(reset))
    table.register(ThingCell.self, forCellReuseIdentifier: "thing")
    table.dataSource = self
    table.delegate = self
    NotificationCenter.default.addObserver(
      self, selector: #selector(sizeDidChange(_:)), name: UIContentSizeCategory.didChangeNotification, object: nil)
    showSummary()
  }

  @objc private func addThing(_ sender: UIBarButtonItem) {
    let alert = UIAlertController(title: "New thing", message: nil, preferredStyle: .alert)
    alert.addTextField { $0.placeholder = "Name" }
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(
      UIAlertAction(title: "Add", style: .default) { [weak self, weak alert] _ in
        self?.add(alert?.textFields?.first?.text ?? "")
      })
    present(alert, animated: true)
  }

  private func add(_ name: String) {
    things.append(Thing(name: name.isEmpty ? "Thing \(things.count + 1)" : name, detail: "", isPacked: false))
    table.reloadData()
    showSummary()
    logger.debug("added \(self.things.count, privacy: .public)")
  }

  override func prepare(for segue: UIStoryboardSegue, sender: Any?) {
    guard let controller = segue.destination as? ThingController, let thing = sender as? Thing else { return }
    controller.thing = thing
  }

  @objc private func reset() {
    for index in things.indices { things[index].isPacked = false }
    table.reloadData()
    showSummary()
  }

  @objc private func sizeDidChange(_ notification: Notification) { table.reloadData() }

  @IBAction func packAll(_ sender: UIButton) {
    for index in things.indices { things[index].isPacked = true }
    table.reloadData()
    showSummary()
  }

  private func showSummary() {
    let packed = things.filter(\.isPacked).count
    summary.text = "\(packed) of \(things.count) packed"
    progress.progress = Float(packed) / Float(things.count)
  }
}

extension PackingListController: UITableViewDataSource {
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { things.count }

  func tableView(_ tableView: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
    let cell = tableView.dequeueReusableCell(withIdentifier: "thing", for: path)
    (cell as? ThingCell)?.show(things[path.row])
    return cell
  }
}

extension PackingListController: UITableViewDelegate {
  func tableView(_ tableView: UITableView, didSelectRowAt path: IndexPath) {
    performSegue(withIdentifier: "showThing", sender: things[path.row])
  }
}
