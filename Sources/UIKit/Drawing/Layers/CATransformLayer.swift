/// A layer that only groups others and paints nothing itself.
@preconcurrency @MainActor
open class CATransformLayer: CALayer {}
