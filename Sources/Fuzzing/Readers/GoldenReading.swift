import Foundation
import Reports
import Verifying

/// Readers of stored goldens and runs.
enum GoldenReading {
  static func record(_ bytes: [UInt8]) -> Reader.Answer {
    guard let text = DocumentReading.text(bytes) else { return .refused("not UTF-8 text") }
    do {
      let record = try SceneRecord(parsing: text)
      let written = record.text
      let again = try SceneRecord(parsing: written).text
      precondition(again == written, "a record written and read is another one")
      return .read(written)
    } catch {
      return .refused("\(error)")
    }
  }

  static func archive(_ bytes: [UInt8]) -> Reader.Answer {
    do {
      return try ScratchFolder.with([]) { path in
        let folder = RunFolder(path + "/report")
        try RunArchive(bytes, name: "fuzz.zip").unpack(into: folder)
        return .read("\(try folder.run().totals)")
      }
    } catch {
      return .refused("\(error)")
    }
  }

  static func run(_ bytes: [UInt8]) -> Reader.Answer {
    do {
      return try ScratchFolder.with([("run.json", bytes)]) { path in
        let folder = RunFolder(path)
        let run = try folder.run()
        let texts = [
          JUnitReport.xml(run), MarkdownReport(run: run).text, ReportPage(run).html,
          GitHubAnnotations.lines(run).joined(separator: "\n"), "\(run.totals)",
        ]
        _ = folder.pictureNames(of: run)
        if let review = try? Review(folder, goldens: run.goldens) { _ = review.items.count }
        if let merged = try? StoredRun.merged([run]) { _ = JUnitReport.xml(merged) }
        return .read("\(texts.map(\.utf8.count))")
      }
    } catch {
      return .refused("\(error)")
    }
  }
}
