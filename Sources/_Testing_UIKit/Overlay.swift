// The toolchain looks for this module in every file that imports both Testing and UIKit.
@_exported public import Testing
@_exported public import UIKit
