import { foldText, stopWords } from '@basejuris/legal-text'
import { mayNameParties } from '../../query/conditions/caption-beside.ts'
import { maxQueryLength, parseQuery, type QueryContext } from '../../query/parse-query.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import type { QueryCaption } from '../../query/parts/find-caption.ts'
import { findCourts } from '../../query/parts/find-courts.ts'
import type { Span } from '../../query/parts/span.ts'
import { topicWords } from '../../topics/topic-words.ts'

/** Whether some caption of the index has all the words, which are folded. */
type HasCaption = (words: readonly string[]) => Promise<boolean>

/** Words of one party that are looked at. */
const maxSide = 3
const minLetters = 3

/**
 * Reads the query with parties that a caption of the index has. They are the whole query but its conditions, «sumup con transbank CS», or
 * stand around the first joint, «conadecus con cencosud costas».
 */
export async function parseWithParties(query: string, context: QueryContext, hasCaption: HasCaption): Promise<ParsedQuery> {
  const hasParties: HasCaption = (words) => hasCaption(words.flatMap(inCaptions))
  if (!mayNameParties(query)) return parseQuery(query, context)
  const asCaption = parseQuery(query, { ...context, knowsParties: true })
  const { first = [], second = [] } = asCaption.caption ?? {}
  const sides = [...first, ...second].map(({ exact }) => exact)
  if (first.length > 0 && second.length > 0 && isNamed(sides) && (await hasParties(sides))) return asCaption
  const parsed = parseQuery(query, context)
  const parties = parsed.formal ? null : await partiesAround(query.slice(0, maxQueryLength).normalize('NFC'), hasParties)
  return parties === null ? parsed : parseQuery(query, { ...context, parties })
}

/** Captions of opinions are titles, whose words are those of the law. */
const isNamed = (words: readonly string[]): boolean => words.some((word) => (topicWords().get(word) ?? 0) < wordingsOfLaw)
const wordingsOfLaw = 5

const joint = /(?<!\p{L})(?:con|contra|v\/s|vs\.?|c\/)\s+|\//iu
const name = String.raw`\p{L}[\p{L}&'’]*`
const namesBefore = new RegExp(String.raw`(?:${name}\s+){1,${maxSide}}$|${name}\s*$`, 'u')
const namesAfter = new RegExp(String.raw`^\s*${name}(?:\s+${name}){0,${maxSide - 1}}`, 'u')

const partiesAround = async (text: string, hasParties: HasCaption): Promise<QueryCaption | null> => {
  const found = joint.exec(text)
  if (found === null) return null
  const left = wordsIn(namesBefore, text, 0, found.index).reverse()
  const right = wordsIn(namesAfter, text, found.index + found[0].length, text.length)
  const [last, next] = [left[0], right[0]]
  if (last === undefined || next === undefined || !isNamed([last.folded, next.folded])) return null
  if (![last, next].every(({ folded }) => folded.length >= minLetters && !stopWords.has(folded))) return null
  let sides = { left: [last], right: [next] }
  const known = (): Promise<boolean> => hasParties([...sides.left, ...sides.right].map(({ folded }) => folded))
  if (!(await known())) return null
  for (const side of ['left', 'right'] as const)
    for (const word of { left, right }[side].slice(1)) {
      const before = sides
      sides = { ...sides, [side]: [...sides[side], word] }
      if (await known()) continue
      sides = before
      break
    }
  const spanOf = (words: readonly Span[]): Span => ({
    from: Math.min(...words.map(({ from }) => from)),
    to: Math.max(...words.map(({ to }) => to)),
  })
  return { first: spanOf(sides.left), second: spanOf(sides.right) }
}

/** Captions write the initials of a body in full: «SII». */
const inCaptions = (word: string): string[] => {
  const before = 'oficio '
  const body = findCourts(`${before}${word}`).find(({ from, to }) => from === before.length && to - from === word.length)
  const name = body === undefined ? word : foldText(body.name)
  return name.split(' ').filter((each) => !stopWords.has(each))
}

interface NamedWord extends Span {
  readonly folded: string
}

const wordsIn = (pattern: RegExp, text: string, from: number, to: number): NamedWord[] => {
  const found = pattern.exec(text.slice(from, to))
  if (found === null) return []
  return [...found[0].matchAll(new RegExp(name, 'gu'))].map(({ index, 0: word }) => {
    const start = from + found.index + index
    return { from: start, to: start + word.length, folded: foldText(word) }
  })
}
