/// A question of a form.
package struct FormField {
  /// Key in JSON, variable in shell format.
  package let name: String
  package var question: Question

  package init(name: String, question: Question) {
    self.name = name
    self.question = question
  }
}
