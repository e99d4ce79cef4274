/**
 * As `text.matchAll(pattern)`, which copies the pattern each time: of a long pattern, that takes longer than looking for it in a short text.
 * For global patterns that match no empty text.
 */
export function matchesOf(text: string, pattern: RegExp): RegExpExecArray[] {
  if (!pattern.global) throw new Error(`Is not global: ${pattern.source}`)
  const found: RegExpExecArray[] = []
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    if (match[0] === '') throw new Error(`Matches an empty text: ${pattern.source}`)
    found.push(match)
  }
  return found
}

/** The first of `matchesOf`; null where there is none. */
export function firstMatchOf(text: string, pattern: RegExp): RegExpExecArray | null {
  pattern.lastIndex = 0
  const match = pattern.exec(text)
  pattern.lastIndex = 0
  return match
}
