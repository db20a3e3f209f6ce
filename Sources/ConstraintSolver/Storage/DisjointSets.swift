/// A union-find over variables, for finding connected components.
struct DisjointSets: ~Copyable {
  private var parents = Buffer<Int32>()
  private var sizes = Buffer<Int32>()

  /// Puts each member into a separate set.
  mutating func reset(_ members: borrowing Buffer<Int32>, count: Int) {
    parents.resize(to: count, filling: 0)
    sizes.resize(to: count, filling: 1)
    for index in members.indices {
      parents[members[index]] = members[index]
      sizes[members[index]] = 1
    }
  }

  mutating func root(of member: Int32) -> Int32 {
    var member = member
    while parents[member] != member {
      parents[member] = parents[parents[member]]
      member = parents[member]
    }
    return member
  }

  mutating func unite(_ a: Int32, _ b: Int32) {
    let (a, b) = (root(of: a), root(of: b))
    if a == b { return }
    let (larger, smaller) = sizes[a] >= sizes[b] ? (a, b) : (b, a)
    parents[smaller] = larger
    sizes[larger] += sizes[smaller]
  }

  func size(of root: Int32) -> Int { Int(sizes[root]) }
}
