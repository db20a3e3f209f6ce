// Pango with the libraries its types come from: HarfBuzz, fontconfig, GLib and cairo. One module for the family.
#include <cairo.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <hb.h>
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
