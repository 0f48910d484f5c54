/// How one value stands to another.
enum Order {
  case less, equal, greater

  init<Value: Comparable>(_ one: Value, to other: Value) {
    self = one < other ? .less : one == other ? .equal : .greater
  }
}
