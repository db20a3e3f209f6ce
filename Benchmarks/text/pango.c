// The peer of `text-bench speed`: plain Pango and plain HarfBuzz on the same texts. Prints a name and microseconds per line.
#include <hb.h>
#include <pango/pangocairo.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

static const char *labels[] = {
    "OK", "Cancel", "Settings", "Sign in", "Forgot password?", "Username", "Continue with e-mail", "Wi-Fi",
    "Notifications", "3 unread messages", "Today, 14:32", "Delete account", "Price: 12,99 EUR", "Add to basket",
    "Search", "Favourites", "Terms and conditions", "Share", "Log out", "Version 2.14.1 (381)"};
enum { LABELS = sizeof labels / sizeof *labels, WIDTHS = 400, ROUNDS = 401 };
static const char *paragraph =
    "The views of a hierarchy are placed by what holds between them: this one ends where that one begins, these two are "
    "as wide as each other, and none is narrower than what it says. From all of it follows one layout, whatever the "
    "size of the screen.";

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec * 1e6 + time.tv_nsec / 1e3;
}

static int order(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

static PangoLayout *layout;
static hb_font_t *font;
static hb_buffer_t *buffer;
static int widths[WIDTHS];
static long sum;

// As long as the labels, each seen only once.
static char fresh[ROUNDS + 1][LABELS][64];

static void measure_labels(int round) {
  for (int i = 0; i < LABELS; i++) {
    const char *text = fresh[round][i];
    int length = strlen(text);
    int width, height;
    pango_layout_set_text(layout, text, length);
    pango_layout_get_size(layout, &width, &height);
    sum += width;
  }
}

static void shape_labels(int round) {
  for (int i = 0; i < LABELS; i++) {
    const char *text = fresh[round][i];
    int length = strlen(text);
    hb_buffer_clear_contents(buffer);
    hb_buffer_add_utf8(buffer, text, length, 0, length);
    hb_buffer_guess_segment_properties(buffer);
    hb_shape(font, buffer, NULL, 0);
    unsigned count;
    hb_glyph_position_t *positions = hb_buffer_get_glyph_positions(buffer, &count);
    for (unsigned k = 0; k < count; k++) sum += positions[k].x_advance;
  }
}

static void wrap_paragraph(int round) {
  (void)round;
  for (int i = 0; i < WIDTHS; i++) {
    int width, height;
    pango_layout_set_width(layout, widths[i] * PANGO_SCALE);
    pango_layout_get_size(layout, &width, &height);
    sum += height;
  }
}

static void print_time(const char *name, int per, void (*body)(int)) {
  double times[ROUNDS];
  int count = 0;
  body(0);
  for (double start = now(); count < ROUNDS && now() - start < 1e6; count++) {
    double begin = now();
    body(count + 1);
    times[count] = (now() - begin) / per;
  }
  qsort(times, count, sizeof *times, order);
  printf("%s\t%.3f\n", name, times[count / 2]);
}

int main(void) {
  double start = now();
  PangoContext *context = pango_font_map_create_context(pango_cairo_font_map_get_default());
  pango_context_set_round_glyph_positions(context, FALSE);
  PangoFontDescription *description = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(description, 17 * PANGO_SCALE);
  layout = pango_layout_new(context);
  pango_layout_set_font_description(layout, description);
  pango_layout_set_text(layout, "Settings", -1);
  int width, height;
  pango_layout_get_size(layout, &width, &height);
  printf("cold: fonts and first label\t%.3f\n", now() - start);

  for (int round = 0; round <= ROUNDS; round++)
    for (int i = 0; i < LABELS; i++)
      snprintf(fresh[round][i], sizeof fresh[round][i], "%.*s%c%d", (int)strlen(labels[i]) - 1, labels[i],
               'a' + round % 26, round);
  font = pango_font_get_hb_font(pango_context_load_font(context, description));
  buffer = hb_buffer_create();
  print_time("new label", LABELS, measure_labels);
  print_time("new label, HarfBuzz alone", LABELS, shape_labels);
  for (int i = 0; i < WIDTHS; i++) widths[i] = 150 + (i * 7919 % WIDTHS) * 7 / 10;
  pango_layout_set_text(layout, paragraph, -1);
  print_time("known paragraph, new width", WIDTHS, wrap_paragraph);
  return sum == 0;
}
