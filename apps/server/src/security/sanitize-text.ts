/** Makes text safe for terminals and mails: well-formed, without control characters or bidirectional marks. */
export function sanitizeText(words: string): string {
  return words
    .toWellFormed()
    .replace(/\r\n?/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(/[^\P{C}\n]/gu, '')
    .trim()
}

/** The same, on one line. */
export function sanitizeLine(words: string): string {
  return sanitizeText(words).replace(/\s+/gu, ' ')
}
