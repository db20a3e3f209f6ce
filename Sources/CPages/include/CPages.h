#pragma once

// The files of Reports' pages, embedded in the executable.

typedef struct {
  const unsigned char *bytes;
  long count;
} page_file;

page_file page_base_css(void);
page_file page_base_js(void);
page_file page_head_html(void);
page_file page_gallery_html(void);
page_file page_gallery_css(void);
page_file page_gallery_js(void);
page_file page_gallery_data_js(void);
page_file page_gallery_pictures_js(void);
page_file page_gallery_overview_js(void);
page_file page_gallery_scene_js(void);
page_file page_gallery_beams_js(void);
page_file page_gallery_lists_js(void);
page_file page_gallery_compare_js(void);
page_file page_gallery_picture_js(void);
page_file page_gallery_device_js(void);
page_file page_report_html(void);
page_file page_report_css(void);
page_file page_cells_js(void);
page_file page_stage_js(void);
page_file page_report_js(void);
page_file page_run_js(void);
page_file page_parts_js(void);
page_file page_part_html(void);
page_file page_part_js(void);
page_file page_changes_js(void);
page_file page_history_js(void);
page_file page_pointing_js(void);
page_file page_causes_js(void);
page_file page_words_js(void);
page_file page_decisions_js(void);
page_file page_gestures_js(void);
page_file page_address_js(void);
page_file page_watch_html(void);
page_file page_watch_css(void);
page_file page_watch_js(void);
page_file page_live_html(void);
page_file page_live_css(void);
page_file page_map_js(void);
page_file page_picture_js(void);
page_file page_live_js(void);
page_file page_walk_html(void);
page_file page_walk_css(void);
page_file page_figure_html(void);
page_file page_figure_css(void);
page_file page_figure_js(void);
