/// How a date picker looks: wheels, pills to tap, or a calendar in place; `automatic` is wheels here.
public enum UIDatePickerStyle: Int, Sendable {
  case automatic = 0
  case wheels = 1
  case compact = 2
  case inline = 3
}
