// On Apple's platforms a test that imports XCTest sees UIKit's names; on Linux it does through this module.
@_exported public import UIKit
