// Scenes consist of cells, insets and size classes, so a module that reads one sees these values, too.
@_exported public import Devices
