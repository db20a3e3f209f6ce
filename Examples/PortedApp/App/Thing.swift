/// Something to pack.
struct Thing {
  var name: String
  var detail: String
  var isPacked: Bool
}
