/// The appearance of a date picker: wheels, pills to tap, or an inline calendar; `automatic` is wheels here.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}
