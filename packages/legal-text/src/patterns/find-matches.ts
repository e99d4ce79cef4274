import { mayMatch } from './may-match.ts'

/**
 * As `text.matchAll(pattern)`, for one of many patterns that are asked of a short text: it is not tried where it cannot match, and not copied.
 */
export function findMatches(text: string, pattern: RegExp): RegExpExecArray[] {
  if (!pattern.global) throw new Error(`Is not global: ${pattern.source}`)
  const found: RegExpExecArray[] = []
  if (!mayMatch(pattern, text)) return found
  pattern.lastIndex = 0
  for (let match = pattern.exec(text); match !== null; match = pattern.exec(text)) {
    found.push(match)
    if (match[0] === '') pattern.lastIndex += (text.codePointAt(match.index) ?? 0) > 0xffff ? 2 : 1
  }
  return found
}
