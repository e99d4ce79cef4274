import { foldText, overlaps } from '@basejuris/legal-text'
import type { ConditionMode, ConditionTest } from '../conditions/condition.ts'
import { asOrigin, mayBeOrigin } from '../conditions/courts-of-origin.ts'
import { type ConditionSwitches, mentionsIn } from '../conditions/find-conditions.ts'
import type { KnownJudge } from '../conditions/find-judges.ts'
import { cityMention } from '../conditions/find-lone-cities.ts'
import { foldQuery, type Mention } from '../conditions/mention.ts'
import { narrativeOf } from '../conditions/narrative.ts'
import { requestIn } from '../conditions/requests/request-in.ts'
import { writeOut } from '../conditions/shorthand.ts'
import { isFunctionWord, isPredicateAfterNo, termLength } from '../formal/sentence-words.ts'
import { cityAtStart } from '../parts/find-cities.ts'
import { findCourts } from '../parts/find-courts.ts'
import type { Quote } from '../parts/query-parts.ts'
import type { Span } from '../parts/span.ts'
import { decideNegation } from './decide-negation.ts'
import { findNegationCues, type NegationCue } from './negation-cues.ts'

/** Something that the query leaves out in plain words: «excepto minería», «que no sean de la Corte Suprema». */
export interface Negation extends Span {
  /** What is left out, without the words before it. */
  readonly part: Span
  /** The words that say so: «que no sean de la». Empty but for the first of several parts. */
  readonly cue: Span
  readonly key: string
  /** As shown behind «sin». */
  readonly label: string
  readonly value: string
  /** `preferir`: nothing is left out, and words are searched as any. */
  readonly mode: ConditionMode
  /** As the text alone decides. */
  readonly natural: ConditionMode
  /** Null for words. */
  readonly test: ConditionTest | null
  /** Words without quotation marks. */
  readonly text: string
  /** Words that belong together. */
  readonly isPhrase: boolean
}

export interface NegationContext {
  /** Quoted phrases. */
  readonly quotes: readonly Quote[]
  readonly judges: readonly KnownJudge[]
  readonly switches: ConditionSwitches
}

/** Text of one negation that is looked at. */
const maxLength = 160
/** Of the words in a key, which the address of a search carries. */
const maxKeyText = 200
const zoneWords =
  'los|las|el|la|lo|aquell[oa]s|tod[oa]s?|casos?|causas?|fallos?|sentencias?|jurisprudencia|resoluciones|dictamenes|decisiones|asuntos|temas?|materias?|del?|al?|en|por|' +
  'sobre|contra|con|que|sean?|traten?|hablen|ver|nada|(?:dictad|emanad|relativ|referid|relacionad|vinculad|recaid|provenient)[oae]s|ni|tampoco|anos?(?=\\s+\\d)'
const zonePattern = new RegExp(String.raw`^(?:[\s,:]*(?<![\p{L}])(?:${zoneWords})(?!\p{L}))*[\s,:]*`, 'u')
const joints = new RegExp(String.raw`^\s*(?:,\s*)?(?:ni|y|e|o|u)(?!\p{L})(?:\s+(?:${zoneWords})(?!\p{L}))*\s+`, 'u')
const listed = /^\s*,\s*(?=\p{L}+(?:\s+\p{L}+){0,2}(?:\s*,\s*\p{L}+(?:\s+\p{L}+){0,2}){0,4}\s+(?:y|e|ni|o)\s)/u
const segmentEnd = /[.;:?!¿¡\n()«»"“”]/u
const maxParts = 6

/** What the query leaves out in plain words, in order. Capitals and signs are left to the operators. */
export function findNegations(typed: string, context: NegationContext): Negation[] {
  const written = writeOut(typed)
  const { text } = written
  const folded = foldQuery(text)
  if (folded === null) return []
  const quotes = context.quotes.map((quote) => ({ ...quote, ...written.spanOf(quote) }))
  const found: Negation[] = []
  for (const cue of findNegationCues(folded, text)) {
    if ([...quotes, ...found].some((other) => overlaps(other, cue))) continue
    found.push(...negationsOf(cue, { text, folded, quotes, judges: context.judges }))
  }
  return found.map((negation) => switched({ ...negation, ...movedBy(negation, (span) => written.originOf(span)) }, context.switches))
}

const movedBy = ({ from, to, part, cue }: Negation, move: (span: Span) => Span) => ({
  ...move({ from, to }),
  part: move(part),
  cue: cue.from === cue.to ? { from: move(part).from, to: move(part).from } : move(cue),
})

const switched = (negation: Negation, { required = [], preferred = [] }: ConditionSwitches): Negation => {
  const { key, natural } = negation
  return { ...negation, mode: required.includes(key) ? 'exigir' : preferred.includes(key) ? 'preferir' : natural }
}

interface Source {
  readonly text: string
  readonly folded: string
  readonly quotes: readonly Quote[]
  readonly judges: readonly KnownJudge[]
}

interface Part extends Span {
  readonly mention: Mention | null
  readonly text: string
  readonly isPhrase: boolean
  readonly isQuoted: boolean
}

/** The parts that one cue leaves out: «excepto minería y pesca» has two. */
const negationsOf = (cue: NegationCue, source: Source): Negation[] => {
  const { text, folded } = source
  const zone = zonePattern.exec(folded.slice(cue.to, cue.to + maxLength))?.[0] ?? ''
  const first = partAt(cue.to + zone.length, source, zone)
  if (first === null) return []
  const parts = [first]
  for (let next = nextPart(first, source); next !== null && parts.length < maxParts; next = nextPart(next, source)) parts.push(next)
  const last = parts.at(-1) ?? first
  const span = { from: cue.from, to: last.to }
  const request = requestIn(text)
  const mode = decideNegation(
    {
      cue: cue.kind,
      zone: `${cue.kind === 'that' ? folded.slice(cue.from, cue.to).replace(/^que\s+no\s+/u, '') : ''}${zone}`,
      mention: first.mention,
      lead: folded.slice(Math.max(0, cue.from - maxLength), cue.from),
      before: /(?<word>[\p{L}\d.°º]+)[\s]*$/u.exec(folded.slice(Math.max(0, cue.from - maxLength), cue.from))?.groups?.['word'] ?? '',
      first: /^\p{L}+/u.exec(folded.slice(first.from))?.[0] ?? '',
      isPredicate: isPredicateAfterNo(/^\p{L}+/u.exec(text.slice(first.from))?.[0] ?? ''),
      behind: folded.slice(cue.to, cue.to + maxLength),
      after: folded.slice(last.to, last.to + maxLength),
      isQuoted: first.isQuoted,
      isPhrase: first.isPhrase,
    },
    {
      narrative: narrativeOf(text, [span, ...source.quotes]),
      words: folded.match(/[\p{L}\d]+/gu)?.length ?? 0,
      isAsked: request !== null && request.from <= cue.from && cue.from < request.to,
    },
  )
  if (mode === null) return []
  return asOrigins(parts, text).map((part, at): Negation => {
    const from = at === 0 ? cue.from : (parts[at - 1]?.to ?? cue.from)
    return {
      ...negated(part),
      from,
      to: part.to,
      cue: { from, to: part.from },
      part: { from: part.from, to: part.to },
      mode,
      natural: mode,
    }
  })
}

/** «casación suprema sin Arica»: of the rulings of the Corte Suprema those are left out that come from there. */
const asOrigins = (parts: readonly Part[], text: string): readonly Part[] => {
  if (!parts.some(({ mention }) => mention !== null && mayBeOrigin(mention))) return parts
  const others = findCourts(text).filter((court) => court.plain && !parts.some((part) => overlaps(part, court)))
  if (others.length === 0 || others.some(({ name }) => name !== 'Corte Suprema')) return parts
  return parts.map((part) =>
    part.mention !== null && mayBeOrigin(part.mention) ? { ...part, mention: asOrigin(part.mention, true) } : part,
  )
}

const negated = ({ mention, text, isPhrase }: Part): Pick<Negation, 'key' | 'label' | 'value' | 'test' | 'text' | 'isPhrase'> => {
  if (mention === null)
    return { key: `excluye:${text.toLowerCase().slice(0, maxKeyText)}`, label: `«${text}»`, value: text, test: null, text, isPhrase }
  const value = `${mention.test.kind}:${mention.value}`
  return { key: `excluye:${value}`, label: labelOf(mention), value, test: mention.test, text, isPhrase }
}

const labelOf = ({ test, label, value }: Mention): string => {
  if (test.kind === 'resultado') return `las de resultado «${label}»`
  if (test.kind === 'origen') return `las que vienen de ${/^Corte/u.test(label) ? `la ${label}` : label}`
  if (test.kind === 'recurso') return /^(?:casa|unifi|inapl|recl)/u.test(value) ? value : `recurso de ${value}`
  return label
}

/** «, pesca y agricultura», «ni de Talca»: the next part of the same negation. */
const nextPart = (last: Part, source: Source): Part | null => {
  const behind = source.folded.slice(last.to, last.to + maxLength)
  const joint = joints.exec(behind)?.[0] ?? (last.mention === null ? listed.exec(behind)?.[0] : undefined)
  if (joint === undefined) return null
  const part = partAt(last.to + joint.length, source, joint)
  if (part === null) return null
  const isAlike = last.mention === null ? part.mention === null : part.mention?.test.kind === last.mention.test.kind
  return isAlike || /^\s*,?\s*ni\s/u.test(joint) ? part : null
}

/** What begins at a place: a quotation, a property of rulings, or the words of one term. */
const partAt = (from: number, { text, folded, quotes, judges }: Source, zone: string): Part | null => {
  const quote = quotes.find((each) => each.from === from || (each.from > from && folded.slice(from, each.from).trim() === ''))
  if (quote !== undefined) return { from: quote.from, to: quote.to, mention: null, text: quote.text, isPhrase: true, isQuoted: true }
  const rest = text.slice(from, from + maxLength)
  const clause = rest.slice(0, segmentEnd.exec(rest)?.index ?? rest.length)
  const mention =
    propertyAt(
      clause,
      judges.map((each) => ({ ...each, from: each.from - from, to: each.to - from })),
    ) ?? cityAt(clause, zone, folded)
  if (mention !== null) {
    const to = from + mention.to
    return { from, to, mention: { ...mention, from, to }, text: text.slice(from, to), isPhrase: false, isQuoted: false }
  }
  const words = [...clause.slice(0, /,/u.exec(clause)?.index).matchAll(/[\p{L}\d][\p{L}\d'’./-]*/gu)]
  const [first] = words
  if (first === undefined || first.index !== 0 || isFunctionWord(first[0]) || !/^\p{L}{3}/u.test(first[0])) return null
  const length = termLength(words.map(([word]) => word))
  const last = words[length - 1] ?? first
  const to = from + last.index + last[0].replace(/[./-]+$/u, '').length
  return { from, to, mention: null, text: text.slice(from, to), isPhrase: length > 1, isQuoted: false }
}

/** What the words before may be for a reader of conditions, so that a bare «penales» or «rechazados» is read as of rulings. «Salud» alone stays a word. */
const leads = ['', 'fallos ', 'fallos de ', 'recursos ', 'sentencias '] as const

/** A court, date, base, outcome and so on at the beginning of the clause. */
const propertyAt = (clause: string, judges: readonly KnownJudge[]): Mention | null => {
  for (const lead of leads) {
    const moved = judges.map((each) => ({ ...each, from: each.from + lead.length, to: each.to + lead.length }))
    const mention = mentionsIn(`${lead}${clause}`, { taken: [], norms: [], caseCourts: [], judges: moved }).find(
      ({ from, to, strength, isWordToo }) => from <= lead.length && to > lead.length && strength !== 'other' && isWordToo !== true,
    )
    if (mention === undefined || (lead === 'recursos ' && mention.test.kind !== 'resultado')) continue
    if (lead !== '' && mention.label.startsWith('tribunales de ')) continue
    if (mention.value === 'salud' && lead === 'fallos de ') continue
    return { ...mention, from: 0, to: mention.to - lead.length }
  }
  return null
}

const courtWords = /(?<!\p{L})(?:cortes?|suprema|tribunal(?:es)?|juzgados?|icas?)(?!\p{L})/u

/** «los de Santiago», «cortes menos Talca»: every court of a city. */
const cityAt = (clause: string, zone: string, query: string): Mention | null => {
  const city = cityAtStart(foldText(clause))
  if (city === null) return null
  const isNamed =
    /^\p{Lu}/u.test(clause) || courtWords.test(query) || /(?<!\p{L})(?:l[oa]s|fallos|sentencias)\s+(?:del?|en)\s+$/u.test(zone)
  const written = clause.slice(0, city.length)
  return isNamed && /^(?!\p{L})/u.test(clause.slice(city.length)) ? cityMention({ from: 0, to: city.length }, written) : null
}
