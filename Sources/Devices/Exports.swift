// Cells and devices consist of sizes and insets, so a module that imports Devices also sees Values.
@_exported public import Values
