/// What can be styled for a whole class at once.
///
/// Only the conformance exists: a proxy that styles later instances needs the Objective-C runtime.
@preconcurrency @MainActor
public protocol UIAppearance: NSObjectProtocol {}
