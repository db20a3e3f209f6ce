import Foundation
import UIKit

/// Rows that already exist.
final class TableRows: NSObject, CellHolder, UITableViewDataSource, UITableViewDelegate {
  struct Section {
    var header: UIView?
    var cells: [UITableViewCell] = []
    var footer: UIView?
  }

  var sections: [Section] = []
  /// Heights that documents give rows, in points, by the cells' identities.
  var heights: [ObjectIdentifier: CGFloat] = [:]

  func remove(_ object: NSObject) {
    for index in sections.indices { sections[index].cells.removeAll { $0 === object } }
    sections.removeAll { $0.cells.isEmpty && $0.header == nil && $0.footer == nil }
  }

  func numberOfSections(in tableView: UITableView) -> Int { sections.count }
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].cells.count }
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
    sections[indexPath.section].cells[indexPath.row]
  }
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    heights[ObjectIdentifier(sections[indexPath.section].cells[indexPath.row])] ?? tableView.rowHeight
  }
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? { sections[section].header }
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? { sections[section].footer }
}
