/// What a person may write for yes and for no, whatever language is shown: whoever is used to one types it everywhere.
/// In lower case, those of English first, the shortest first.
package enum YesNoWords {
  package static let yes = Language.allCases.flatMap(\.wording.yesWords)
  package static let no = Language.allCases.flatMap(\.wording.noWords)
}
