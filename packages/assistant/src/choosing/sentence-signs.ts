import { findDisposition, foldText } from '@basejuris/legal-text'
import type { SourceRuling } from '../spans/source-ruling.ts'
import type { Candidate } from './candidate.ts'
import { kindsGiven, type ScoringContext } from './score-candidates.ts'
import { askedFor, conclusion, orders, said } from './sentence-patterns.ts'
import { shareBy } from './spoken-share.ts'

/** What the model of worth reads of a sentence, each a number from -3 to 7 and mostly 0 or 1. */
export const sentenceSigns = [
  'spoken',
  'spokenBesideMost',
  'spokenNear',
  'normAsked',
  'kindGiven',
  'placeInRuling',
  'placeOfSection',
  'placeInSection',
  'sentencesInRuling',
  'sentencesInSection',
  'othersInSection',
  'closingSection',
  'opinion',
  'vote',
  'length',
  'isShort',
  'isLong',
  'hasQuotation',
  'concludes',
  'consequence',
  'denial',
  'penalty',
  'thisCourt',
  'procedure',
  'dispositionLine',
  'order',
  'firstOrder',
  'orderInCapitals',
  'amountLine',
  'spokenInOrder',
  'reasonForReason',
  'denialForReason',
  'denialForYesNo',
  'penaltyForPenalty',
  'amountForAmount',
  'timeForTime',
] as const
export type SentenceSigns = Readonly<Record<(typeof sentenceSigns)[number], number>>

/** Considerandos before the operative part in which courts conclude. */
const closingSections = 3
/** UTF-16 units: a usual sentence, a short one, a long one, and an item of a list of sums. */
const lengths = { usual: 150, short: 90, long: 300, item: 160 }
/** Part of the characters of an order in capitals. */
const minCapitals = 0.3

/** Gives the signs of each sentence of one ruling by its place in the list. `covers` says by demand how far each speaks of it. */
export function sentenceSignsOf(
  source: SourceRuling,
  own: readonly Candidate[],
  covers: readonly (readonly number[])[],
  { question, demands }: ScoringContext,
): (candidate: Candidate, at: number) => SentenceSigns {
  const shareOf = shareBy(demands, covers)
  const spoken = covers.map(shareOf)
  const maxSpoken = Math.max(Number.MIN_VALUE, ...spoken)
  const norms = [...demands.keys()].filter((at) => demands[at]?.kind === 'norm')
  const sections = describeSections(own)
  const line = findDisposition(source.ruling.sections)?.line ?? null
  const asked = matchesOf(askedFor, foldText(question.text))
  return (candidate, at) => {
    const { kind, folded, place, text } = candidate
    const section = sections.get(place.section) ?? noSection
    const says = matchesOf(said, folded)
    const spokenAt = (step: number): number => (own[at + step]?.place.section === place.section ? (spoken[at + step] ?? 0) : 0)
    const isOperative = kind === 'resolutiva'
    const isOrder = isOperative && orders.test(folded)
    const isLine = line !== null && line.anchor === place.anchor && line.from < place.to && place.from < line.to
    return {
      spoken: spoken[at] ?? 0,
      spokenBesideMost: (spoken[at] ?? 0) / maxSpoken,
      spokenNear: Math.max(spokenAt(-1), spokenAt(1)),
      normAsked: Math.max(0, ...norms.map((demand) => covers[at]?.[demand] ?? 0)),
      kindGiven: kindsGiven(candidate, question),
      placeInRuling: at / own.length,
      placeOfSection: section.place,
      placeInSection: section.length < 2 ? 0.5 : (at - section.first) / (section.length - 1),
      sentencesInRuling: Math.log(own.length),
      sentencesInSection: Math.log(section.length),
      othersInSection: section.ofOthers,
      closingSection: Number(section.isClosing),
      opinion: Number(kind === 'texto'),
      vote: Number(kind === 'voto'),
      length: Math.log(text.length / lengths.usual),
      isShort: Number(text.length < lengths.short),
      isLong: Number(text.length > lengths.long),
      hasQuotation: Number(/[“”«»"]/u.test(text)),
      concludes: Number(conclusion.test(folded)),
      consequence: Number(says.consequence),
      denial: Number(says.denial),
      penalty: Number(says.penalty),
      thisCourt: Number(says.thisCourt),
      procedure: Number(says.procedure),
      dispositionLine: Number(isLine),
      order: Number(isOrder),
      firstOrder: Number(isOrder && at === section.firstOrder),
      orderInCapitals: Number(isOperative && (text.match(/\p{Lu}/gu)?.length ?? 0) > text.length * minCapitals),
      amountLine: Number(isOperative && /\$\s?\d/u.test(text) && text.length < lengths.item),
      spokenInOrder: isOperative ? (spoken[at] ?? 0) : 0,
      reasonForReason: Number(asked.reason && says.reason),
      denialForReason: Number(asked.reason && says.denial),
      denialForYesNo: Number(asked.yesNo && says.denial),
      penaltyForPenalty: Number(asked.penalty && says.penalty),
      amountForAmount: Number(asked.amount && says.amount && isOperative),
      timeForTime: Number(asked.time && says.time),
    }
  }
}

const matchesOf = <Name extends string>(patterns: Readonly<Record<Name, RegExp>>, folded: string): Record<Name, boolean> =>
  Object.fromEntries(Object.entries<RegExp>(patterns).map(([name, pattern]) => [name, pattern.test(folded)])) as Record<Name, boolean>

export interface DescribedSection {
  /** Places in the list of its first sentence, and of the first that orders in an operative part; -1 where none does. */
  readonly first: number
  readonly firstOrder: number
  /** Sentences. */
  readonly length: number
  /** Share of its text that others tell. */
  readonly ofOthers: number
  /** From 0, the first, to 1, the last. */
  readonly place: number
  readonly isClosing: boolean
}

const noSection: DescribedSection = { first: 0, firstOrder: -1, length: 1, ofOthers: 0, place: 0, isClosing: false }

/** The sections of one ruling by their anchors. */
export function describeSections(own: readonly Candidate[]): ReadonlyMap<string, DescribedSection> {
  const places = [...Map.groupBy(own.keys(), (at) => own[at]?.place.section ?? '')]
  const lengthOf = (some: readonly number[]): number => some.reduce((sum, at) => sum + (own[at]?.text.length ?? 0), 0)
  const closing = places.filter(([, [first = 0]]) => own[first]?.kind === 'considerando').slice(-closingSections)
  return new Map(
    places.map(([name, each], order) => [
      name,
      {
        first: each[0] ?? 0,
        firstOrder: each.find((at) => own[at]?.kind === 'resolutiva' && orders.test(own[at].folded)) ?? -1,
        length: each.length,
        ofOthers: lengthOf(each.filter((at) => own[at]?.voice.speaker !== 'tribunal')) / lengthOf(each),
        place: order / Math.max(1, places.length - 1),
        isClosing: closing.some(([closingName]) => closingName === name),
      },
    ]),
  )
}
