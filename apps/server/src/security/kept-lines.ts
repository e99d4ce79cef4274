/** What somebody wrote as an operator's terminal and a mail can show it: well-formed, without control characters or marks that turn the direction of writing. */
export const keptLines = (words: string): string =>
  words
    .toWellFormed()
    .replace(/\r\n?/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(/[^\P{C}\n]/gu, '')
    .trim()

/** The same on one line. */
export const keptLine = (words: string): string => keptLines(words).replace(/\s+/gu, ' ')
