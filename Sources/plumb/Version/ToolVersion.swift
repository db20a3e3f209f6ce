/// The version of the tool, as `plumb --version` prints it first.
enum ToolVersion {
  static let text = "0.3.0"
}
