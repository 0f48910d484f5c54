/// The answer to a field of a form.
package struct NamedAnswer {
  package let name: String
  package let answer: Answer

  package init(name: String, answer: Answer) {
    self.name = name
    self.answer = answer
  }
}
