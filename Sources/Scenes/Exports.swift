// A solved layout is made of cells and shaped lines; a module that reads one sees these values too.
@_exported public import Devices
@_exported public import Typography
