import { analyze, findNormCitations } from '@basejuris/legal-text'
import type { QuestionDemand } from '@basejuris/search'

/** Half-open range of UTF-16 offsets in one paragraph of a ruling. */
interface Range {
  readonly anchor: string
  readonly from: number
  readonly to: number
}

/** What a question that goes on from others takes from them. */
export interface GoesOn {
  /** What is asked now, the last words of the whole question. */
  readonly added: string
  /** What earlier answers quoted. */
  readonly quoted: readonly (Range & { readonly docId: string })[]
}

/** Places of the demands that a question adds to those before; of all that it asks where it adds none. */
export function addedDemands(demands: readonly QuestionDemand[], question: string, { added }: GoesOn): readonly number[] {
  const now = wordsOf(added)
  const before = wordsOf(question.slice(0, -added.length))
  const asked = [...demands.keys()].filter((at) => speaksOf(now, demands[at]))
  const fresh = asked.filter((at) => !speaksOf(before, demands[at]))
  return fresh.length > 0 ? fresh : asked
}

/** The demands with those that are added rarer than all others, each kind in its own order. As they are where nothing is added. */
export function emphasise(demands: readonly QuestionDemand[], added: readonly number[]): readonly QuestionDemand[] {
  if (added.length === 0) return demands
  return demands.map((demand, at) => ({ ...demand, rarity: (demand.rarity + Number(added.includes(at))) / 2 }))
}

/** Part of its worth that a sentence retains which says nothing of what is added. */
const besideAdded = 0.3

/** Gives a sentence with its worth for a question that goes on: it counts how much of what is added it speaks of. As it is where nothing is added. */
export function preferAdded(
  added: readonly number[],
): <Sentence extends { readonly score: number; readonly covers: readonly number[] }>(sentence: Sentence) => Sentence {
  if (added.length === 0) return (sentence) => sentence
  return (sentence) => {
    const spoken = added.reduce((sum, at) => sum + (sentence.covers[at] ?? 0), 0) / added.length
    return { ...sentence, score: sentence.score * (besideAdded + (1 - besideAdded) * spoken) }
  }
}

/** Whether earlier answers quoted words of a place. */
export function isQuoted({ quoted }: GoesOn, docId: string, { anchor, from, to }: Range): boolean {
  return quoted.some((known) => known.docId === docId && known.anchor === anchor && known.from < to && from < known.to)
}

interface Words {
  readonly stems: ReadonlySet<string>
  readonly norms: ReadonlySet<string>
}

const wordsOf = (text: string): Words => ({
  stems: new Set(analyze(text).map(({ token }) => token)),
  norms: new Set(findNormCitations(text).map(({ key }) => key)),
})

/** By its own words, which come first. The topic of a question is nobody's words. */
const speaksOf = ({ stems, norms }: Words, demand: QuestionDemand | undefined): boolean => {
  if (demand === undefined || demand.kind === 'topic') return false
  const [own = []] = demand.wordings
  return demand.norms.some((key) => norms.has(key)) || (own.length > 0 && own.every((stem) => stems.has(stem)))
}
