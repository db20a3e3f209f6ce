/// The location in which readers of a run's Markdown can see its pictures: the first of these that is known.
package enum PictureHome: Sendable, Equatable {
  /// The report's folder is published at this address, and pictures are loaded from there.
  case published(String)
  /// The pictures that the Markdown shows are copied into a folder that is published at this address.
  case copied(String)
  /// The report can be downloaded from this address; a comment cannot show the contents of an archive.
  case artifact(String)
  /// There is no address.
  case none

  /// - Parameters:
  ///   - link: The address given by the user (`--link`): Pages, a bucket, a side branch.
  ///   - isCopied: Whether pictures are copied to the folder published at the address (`--publish`).
  ///   - environment: The process's environment; in a workflow or a pipeline it names the artifacts that contain the
  ///     report.
  package init(link: String?, isCopied: Bool = false, environment: [String: String]) {
    if let link {
      self = isCopied ? .copied(link) : .published(link)
    } else if let server = environment["GITHUB_SERVER_URL"], let name = environment["GITHUB_REPOSITORY"],
      let id = environment["GITHUB_RUN_ID"]
    {
      self = .artifact("\(server)/\(name)/actions/runs/\(id)#artifacts")
    } else if let project = environment["CI_PROJECT_URL"], let job = environment["CI_JOB_ID"], !job.isEmpty {
      self = .artifact("\(project)/-/jobs/\(job)/artifacts/browse")
    } else {
      self = .none
    }
  }
}
