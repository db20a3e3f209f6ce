/* The peers for the stages of a cell: Cairo, libpng and libspng on pictures that picture-bench left, and the whole cell in
 * straightforward C: a new surface, Pango's labels, Cairo's PNG writer and reader.
 *
 *   peers FOLDER COUNT SIZES     milliseconds per cell, one name and number per line */
#include <pango/pangocairo.h>
#include <png.h>
#include <spng.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <time.h>

enum { ROUNDS = 5, LABELS = 20 };

static double now(void) {
  struct timespec t;
  clock_gettime(CLOCK_MONOTONIC, &t);
  return t.tv_sec * 1e3 + t.tv_nsec / 1e6;
}

static int ascending(const void *a, const void *b) {
  double x = *(const double *)a, y = *(const double *)b;
  return (x > y) - (x < y);
}

typedef struct { int width, height; uint32_t *pixels; uint8_t *file; long size; } Picture;
typedef struct { uint8_t *bytes; size_t count, capacity; } Buffer;

static Picture *pictures;
static int count;
static volatile size_t sink;

static uint8_t *whole(const char *path, long *size) {
  FILE *file = fopen(path, "rb");
  if (!file) { perror(path); exit(2); }
  fseek(file, 0, SEEK_END);
  *size = ftell(file);
  rewind(file);
  uint8_t *bytes = malloc(*size);
  if (fread(bytes, 1, *size, file) != (size_t)*size) exit(2);
  fclose(file);
  return bytes;
}

static void keep(Buffer *buffer, const void *bytes, size_t length) {
  if (buffer->count + length > buffer->capacity) {
    buffer->capacity = 2 * (buffer->count + length);
    buffer->bytes = realloc(buffer->bytes, buffer->capacity);
  }
  memcpy(buffer->bytes + buffer->count, bytes, length);
  buffer->count += length;
}

static cairo_status_t keep_cairo(void *closure, const unsigned char *bytes, unsigned int length) {
  keep(closure, bytes, length);
  return CAIRO_STATUS_SUCCESS;
}

static void keep_png(png_structp png, png_bytep bytes, png_size_t length) { keep(png_get_io_ptr(png), bytes, length); }
static void flush_png(png_structp png) { (void)png; }

static void encode_cairo(Picture *p) {
  Buffer buffer = {0};
  cairo_surface_t *surface =
      cairo_image_surface_create_for_data((uint8_t *)p->pixels, CAIRO_FORMAT_RGB24, p->width, p->height, p->width * 4);
  cairo_surface_write_to_png_stream(surface, keep_cairo, &buffer);
  cairo_surface_destroy(surface);
  sink += buffer.count;
  free(buffer.bytes);
}

static void encode_libpng(Picture *p) {
  Buffer buffer = {0};
  png_structp png = png_create_write_struct(PNG_LIBPNG_VER_STRING, 0, 0, 0);
  png_infop info = png_create_info_struct(png);
  png_set_write_fn(png, &buffer, keep_png, flush_png);
  png_set_IHDR(png, info, p->width, p->height, 8, PNG_COLOR_TYPE_RGB, 0, 0, 0);
  png_set_compression_level(png, 1);
  png_set_filter(png, 0, PNG_FILTER_NONE);
  png_write_info(png, info);
  png_set_filler(png, 0, PNG_FILLER_AFTER);
  png_set_bgr(png);
  for (int y = 0; y < p->height; y++) png_write_row(png, (png_bytep)(p->pixels + (size_t)y * p->width));
  png_write_end(png, info);
  png_destroy_write_struct(&png, &info);
  sink += buffer.count;
  free(buffer.bytes);
}

static void decode_spng(Picture *p) {
  spng_ctx *spng = spng_ctx_new(0);
  spng_set_png_buffer(spng, p->file, p->size);
  size_t size;
  spng_decoded_image_size(spng, SPNG_FMT_RGBA8, &size);
  uint8_t *out = malloc(size);
  if (spng_decode_image(spng, out, size, SPNG_FMT_RGBA8, 0)) exit(3);
  sink += out[size / 2];
  free(out);
  spng_ctx_free(spng);
}

static void decode_libpng(Picture *p) {
  png_image image = {.version = PNG_IMAGE_VERSION};
  png_image_begin_read_from_memory(&image, p->file, p->size);
  image.format = PNG_FORMAT_BGRA;
  uint8_t *out = malloc(PNG_IMAGE_SIZE(image));
  if (!png_image_finish_read(&image, 0, out, 0, 0)) exit(3);
  sink += out[100];
  free(out);
}

static void compare_equal(Picture *p) {
  static uint32_t *copy;
  static Picture *of;
  if (of != p) {
    copy = realloc(copy, (size_t)p->width * p->height * 4);
    memcpy(copy, p->pixels, (size_t)p->width * p->height * 4);
    of = p;
  }
  sink += memcmp(copy, p->pixels, (size_t)p->width * p->height * 4) == 0;
}

static void each(const char *name, void (*work)(Picture *)) {
  double times[ROUNDS];
  for (int round = 0; round < ROUNDS; round++) {
    double spent = 0;
    for (int i = 0; i < count; i++) {
      work(&pictures[i]);
      if (work != compare_equal) continue;
      double start = now();
      work(&pictures[i]);
      spent += now() - start;
    }
    times[round] = spent;
    if (work == compare_equal) continue;
    double start = now();
    for (int i = 0; i < count; i++) work(&pictures[i]);
    times[round] = now() - start;
  }
  qsort(times, ROUNDS, sizeof *times, ascending);
  printf("%s\t%.4f\n", name, times[ROUNDS / 2] / count);
}

static const char *texts[LABELS] = {
    "OK", "Cancel", "Settings", "Sign in", "Forgot password?", "Username", "Continue with e-mail", "Wi-Fi",
    "Notifications", "3 unread messages", "Today, 14:32", "Delete account", "Price: 12,99 EUR", "Add to basket",
    "Search", "Favourites", "Terms and conditions", "Share", "Log out", "Version 2.14.1 (381)"};

/* The scene of twenty.yaml, with frames computed by hand. */
static cairo_surface_t *draw(double width, double height, double scale) {
  cairo_surface_t *surface = cairo_image_surface_create(CAIRO_FORMAT_RGB24, width * scale, height * scale);
  cairo_t *cairo = cairo_create(surface);
  cairo_scale(cairo, scale, scale);
  cairo_set_source_rgb(cairo, 1, 1, 1);
  cairo_paint(cairo);
  PangoLayout *layout = pango_cairo_create_layout(cairo);
  PangoFontDescription *font = pango_font_description_from_string("Inter");
  pango_font_description_set_absolute_size(font, 17 * PANGO_SCALE);
  pango_layout_set_font_description(layout, font);
  double column = (width - 48) / 2, row = (height - 32 - 9 * 12) / 10;
  for (int i = 0; i < LABELS; i++) {
    double x = 16 + i % 2 * (column + 16), y = 16 + i / 2 * (row + 12);
    cairo_rectangle(cairo, x, y, column, row);
    cairo_set_source_rgb(cairo, 0.9, 0.5 + i / 40.0, 0.7);
    cairo_fill(cairo);
    pango_layout_set_text(layout, texts[i], -1);
    cairo_set_source_rgb(cairo, 0, 0, 0);
    cairo_move_to(cairo, x, y + row / 2 - 10);
    pango_cairo_show_layout(cairo, layout);
  }
  pango_font_description_free(font);
  g_object_unref(layout);
  cairo_destroy(cairo);
  cairo_surface_flush(surface);
  return surface;
}

int main(int argc, char **argv) {
  if (argc != 4) { fprintf(stderr, "usage: peers FOLDER COUNT SIZES\n"); return 2; }
  count = atoi(argv[2]);
  pictures = calloc(count, sizeof *pictures);
  char path[4096];
  for (int i = 0; i < count; i++) {
    long size;
    snprintf(path, sizeof path, "%s/%d.raw", argv[1], i);
    uint8_t *raw = whole(path, &size);
    memcpy(&pictures[i].width, raw, 4);
    memcpy(&pictures[i].height, raw + 4, 4);
    pictures[i].pixels = malloc(size - 8);
    memcpy(pictures[i].pixels, raw + 8, size - 8);
    free(raw);
    snprintf(path, sizeof path, "%s/%d.png", argv[1], i);
    pictures[i].file = whole(path, &pictures[i].size);
  }
  each("encode, Cairo", encode_cairo);
  each("encode, libpng level 1", encode_libpng);
  each("decode, libspng", decode_spng);
  each("decode, libpng", decode_libpng);
  each("equal, memcmp", compare_equal);

  double sizes[200][3];
  int cells = 0;
  FILE *file = fopen(argv[3], "r");
  double w, h, s;
  while (file && cells < 198 && fscanf(file, "%lf %lf %lf", &w, &h, &s) == 3) {
    double both[2][3] = {{w, h, s}, {h, w, s}};
    memcpy(sizes[cells], both, sizeof both);
    cells += 2;
  }
  double drawn[ROUNDS], all[ROUNDS];
  for (int round = -1; round < ROUNDS; round++) {
    double drawing = 0, start = now();
    for (int i = 0; i < cells; i++) {
      double before = now();
      cairo_surface_t *surface = draw(sizes[i][0], sizes[i][1], sizes[i][2]);
      drawing += now() - before;
      snprintf(path, sizeof path, "%s/%d.%s.png", argv[1], i, round < 0 ? "c-golden" : "c-out");
      cairo_surface_write_to_png(surface, path);
      if (round >= 0) {
        snprintf(path, sizeof path, "%s/%d.c-golden.png", argv[1], i);
        cairo_surface_t *golden = cairo_image_surface_create_from_png(path);
        sink += memcmp(cairo_image_surface_get_data(golden), cairo_image_surface_get_data(surface),
                       (size_t)cairo_image_surface_get_stride(surface) * cairo_image_surface_get_height(surface));
        cairo_surface_destroy(golden);
      }
      cairo_surface_destroy(surface);
    }
    if (round < 0) continue;
    drawn[round] = drawing / cells;
    all[round] = (now() - start) / cells;
  }
  qsort(drawn, ROUNDS, sizeof *drawn, ascending);
  qsort(all, ROUNDS, sizeof *all, ascending);
  printf("draw, Cairo and Pango\t%.4f\n", drawn[ROUNDS / 2]);
  printf("cell, plain C\t%.4f\n", all[ROUNDS / 2]);
  return 0;
}
