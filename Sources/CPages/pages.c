#include "CPages.h"

// Swift 6.3 takes twenty seconds to compile array literals of these bytes; Clang embeds the files as they are.
#pragma clang diagnostic ignored "-Wc23-extensions"

#define PAGE_FILE(name) \
  page_file page_##name(void) { return (page_file){name, sizeof name}; }

static const unsigned char base_css[] = {
#embed "../Reports/Pages/base.css"
};
PAGE_FILE(base_css)

static const unsigned char head_html[] = {
#embed "../Reports/Pages/head.html"
};
PAGE_FILE(head_html)

static const unsigned char base_js[] = {
#embed "../Reports/Pages/base.js"
};
PAGE_FILE(base_js)

static const unsigned char gallery_html[] = {
#embed "../Reports/Gallery/Page/gallery.html"
};
PAGE_FILE(gallery_html)

static const unsigned char gallery_css[] = {
#embed "../Reports/Gallery/Page/gallery.css"
};
PAGE_FILE(gallery_css)

static const unsigned char gallery_js[] = {
#embed "../Reports/Gallery/Page/gallery.js"
};
PAGE_FILE(gallery_js)

static const unsigned char gallery_data_js[] = {
#embed "../Reports/Gallery/Page/data.js"
};
PAGE_FILE(gallery_data_js)

static const unsigned char gallery_pictures_js[] = {
#embed "../Reports/Gallery/Page/pictures.js"
};
PAGE_FILE(gallery_pictures_js)

static const unsigned char gallery_overview_js[] = {
#embed "../Reports/Gallery/Page/overview.js"
};
PAGE_FILE(gallery_overview_js)

static const unsigned char gallery_scene_js[] = {
#embed "../Reports/Gallery/Page/scene.js"
};
PAGE_FILE(gallery_scene_js)

static const unsigned char gallery_beams_js[] = {
#embed "../Reports/Gallery/Page/beams.js"
};
PAGE_FILE(gallery_beams_js)

static const unsigned char gallery_lists_js[] = {
#embed "../Reports/Gallery/Page/lists.js"
};
PAGE_FILE(gallery_lists_js)

static const unsigned char gallery_compare_js[] = {
#embed "../Reports/Gallery/Page/compare.js"
};
PAGE_FILE(gallery_compare_js)

static const unsigned char gallery_picture_js[] = {
#embed "../Reports/Gallery/Page/picture.js"
};
PAGE_FILE(gallery_picture_js)

static const unsigned char gallery_device_js[] = {
#embed "../Reports/Gallery/Page/device.js"
};
PAGE_FILE(gallery_device_js)

static const unsigned char report_html[] = {
#embed "../Reports/Report/report.html"
};
PAGE_FILE(report_html)

static const unsigned char report_css[] = {
#embed "../Reports/Report/report.css"
};
PAGE_FILE(report_css)

static const unsigned char cells_js[] = {
#embed "../Reports/Report/cells.js"
};
PAGE_FILE(cells_js)

static const unsigned char stage_js[] = {
#embed "../Reports/Report/stage.js"
};
PAGE_FILE(stage_js)

static const unsigned char report_js[] = {
#embed "../Reports/Report/report.js"
};
PAGE_FILE(report_js)

static const unsigned char run_js[] = {
#embed "../Reports/Report/run.js"
};
PAGE_FILE(run_js)

static const unsigned char parts_js[] = {
#embed "../Reports/Report/parts.js"
};
PAGE_FILE(parts_js)

static const unsigned char part_html[] = {
#embed "../Reports/Pages/part.html"
};
PAGE_FILE(part_html)

static const unsigned char part_js[] = {
#embed "../Reports/Pages/part.js"
};
PAGE_FILE(part_js)

static const unsigned char changes_js[] = {
#embed "../Reports/Report/changes.js"
};
PAGE_FILE(changes_js)

static const unsigned char history_js[] = {
#embed "../Reports/Report/history.js"
};
PAGE_FILE(history_js)

static const unsigned char pointing_js[] = {
#embed "../Reports/Report/pointing.js"
};
PAGE_FILE(pointing_js)

static const unsigned char causes_js[] = {
#embed "../Reports/Report/causes.js"
};
PAGE_FILE(causes_js)

static const unsigned char words_js[] = {
#embed "../Reports/Report/words.js"
};
PAGE_FILE(words_js)

static const unsigned char decisions_js[] = {
#embed "../Reports/Report/decisions.js"
};
PAGE_FILE(decisions_js)

static const unsigned char gestures_js[] = {
#embed "../Reports/Report/gestures.js"
};
PAGE_FILE(gestures_js)

static const unsigned char address_js[] = {
#embed "../Reports/Report/address.js"
};
PAGE_FILE(address_js)

static const unsigned char watch_html[] = {
#embed "../Reports/Watch/watch.html"
};
PAGE_FILE(watch_html)

static const unsigned char watch_css[] = {
#embed "../Reports/Watch/watch.css"
};
PAGE_FILE(watch_css)

static const unsigned char watch_js[] = {
#embed "../Reports/Watch/watch.js"
};
PAGE_FILE(watch_js)

static const unsigned char live_html[] = {
#embed "../Reports/Live/live.html"
};
PAGE_FILE(live_html)

static const unsigned char live_css[] = {
#embed "../Reports/Live/live.css"
};
PAGE_FILE(live_css)

static const unsigned char map_js[] = {
#embed "../Reports/Live/map.js"
};
PAGE_FILE(map_js)

static const unsigned char picture_js[] = {
#embed "../Reports/Live/picture.js"
};
PAGE_FILE(picture_js)

static const unsigned char live_js[] = {
#embed "../Reports/Live/live.js"
};
PAGE_FILE(live_js)

static const unsigned char walk_html[] = {
#embed "../Reports/Walk/walk.html"
};
PAGE_FILE(walk_html)

static const unsigned char walk_css[] = {
#embed "../Reports/Walk/walk.css"
};
PAGE_FILE(walk_css)

static const unsigned char figure_html[] = {
#embed "../Reports/FigurePage/figure.html"
};
PAGE_FILE(figure_html)

static const unsigned char figure_css[] = {
#embed "../Reports/FigurePage/figure.css"
};
PAGE_FILE(figure_css)

static const unsigned char figure_js[] = {
#embed "../Reports/FigurePage/figure.js"
};
PAGE_FILE(figure_js)
