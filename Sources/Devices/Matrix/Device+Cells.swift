extension Cell {
  /// Returns whether the cell belongs to a device.
  package func isOn(_ device: Device) -> Bool {
    if case .device(device.id, _, _) = screen { return true }
    return false
  }
}

extension Device {
  /// The whole screen in each orientation of the device.
  package var cells: [Cell] {
    orientations.compactMap { orientation in faces[orientation].map { Cell(self, orientation, $0) } }
  }
}
