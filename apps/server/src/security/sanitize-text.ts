/** What somebody wrote as an operator's terminal and a mail can show it: well-formed, without control characters or marks that turn the direction of writing. */
export function sanitizeText(words: string): string {
  return words
    .toWellFormed()
    .replace(/\r\n?/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(/[^\P{C}\n]/gu, '')
    .trim()
}

/** The same on one line. */
export function sanitizeLine(words: string): string {
  return sanitizeText(words).replace(/\s+/gu, ' ')
}
