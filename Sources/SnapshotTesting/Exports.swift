// On Apple's platforms, tests that import XCTest see UIKit's names; on Linux, they see them through this module.
@_exported public import UIKit
