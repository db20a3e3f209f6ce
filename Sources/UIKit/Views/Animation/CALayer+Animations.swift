extension CALayer {
  /// Adds an animation, in place of the one with the same key: a kept end state applies at once, and the delegate is called
  /// in later turns of the main queue. The layer has the animation until it ends, or until it is removed if the animation
  /// says so or repeats for ever.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    if let key { removeAnimation(forKey: key) }
    anim.finish(on: self)
    addedAnimations += 1
    let number = addedAnimations
    animations.append((key, anim, number))
    Completions.add { anim.delegate?.animationDidStart(anim) }
    let length = anim.length
    if !length.isFinite { return }
    Completions.add(after: length) { [self] in
      // The delegate of a removed animation has been called.
      guard let index = animations.firstIndex(where: { $0.number == number }) else { return }
      if anim.isRemovedOnCompletion { animations.remove(at: index) }
      anim.delegate?.animationDidStop(anim, finished: true)
    }
  }
  /// The animation that was added with a key; nil when it has ended.
  public func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
  /// The keys of animations that have not ended; nil without any.
  public func animationKeys() -> [String]? {
    let keys = animations.compactMap(\.key)
    return keys.isEmpty ? nil : keys
  }
  /// Removes the animation with a key. Its delegate is called later, with `finished` false.
  public func removeAnimation(forKey key: String) { removeAnimations { $0 == key } }
  /// Removes all animations. Their delegates are called later, with `finished` false.
  public func removeAllAnimations() { removeAnimations { _ in true } }
  /// The layer itself, because there are no intermediate states.
  public func presentation() -> Self? { self }

  private func removeAnimations(_ isRemoved: (String?) -> Bool) {
    for one in animations where isRemoved(one.key) {
      let animation = one.animation
      Completions.add { animation.delegate?.animationDidStop(animation, finished: false) }
    }
    animations.removeAll { isRemoved($0.key) }
  }
}
