import { foldSameLength } from '@basejuris/legal-text'
import type { Span } from '../../parts/span.ts'
import type { MentionMode } from '../decide-modes.ts'
import { isOfProtection } from '../find-appeal-kinds.ts'
import type { Mention } from '../mention.ts'
import { type Narrative, narrativeOf } from '../narrative.ts'
import { isDecidedByCourts } from '../outcomes-at-edges.ts'
import { placeOf } from '../place-of-mention.ts'

/** A query with all that it may demand, as the rules read it. */
export interface WeighedQuery {
  readonly text: string
  /** The text with «§» in place of the mentions that the rules read, and «¤» in place of quotations, norms and numbers of cases. */
  readonly outline: string
  readonly narrative: Narrative
  /** The part that says what is looked for. */
  readonly asked: Span | null
  readonly namesCase: boolean
  readonly mentions: readonly Mention[]
  /** What the rules make of each; of one that is merely possible, its words. */
  readonly modes: readonly MentionMode[]
}

/** Words around a mention that are read by their place, and those before it in any order. */
const window = { before: 4, behind: 3, near: 10, opening: 3 }
const sign = /[.,;:?¿!()"]/u
const tokens = /[a-z]+|\d+|[§¤]+|[.,;:?¿!()"]/gu
const sentenceEnd = /[.;?!]\s/u
const clauseEnd = /[,.;:?¿!]/u

const wordsOf = (folded: string): string[] => folded.match(tokens) ?? []

/** What each mention of a query is weighed by: its own words, those around it, where it stands, and what the rules make of it and of the others. */
export function modeFeatures(query: WeighedQuery): string[][] {
  const outline = foldSameLength(query.outline.toLowerCase())
  const folded = foldSameLength(query.text.toLowerCase())
  const common = commonFeatures(query, folded, outline)
  return query.mentions.map((mention, at) => {
    const own = [...common, ...readingOf(query, at), ...placeFeatures(query, mention, outline), ...wordFeatures(mention, folded, outline)]
    const { kind } = mention.test
    return [...own, ...own.map((each) => `${kind}: ${each}`)]
  })
}

/** What holds for every mention of the query. */
const commonFeatures = ({ text, narrative, namesCase }: WeighedQuery, folded: string, outline: string): string[] => {
  const length = wordsOf(folded).length
  const opening = wordsOf(outline)
  return [
    `written as ${narrative}`,
    `length ${length <= 8 ? 'short' : length <= 16 ? 'usual' : length <= 30 ? 'long' : 'very long'}`,
    ...Array.from({ length: window.opening }, (_, at) => `opening ${at} ${opening[at] ?? '$'}`),
    ...(/[?¿]/u.test(text) ? ['question'] : []),
    ...(namesCase ? ['case'] : []),
  ]
}

/** What the rules say of a mention, and of the others beside it. */
const readingOf = ({ text, mentions, modes, asked }: WeighedQuery, at: number): string[] => {
  const mention = mentions[at] as Mention
  const { test, value, strength, isWordToo, isPossible } = mention
  const isAppeal = test.kind === 'recurso'
  const others = mentions.flatMap((other, place) =>
    place === at || other.isPossible === true ? [] : [`with ${other.test.kind} ${modes[place]}`],
  )
  return [
    `rules ${modes[at]}`,
    strength,
    ...(isWordToo === true ? ['word too'] : []),
    ...(isPossible === true ? ['possible'] : []),
    ...(asked === null ? [] : [asked.from <= mention.from && mention.from < asked.to ? 'in what is asked' : 'beside what is asked']),
    ...(test.kind === 'resultado' || isAppeal
      ? [`value ${value}`, `value ${value} ${others.length === 0 ? 'alone' : 'beside others'}`]
      : []),
    ...(others.length === 0 ? ['alone'] : []),
    ...(isAppeal && isOfProtection(text) ? ['of what is protected'] : []),
    ...new Set(others),
  ]
}

/** Where a mention stands in the query. */
const placeFeatures = ({ text, outline: written }: WeighedQuery, mention: Mention, outline: string): string[] => {
  const [before, behind] = [outline.slice(0, mention.from), outline.slice(mention.to)]
  const [precedes, follows] = [narrativeOf(text.slice(0, mention.from), []), narrativeOf(text.slice(mention.to), [])]
  const all = outline.split(sentenceEnd).length
  const sentence = before.split(sentenceEnd).length
  const { lead, rest } = sentenceAround(outline, mention)
  const place = `${sentence === all ? 'last' : sentence === 1 ? 'first' : 'other'} of ${all === 1 ? 'one' : 'several'}`
  const own = text.slice(mention.from - lead.length, mention.to + rest.length)
  const style = narrativeOf(own, [])
  return [
    ...Object.entries(placeOf(text, written, mention)).flatMap(([name, holds]) => (holds ? [name] : [])),
    `before ${precedes}`,
    `behind ${follows}`,
    `between ${precedes} ${follows}`,
    `sentence ${place}`,
    `sentence ${place} ${style}`,
    `sentence of ${wordsOf(lead + rest).length < 8 ? 'few' : 'many'} words ${place}`,
    `sentence opens ${wordsOf(lead)[0] ?? 'here'}`,
    `words before ${Math.min(4, wordsOf(before.split(clauseEnd).at(-1) ?? '').length)}`,
    `words behind ${Math.min(4, wordsOf(behind.split(clauseEnd)[0] ?? '').length)}`,
    `words left ${Math.min(6, wordsOf(behind).length)}`,
  ]
}

/** What the sentence of a mention has before and behind it. */
const sentenceAround = (outline: string, { from, to }: Span): { readonly lead: string; readonly rest: string } => ({
  lead: outline.slice(0, from).split(sentenceEnd).at(-1) ?? '',
  rest: outline.slice(to).split(sentenceEnd)[0] ?? '',
})

/** The words of a mention and those around it. */
const wordFeatures = (mention: Mention, folded: string, outline: string): string[] => {
  const { from, to } = mention
  const { lead, rest } = sentenceAround(outline, mention)
  const [before, behind] = [wordsOf(outline.slice(0, from)), wordsOf(outline.slice(to))]
  const own = wordsOf(folded.slice(from, to))
  const near = before.slice(-window.near).filter((word) => !sign.test(word))
  return [
    ...Array.from({ length: window.before }, (_, at) => `-${at + 1} ${before.at(-at - 1) ?? '^'}`),
    ...Array.from({ length: window.behind }, (_, at) => `+${at + 1} ${behind[at] ?? '$'}`),
    `-2-1 ${before.at(-2) ?? '^'} ${before.at(-1) ?? '^'}`,
    `+1+2 ${behind[0] ?? '$'} ${behind[1] ?? '$'}`,
    ...new Set(near.map((word) => `near ${word}`)),
    ...new Set(wordsOf(rest).map((word) => `right ${word}`)),
    ...new Set(wordsOf(lead).map((word) => `left ${word}`)),
    `own ${own.slice(0, 2).join(' ')}`,
    `ending ${own.at(-1)?.slice(-4) ?? ''}`,
    ...(mention.test.kind === 'resultado' && isDecidedByCourts(wordsOf(folded.slice(0, from)).at(-1) ?? '')
      ? ['behind what courts decide']
      : []),
  ]
}
