import { foldText, givenNames, overlaps, stopWords, surnames } from '@basejuris/legal-text'
import { mayNameParties } from '../../query/conditions/caption-beside.ts'
import type { QueryCondition } from '../../query/conditions/condition.ts'
import { narrativeOf } from '../../query/conditions/narrative.ts'
import { maxQueryLength } from '../../query/formal/typed/typed-text.ts'
import { parseQuery, type QueryContext } from '../../query/parse-query.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import type { QueryCaption } from '../../query/parts/find-caption.ts'
import { cityAtStart } from '../../query/parts/find-cities.ts'
import type { Span } from '../../query/parts/span.ts'
import { wordsInCaptions } from '../../query/parts/words-in-captions.ts'
import { formalWords, topicWords } from '../../topics/topic-words.ts'

/** Whether some caption of the index has all the words, which are folded. With courts: a caption of one of them. */
type HasCaption = (words: readonly string[], courts?: readonly QueryCondition[]) => Promise<boolean>

/** What the index knows of the names in its captions. */
export interface KnownCaptions {
  readonly has: HasCaption
  /** Whether the rulings that have the word, which is folded, have it mostly as a name of their caption. */
  readonly isMostlyName: (word: string) => Promise<boolean>
}

/** Words of one party that are looked at. */
const maxSide = 3
const minLetters = 3

/**
 * Reads the query with parties that a caption of the index has. They are the whole query but its conditions, «sumup con transbank CS», or
 * stand around the first joint, «conadecus con cencosud costas». In a search of few words a name that hardly anything but captions has is a
 * party without a joint: «lomablanca necesidades de la empresa».
 */
export async function parseWithParties(query: string, context: QueryContext, captions: KnownCaptions): Promise<ParsedQuery> {
  const hasParties: HasCaption = (words) => captions.has(words.flatMap(wordsInCaptions))
  if (!mayNameParties(query)) {
    const parsed = parseQuery(query, context)
    const party = await loneParty(parsed, captions)
    return party === null ? parsed : parseQuery(query, { ...context, parties: party })
  }
  const asCaption = parseQuery(query, { ...context, knowsParties: true })
  const { first = [], second = [] } = asCaption.caption ?? {}
  const sides = [...first, ...second].map(({ exact }) => exact)
  if (first.length > 0 && second.length > 0 && isNamed(sides) && (await hasParties(sides))) return asCaption
  const parsed = parseQuery(query, context)
  const text = query.slice(0, maxQueryLength).normalize('NFC')
  const parties = parsed.formal ? null : ((await partiesAround(text, hasParties)) ?? (await partyBehind(text, parsed, hasParties)))
  return parties === null ? parsed : parseQuery(query, { ...context, parties })
}

/** Captions of opinions are titles, whose words are those of the law. */
const isNamed = (words: readonly string[]): boolean => words.some((word) => (topicWords().get(word) ?? 0) < wordingsOfLaw)
const wordingsOfLaw = 5

const joint = /(?<!\p{L})(?:con|contra|v\/s|vs\.?|c\/)\s+|\//iu
const name = String.raw`\p{L}[\p{L}&'’]*`
const namesBefore = new RegExp(String.raw`(?:${name}\s+){1,${maxSide}}$|${name}\s*$`, 'u')
const namesAfter = new RegExp(String.raw`^\s*${name}(?:\s+${name}){0,${maxSide - 1}}`, 'u')
const link = String.raw`del?\s+(?:l[ao]s?\s+)?`
/** «Ministerio de Hacienda» */
const linkedNames = new RegExp(String.raw`^\s*${name}(?:\s+(?:${link})?${name}){0,${maxSide - 1}}`, 'u')

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

const sign = /(?<!\p{L})(?:v\/s|vs\.?|c\/)\s*/iu
const preposition = /(?<!\p{L})(?:con|contra(?:\s+(?:el|la|los|las))?)\s+/iu

/**
 * «c/ cruz blanca», «desistida vs fisco CA Stgo», «amparos contra la Intendencia de Arica»: one party, with nothing before it but conditions.
 * After a preposition it has a name.
 */
const partyBehind = async (
  text: string,
  { conditions, identifiers }: ParsedQuery,
  hasParties: HasCaption,
): Promise<QueryCaption | null> => {
  const found = sign.exec(text) ?? preposition.exec(text)
  if (found === null) return null
  const apart = [...conditions, ...identifiers]
  const before = [...text.slice(0, found.index)].filter((_, at) => !apart.some(({ from, to }) => from <= at && at < to)).join('')
  if (/\p{L}/u.test(before)) return null
  const start = found.index + found[0].length
  const isApart = (word: NamedWord): boolean => apart.some(({ from, to }) => word.from < to && from < word.to)
  const words = wordsIn(linkedNames, text, start, text.length).filter(({ folded }) => !stopWords.has(folded))
  const end = words.findIndex(isApart)
  let party: readonly NamedWord[] = []
  for (const word of end < 0 ? words : words.slice(0, end)) {
    const longer = [...party, word]
    if (word.folded.length < minLetters) break
    if (!(await hasParties(longer.map(({ folded }) => folded)))) {
      const last = party.at(-1)
      // Another surname: somebody else is meant than those whom the captions have.
      if (last !== undefined && !formalWords().words.has(word.folded) && /^\s+$/u.test(text.slice(last.to, word.from))) party = longer
      break
    }
    party = longer
  }
  const [first, last] = [party[0], party.at(-1)]
  if (first === undefined || last === undefined) return null
  if (!sign.test(found[0]) && !isNamed(party.map(({ folded }) => folded))) return null
  return { first: { from: found.index, to: found.index }, second: { from: first.from, to: last.to } }
}

const minLettersAlone = 5
/** Words looked up for one query. */
const maxNames = 3

/**
 * The name of a company or the like, with the words of its caption behind it. Surnames, words of the law and places are none. A name that is all
 * that is searched for is a word: rulings that speak of it are meant too. So is one that no caption of the named courts has.
 */
const loneParty = async (parsed: ParsedQuery, { has, isMostlyName }: KnownCaptions): Promise<QueryCaption | null> => {
  const { text, words, formal, caption, concepts, conditions } = parsed
  if (formal || caption !== null || narrativeOf(text, [...parsed.phrases, ...parsed.norms, ...conditions]) !== 'notes') return null
  const apart = [...concepts, ...conditions]
  const mayBeName = (word: ParsedQuery['words'][number]): boolean =>
    word.exact.length >= minLettersAlone &&
    /^\p{L}+$/u.test(word.exact) &&
    !isKnownWord(word.exact) &&
    !apart.some((span) => overlaps(word, span))
  for (const name of words.filter(mayBeName).slice(0, maxNames)) {
    if (!(await isMostlyName(name.exact))) continue
    const party = [name]
    for (const next of words.slice(words.indexOf(name) + 1)) {
      const last = party.at(-1) as typeof name
      const isBeside = /^\s+(?:de\s+|y\s+)?$/u.test(text.slice(last.to, next.from))
      if (!isBeside || !(await has([...party, next].map(({ exact }) => exact)))) break
      party.push(next)
    }
    if (words.every((word) => party.includes(word))) return null
    const courts = conditions.filter(({ test, mode }) => test.kind === 'tribunal' && mode === 'exigir')
    if (
      courts.length > 0 &&
      !(await has(
        party.map(({ exact }) => exact),
        courts,
      ))
    )
      continue
    return { first: { from: name.from, to: name.from }, second: { from: name.from, to: (party.at(-1) as typeof name).to } }
  }
  return null
}

const isKnownWord = (word: string): boolean =>
  topicWords().has(word) || formalWords().words.has(word) || surnames.has(word) || givenNames.has(word) || cityAtStart(word) !== null

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
