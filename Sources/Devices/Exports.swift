// Cells and devices are made of sizes and insets: a module that imports Devices sees them too.
@_exported public import Values
