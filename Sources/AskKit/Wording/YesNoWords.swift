/// What a person may write for yes and for no, whatever language is shown: whoever is used to one types it everywhere.
/// In lower case, the shortest first.
package enum YesNoWords {
  package static let yes = ["y", "yes", "はい", "예", "네"]
  package static let no = ["n", "no", "いいえ", "아니오", "아니요"]
}
