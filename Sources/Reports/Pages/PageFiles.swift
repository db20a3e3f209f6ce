import CPages

/// The files from which pages are assembled. They are in the folders of this target, and embedded in the program.
enum PageFiles {
  /// What is in the head of every page that a person opens.
  static let headTemplate = bytes(page_head_html())
  static let baseStyle = bytes(page_base_css())
  static let baseScript = bytes(page_base_js())
  static let galleryTemplate = bytes(page_gallery_html())
  static let galleryStyle = bytes(page_gallery_css())
  /// What the gallery does, in the order of use.
  static let galleryScripts = [
    page_gallery_data_js(), page_gallery_pictures_js(), page_gallery_overview_js(), page_gallery_scene_js(),
    page_gallery_beams_js(), page_gallery_lists_js(), page_gallery_compare_js(), page_gallery_picture_js(),
    page_gallery_device_js(), page_gallery_js(),
  ].flatMap(bytes)
  static let reportTemplate = bytes(page_report_html())
  static let reportStyle = bytes(page_report_css())
  /// What the page of a run does, in the order of use.
  static let reportScripts = [
    page_run_js(), page_parts_js(), page_cells_js(), page_stage_js(), page_changes_js(), page_causes_js(),
    page_history_js(), page_words_js(),
    page_decisions_js(), page_gestures_js(), page_pointing_js(), page_report_js(), page_address_js(),
  ].flatMap(bytes)
  static let partTemplate = bytes(page_part_html())
  static let partScript = bytes(page_part_js())
  static let watchTemplate = bytes(page_watch_html())
  static let watchStyle = bytes(page_watch_css())
  static let watchScript = bytes(page_watch_js())
  static let liveTemplate = bytes(page_live_html())
  static let liveStyle = bytes(page_live_css())
  static let mapScript = bytes(page_map_js())
  static let pictureScript = bytes(page_picture_js())
  static let liveScript = bytes(page_live_js())
  static let walkTemplate = bytes(page_walk_html())
  static let walkStyle = bytes(page_walk_css())
  static let figureTemplate = bytes(page_figure_html())
  static let figureStyle = bytes(page_figure_css())
  static let figureScript = bytes(page_figure_js())

  private static func bytes(_ file: page_file) -> [UInt8] {
    [UInt8](UnsafeBufferPointer(start: file.bytes, count: file.count))
  }
}
