/** A citation beside a badge that already says that the ruling is fictional. */
export function shownCitation(citation: string): string {
  return citation.replace(/ \(sentencia ficticia[^)]*\)/u, '')
}
