/// Which neighbours a question has in a form; without a form, none.
struct FormPlace {
  var hasPrevious = false
  var hasNext = false
}
