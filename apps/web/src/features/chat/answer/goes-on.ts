/** Whether a quotation begins amid a sentence: what stands before it is left out, and the reader is told. */
export function goesOn(words: string): boolean {
  return /^\p{Ll}/u.test(words)
}
