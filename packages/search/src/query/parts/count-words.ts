/** A search of more words may tell something. */
export const maxWords = 8

/** Words and numbers of a query. */
export function countWords(text: string): number {
  return (text.match(/[\p{L}\d][\p{L}\d.°º/-]*/gu) ?? []).length
}
