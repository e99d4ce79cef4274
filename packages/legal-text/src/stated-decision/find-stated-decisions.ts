import { foldSameLength } from '../analysis/fold-text.ts'
import { splitSentences } from '../analysis/split-sentences.ts'
import type { TextSpan } from '../analysis/text-span.ts'
import type { FoundRulingCitation } from '../references/ruling-citation.ts'
import { CitingClause } from './citing-clause.ts'
import { type DecidedObject, objectAt, objectsIn } from './decided-object.ts'
import { isPreterite, type StatedAct, verbReaders } from './decision-words.ts'

/** What a text says that a ruling which it cites decided. Half-open range of the words in the text. */
export interface StatedDecision extends TextSpan {
  readonly act: StatedAct
  /** What was granted or denied; null where a ruling was confirmed, reversed or annulled, or somebody accused. */
  readonly object: DecidedObject | null
  /** What was confirmed, reversed or annulled, as the text calls it; null of any other act. */
  readonly reviewed: 'la sentencia' | 'la resolución' | null
  /** «En todas sus partes» stands beside it. */
  readonly isWhole: boolean
}

/** Sentences longer than this are not read. */
const maxSentence = 1500
const quoted = /[“«][^”»]*(?:[”»]|$)|(?<![^\s(:])"(?=\S)[^"]*(?:"|$)/gu

/**
 * What a text says that each ruling decided, in the order of `citations`. The verb stands in the sentence of the citation. Its subject is the court or the
 * ruling, its object a recourse, a claim or a ruling. Null where nothing of the kind is said, where another may be meant, and where opposite things are said.
 */
export function findStatedDecisions(text: string, citations: readonly FoundRulingCitation[]): (StatedDecision | null)[] {
  const found = new Map<FoundRulingCitation, StatedDecision[]>()
  for (const sentence of sentencesWith(text, citations))
    for (const clause of clausesOf(text, sentence, citations))
      for (const { citation, ...decision } of decisionsIn(clause, text)) found.set(citation, [...(found.get(citation) ?? []), decision])
  return citations.map((citation) => {
    const [first, ...others] = found.get(citation) ?? []
    return first === undefined || others.some(({ act }) => act !== first.act) ? null : first
  })
}

const sentencesWith = (text: string, citations: readonly TextSpan[]): TextSpan[] => {
  const found: TextSpan[] = []
  let next = 0
  for (const { from, to } of splitSentences(text)) {
    while ((citations[next]?.from ?? Number.POSITIVE_INFINITY) < from) next += 1
    if ((citations[next]?.from ?? Number.POSITIVE_INFINITY) < to && to - from <= maxSentence) found.push({ from, to })
  }
  return found
}

/** The parts of a sentence between semicolons, folded and with what it quotes blank. */
function* clausesOf(text: string, { from, to }: TextSpan, citations: readonly FoundRulingCitation[]): Generator<CitingClause> {
  const words = foldSameLength(text.slice(from, to).replaceAll(quoted, (quotation) => ' '.repeat(quotation.length)))
  let start = 0
  for (const part of words.split(';')) {
    const span = { from: from + start, to: from + start + part.length }
    const own = citations.filter((citation) => citation.from >= span.from && citation.to <= span.to)
    if (own.length > 0) yield new CitingClause(text, { words: part, start: span.from }, own)
    start += part.length + 1
  }
}

interface CitedDecision extends StatedDecision {
  readonly citation: FoundRulingCitation
}

function* decisionsIn(clause: CitingClause, text: string): Generator<CitedDecision> {
  for (const { act, active, pronoun, passive } of verbReaders) {
    for (const match of clause.words.matchAll(active)) {
      const { lead = '', verb = '', noun = '', weak } = match.groups ?? {}
      const from = match.index
      const place = { from, to: from + match[0].length, isImpersonal: /se $/u.test(lead), isPresent: weak !== undefined }
      const citation = clause.citationOfVerb(place)
      const stated = read(act, lead, noun)
      if (citation !== null && stated !== null && isWritten(text, clause.start + from + lead.length, verb))
        yield { ...stated, isWhole: isWhole(clause.words, place), citation, ...clause.spanOf(place) }
    }
    if (act === 'acoge' || act === 'rechaza')
      for (const match of clause.words.matchAll(pronoun)) {
        const { lead = '', verb = '', weak } = match.groups ?? {}
        const place = { from: match.index, to: match.index + match[0].length, isImpersonal: false, isPresent: weak !== undefined }
        const object = objectsIn(clause.words.slice(Math.max(0, match.index - pronounReach), match.index)).at(-1)
        const citation = object === undefined || weak !== undefined ? null : clause.citationOfVerb(place)
        const denied = deniedAct(act, lead)
        if (citation !== null && denied !== null && object !== undefined && isWritten(text, clause.start + place.to - verb.length, verb))
          yield { act: denied, object, reviewed: null, isWhole: isWhole(clause.words, place), citation, ...clause.spanOf(place) }
      }
    for (const match of clause.words.matchAll(passive)) {
      const { lead = '', noun = '', mid = '' } = match.groups ?? {}
      const place = { from: match.index, to: match.index + match[0].length, isImpersonal: true, isPresent: false }
      const citation = isPlainMid(mid) ? clause.citationOfPassive(place) : null
      const stated = read(act, lead, noun)
      if (citation !== null && stated !== null)
        yield { ...stated, isWhole: isWhole(clause.words, place), citation, ...clause.spanOf(place) }
    }
  }
}

const wholly =
  /(?<!\p{L})(?:en tod[oa]s (?:y cada una de )?sus (?:partes|capitulos)|en su totalidad|integramente|totalmente|completamente)(?!\p{L})/u
/** Letters behind a decision in which it is said to be whole. */
const wholeReach = 60
const isWhole = (words: string, { from, to }: TextSpan): boolean =>
  wholly.test(words.slice(from, to + wholeReach).split(/[;,.] (?:y|pero|sin) /u)[0] ?? '')

/** Letters before a pronoun in which its object is named. */
const pronounReach = 160
const isPlainMid = (mid: string): boolean => !/(?<!\p{L})(?:que|cual|quien|pero)(?!\p{L})/u.test(mid)

const isWritten = (text: string, at: number, verb: string): boolean => isPreterite(text.slice(at, at + verb.length).split(' ')[0] ?? '')

/** What is not granted is denied. What is not denied says nothing. */
const deniedAct = (act: StatedAct, lead: string): StatedAct | null => {
  if (!/^(?:no|tampoco|nunca) /u.test(lead)) return act
  return act === 'acoge' ? 'rechaza' : null
}

const read = (act: StatedAct, lead: string, noun: string): Pick<StatedDecision, 'act' | 'object' | 'reviewed'> | null => {
  const denied = deniedAct(act, lead)
  if (denied === null) return null
  if (act === 'acoge' || act === 'rechaza') return { act: denied, object: objectAt(noun), reviewed: null }
  if (act === 'condena' || act === 'absuelve') return { act: denied, object: null, reviewed: null }
  return { act: denied, object: null, reviewed: /^(?:sentencia|fallo)/u.test(noun) ? 'la sentencia' : 'la resolución' }
}
