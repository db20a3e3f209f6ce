/// Whether this process runs in continuous integration, where nothing is recorded unless the command line asks for it.
package enum ContinuousIntegration {
  /// Whether `CI` is set to anything but `0` or `false`.
  package static func isOn(_ environment: [String: String]) -> Bool {
    !["", "0", "false"].contains((environment["CI"] ?? "").lowercased())
  }
}
