import type { TextSpan } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'
import { subjectsOf, withSubjects } from '../choosing/asked-subject.ts'
import { type Candidate, candidateAt } from '../choosing/candidate.ts'
import { withCourtWords } from '../choosing/court-words.ts'
import { standsBesideOthers } from '../choosing/related-demands.ts'
import { spokenOf } from '../choosing/spoken-share.ts'
import { askedParts } from '../question/asked-parts.ts'
import type { AskedQuestion } from '../question/read-question.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import type { Span } from '../spans/span.ts'

/** From here on a thing is spoken of: in words that courts have for it at least. */
const minCover = 0.65
/** Either of the rarest things of a clause names what it is about. */
const rarestNaming = 2
/** A question with so many demands tells a story: no court speaks of all of it, and its rarest word is chance. */
const storyDemands = 8

/** What a question turns on. */
export interface AskedTurn {
  /** By thing that is asked by itself, places of its rarest demands. */
  readonly parts: readonly (readonly number[])[]
  /** By condition that is set, places of its demands. */
  readonly conditions: readonly (readonly number[])[]
  /** Place of the rarest word. Null where there is none. */
  readonly rarest: number | null
}

/**
 * What a question of few things turns on: the rarest things of what is asked, and each condition that is set. What is told beside it is a
 * circumstance, of which a court may be silent. Null where nothing asks, or a story is told.
 */
export function askedTurn({ text, conditions: set }: AskedQuestion, demands: readonly QuestionDemand[]): AskedTurn | null {
  const things = demands.flatMap(({ kind, label, rarity }, at) =>
    kind === 'topic' ? [] : [{ at, kind, rarity, from: text.indexOf(label) }],
  )
  if (things.length === 0 || things.length >= storyDemands) return null
  const thingsIn = ({ from, to }: TextSpan) => things.filter((thing) => from <= thing.from && thing.from < to)
  const conditions = set.map((range) => thingsIn(range).map(({ at }) => at))
  const parts = askedParts(text).map((range) => {
    const own = thingsIn(range).filter(({ at }) => !conditions.flat().includes(at))
    const least = own.map(({ rarity }) => rarity).sort((a, b) => b - a)[Math.min(rarestNaming, own.length) - 1] ?? 0
    return own.filter(({ rarity }) => rarity >= least).map(({ at }) => at)
  })
  const [rarest] = things.filter(({ kind }) => kind === 'words').sort((a, b) => b.rarity - a.rarity)
  const turn = { parts: parts.filter(isSome), conditions: conditions.filter(isSome), rarest: rarest?.at ?? null }
  return turn.parts.length + turn.conditions.length === 0 ? null : turn
}

const isSome = (places: readonly number[]): boolean => places.length > 0

/** Whether what is quoted of one ruling speaks of what a question turns on, in its words or in those of courts. */
export function speaksOfTurn(
  { parts, conditions, rarest }: AskedTurn,
  demands: readonly QuestionDemand[],
  source: SourceRuling,
  spans: readonly Span[],
): boolean {
  const kinds = new Map(source.ruling.sections.map(({ anchor, kind }) => [anchor, kind]))
  const quoted = spans
    .filter(({ docId }) => docId === source.ruling.docId)
    .map((span) => candidateAt(source, kinds.get(span.section) ?? 'texto', span))
  const subjects = subjectsOf(demands)
  const covers = quoted.map((candidate) => coversOf(candidate, demands, subjects))
  const isSpoken = (places: readonly number[]): boolean => places.some((at) => covers.some((each) => (each[at] ?? 0) >= minCover))
  const isAskedSpoken = parts.length === 0 || parts.some(isSpoken)
  return isAskedSpoken && conditions.every(isSpoken) && (rarest === null || standsBesideOthers(quoted, demands, rarest))
}

const coversOf = (candidate: Candidate, demands: readonly QuestionDemand[], subjects: ReturnType<typeof subjectsOf>): readonly number[] =>
  withCourtWords(
    withSubjects(
      demands.map((demand) => spokenOf(candidate, demand)),
      subjects,
    ),
    demands,
    candidate.folded,
  )
