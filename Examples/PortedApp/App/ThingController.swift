import UIKit

/// One thing, with its detail and whether it is packed.
class ThingController: UIViewController {
  @IBOutlet private weak var detail: UILabel!
  @IBOutlet private weak var state: UILabel!

  /// Set by the list before it shows the screen.
  var thing: Thing?

  override func viewDidLoad() {
    super.viewDidLoad()
    title = thing?.name
    detail.text = thing?.detail
    state.text = thing?.isPacked == true ? "Packed" : "Not packed yet"
  }
}
