// A solved layout consists of cells and shaped lines, so a module that reads one sees these values, too.
@_exported public import Devices
@_exported public import Typography
