/** Whether a quotation begins amid a sentence: what stands before it is left out, and the reader is told. */
export function goesOn(words: string): boolean {
  return /^\p{Ll}/u.test(words)
}

/** «…y no probó» for words that begin amid a sentence, «no probó…» where it goes on behind them. */
export function withLead(words: string, sigue = false): string {
  return `${goesOn(words) ? '…' : ''}${words}${sigue ? '…' : ''}`
}
