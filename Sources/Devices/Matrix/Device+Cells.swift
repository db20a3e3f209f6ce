extension Cell {
  /// Whether the cell is one of a device's.
  package func isOn(_ device: Device) -> Bool {
    if case .device(device.id, _, _) = screen { return true }
    return false
  }
}

extension Device {
  /// The whole screen, each way the device can be held.
  package var cells: [Cell] {
    orientations.compactMap { orientation in faces[orientation].map { Cell(self, orientation, $0) } }
  }
}
