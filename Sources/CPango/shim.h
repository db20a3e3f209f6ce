// Pango with the libraries its types come from: HarfBuzz and GLib. One module for the family.
#include <hb-ot.h>
#include <hb.h>
#include <pango/pango.h>
