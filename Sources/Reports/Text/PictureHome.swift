/// Where the pictures of a run can be seen by readers of its Markdown: the first of these that is known.
package enum PictureHome: Sendable, Equatable {
  /// The report's folder is published at this address: pictures are loaded from there.
  case published(String)
  /// The pictures that the Markdown shows are copied into a folder that is published at this address.
  case copied(String)
  /// The report can be downloaded from this address; a comment cannot show what is inside of an archive.
  case artifact(String)
  /// There is no address.
  case none

  /// - Parameters:
  ///   - link: The address that the user gave (`--link`): Pages, a bucket, a side branch.
  ///   - isCopied: Whether pictures are copied to where the address leads (`--publish`).
  ///   - environment: Of the process; in a workflow it says which run's artifacts hold the report.
  package init(link: String?, isCopied: Bool = false, environment: [String: String]) {
    if let link {
      self = isCopied ? .copied(link) : .published(link)
    } else if let server = environment["GITHUB_SERVER_URL"], let name = environment["GITHUB_REPOSITORY"],
      let id = environment["GITHUB_RUN_ID"]
    {
      self = .artifact("\(server)/\(name)/actions/runs/\(id)#artifacts")
    } else {
      self = .none
    }
  }
}
