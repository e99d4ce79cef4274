import type { TextSpan } from '../analysis/text-span.ts'

/** The parts of a folded sentence between semicolons that stand in no parentheses. */
export function splitClauses(words: string): TextSpan[] {
  const parts: TextSpan[] = []
  let [from, depth] = [0, 0]
  for (let at = 0; at <= words.length; at += 1) {
    const letter = words[at]
    if (letter === '(') depth += 1
    else if (letter === ')') depth = Math.max(0, depth - 1)
    if (letter !== undefined && (letter !== ';' || (depth > 0 && words.indexOf(')', at) > 0))) continue
    parts.push({ from, to: at })
    from = at + 1
  }
  return parts
}

/**
 * The words of a clause for each of several citations in one pair of parentheses, with the others blank: what is said before them is said of each. Null where
 * they stand in other ways, or something is said of one of them.
 */
export function listedCitations(words: string, citations: readonly TextSpan[]): string[] | null {
  const [first] = citations
  const last = citations.at(-1)
  if (first === undefined || last === undefined) return null
  const open = words.lastIndexOf('(', first.from)
  const close = words.indexOf(')', last.to)
  if (open < 0 || close < 0 || words.slice(open, first.from).includes(')') || words.slice(first.to, close).includes('(')) return null
  const inside = words.slice(open + 1, close)
  if (says.test(inside)) return null
  const gaps = citations.slice(1).map(({ from }, at) => ({ from: citations[at]?.to ?? from, to: from }))
  if (gaps.some(({ from, to }) => !parts.test(words.slice(from, to)))) return null
  const breaks = gaps.map(({ from, to }) => from + Math.max(0, words.slice(from, to).lastIndexOf(';') + 1))
  const segments = citations.map((_, at) => ({ from: breaks[at - 1] ?? open + 1, to: breaks[at] ?? close }))
  return segments.map(
    ({ from, to }) =>
      `${words.slice(0, open + 1)}${' '.repeat(from - open - 1)}${words.slice(from, to)}${' '.repeat(close - to)}${words.slice(close)}`,
  )
}

/** A semicolon, or «roles N° 12-2020 y 34-2020»: what follows is no number of the same case. */
const parts = /;|^[\s,]*(?:(?:y|e)\s)?\s*(?:(?:rol|rit)(?:es)?[\s.]*)?(?:(?:n[°º.]?|nros?\.?)[\s]*)?$/u
/** Something is said of one of them alone. */
const says =
  /(?<!\p{L})(?:acog|rechaz|desestim|confirm|revoc|anul|conden|absolv|voto|en contra|origen|instancia|recaid|autos|salvo|distint|contrari|pero)\p{L}*(?!\p{L})/u
