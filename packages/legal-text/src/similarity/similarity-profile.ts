import type { Outcome, Ruling, Section, SectionKind } from '@basejuris/domain'
import { lshBands } from './lsh-bands.ts'
import { maskedWords } from './masked-words.ts'
import { minHash } from './min-hash.ts'
import { hashWord } from './mix-hash.ts'
import { jaccard, shingleSet } from './shingle-set.ts'

/** Raise it whenever stored profiles cannot be compared with new ones. */
export const similarityVersion = 1

/** Minimum Jaccard index of the masked shingles of two near-identical rulings of one partition. */
export const nearIdentical = 0.85

/** A shorter text says nothing of its own: «Se confirma la sentencia apelada» decides every kind of case. */
const minShingles = 8
/** Only so many words are compared: the rest of the longest rulings is quotation. */
const maxWords = 20_000
const frameKinds: ReadonlySet<SectionKind> = new Set(['encabezado', 'cierre'])
/** A heading or closing with more masked words says more than parties and judges. */
const maxFrameWords = 60
const undecided: ReadonlySet<Outcome> = new Set(['sin_dato', 'otro', 'mixto'])
/** Words at the end of a text without a resolutive part that count as its decision. */
const decisionWords = 60

export interface SimilarityProfile {
  /**
   * Rulings of different partitions are never near-identical. It holds the outcome and, where that is undecided, the words of the
   * decision.
   */
  readonly partition: string
  readonly shingles: Uint32Array
  /** Keys by which candidates are found: see `lshBands`. */
  readonly bands: readonly number[]
}

/** What rulings are compared by; null for too short a text. Linear in the text. */
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

/** Shingle counts outside these bounds cannot reach `nearIdentical`, because J is at most the smaller set over the larger. */
export function similarSizes(count: number): { readonly min: number; readonly max: number } {
  return {
    min: Math.ceil(count * nearIdentical - rounding),
    max: Math.floor(count / nearIdentical + rounding),
  }
}

const textsOf = (sections: readonly Section[]): string[] => sections.flatMap(({ paragraphs }) => paragraphs.map(({ text }) => text))

/**
 * Leaves out heading and closing, which name parties and judges, unless they are long. Leaves out votes too: rulings that differ by a
 * dissent are alike.
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
