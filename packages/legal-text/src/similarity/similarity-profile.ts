import type { Outcome, Ruling, Section, SectionKind } from '@basejuris/domain'
import { lshBands } from './lsh-bands.ts'
import { maskedWords } from './masked-words.ts'
import { minHash } from './min-hash.ts'
import { hashWord } from './mix-hash.ts'
import { jaccard, shingleSet } from './shingle-set.ts'

/** Raised whenever likenesses made before cannot be compared with new ones. */
export const similarityVersion = 1

/** Jaccard index of the masked shingles from which two rulings of one partition are near-identical. */
export const nearIdentical = 0.85

/** Text of which so little is left says nothing of its own: «Se confirma la sentencia apelada» decides every kind of case. */
const minShingles = 8
/** Words compared; what follows in the longest rulings is quoted matter. */
const maxWords = 20_000
const frameKinds: ReadonlySet<SectionKind> = new Set(['encabezado', 'cierre'])
/** Masked words of the longest heading or closing that is no more than that. */
const maxFrameWords = 60
const undecided: ReadonlySet<Outcome> = new Set(['sin_dato', 'otro', 'mixto'])
/** Words at the end of a text without a resolutive part that are taken for its decision. */
const decisionWords = 60

export interface SimilarityProfile {
  /** Rulings of different partitions are never near-identical: it holds the outcome and, where that says nothing, the words of the decision. */
  readonly partition: string
  readonly shingles: Uint32Array
  /** Keys by which candidates are found: see `lshBands`. */
  readonly bands: readonly number[]
}

/** What a ruling is compared by; null when it has too little text of its own. Linear in its text. */
export function similarityProfile(ruling: Pick<Ruling, 'outcome' | 'fictional' | 'sections'>): SimilarityProfile | null {
  const words = bodyWords(ruling.sections)
  const shingles = shingleSet(words)
  const signature = minHash(shingles)
  if (signature === null || shingles.length < minShingles) return null
  const decision = undecided.has(ruling.outcome) ? `:${decisionKey(ruling.sections, words)}` : ''
  const partition = `${ruling.fictional ? 'f' : 'r'}:${ruling.outcome}${decision}`
  return { partition, shingles, bands: lshBands(signature, partition) }
}

export function areNearIdentical(a: SimilarityProfile, b: SimilarityProfile): boolean {
  return a.partition === b.partition && jaccard(a.shingles, b.shingles) >= nearIdentical
}

const rounding = 1e-9

/** Shingle counts outside these bounds cannot reach `nearIdentical`, since J is at most the smaller set over the larger. */
export function similarSizes(count: number): { readonly min: number; readonly max: number } {
  return {
    min: Math.ceil(count * nearIdentical - rounding),
    max: Math.floor(count / nearIdentical + rounding),
  }
}

const textsOf = (sections: readonly Section[]): string[] => sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))

/**
 * Without heading and closing, which name parties and judges, unless they are so long that they say more; and without votes: rulings that agree
 * but for a dissent are alike.
 */
const bodyWords = (sections: readonly Section[]): string[] => {
  const parts = sections.map((section) => ({ kind: section.kind, words: maskedWords(textsOf([section])) }))
  const body = parts.filter(({ kind, words }) => kind !== 'voto' && (!frameKinds.has(kind) || words.length > maxFrameWords))
  return (body.length === 0 ? parts : body).flatMap(({ words }) => words).slice(0, maxWords)
}

const decisionKey = (sections: readonly Section[], words: readonly string[]): string => {
  const decision = maskedWords(textsOf(sections.filter(({ kind }) => kind === 'resolutiva')))
  const decisionText = decision.length === 0 ? words.slice(-decisionWords) : decision
  return (hashWord(decisionText.join(' ')) >>> 0).toString(36)
}
