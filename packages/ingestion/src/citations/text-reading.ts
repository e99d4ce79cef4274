import type { NormPlaces } from '@basejuris/database'
import { type Paragraph, type Ruling, rulingText } from '@basejuris/domain'
import {
  type FoldedOf,
  type FoundNormCitation,
  findNormCitations,
  findVoices,
  foldSameLength,
  type NoiseSigns,
  noiseSigns,
  type SpokenRange,
} from '@basejuris/legal-text'

type Sections = Ruling['sections']

/** What both the facts of a ruling and its relations take from its text. */
export interface ReadText {
  /** As of `rulingText`. */
  readonly whole: string
  /** Each paragraph as `foldSameLength` has it. */
  readonly foldedOf: FoldedOf
  /** In the order of the text, with offsets in the whole. */
  readonly norms: readonly FoundNormCitation[]
  /** Ranges of others' words, by anchor of their paragraph. */
  readonly spoken: ReadonlyMap<string, readonly SpokenRange[]>
  readonly noise: NoiseSigns
}

/** Recognises norms over the whole text, so that «la misma ley» refers to the one before, also in another section. */
export function readText(sections: Sections): ReadText {
  const whole = rulingText({ sections })
  // The signs are of the text read last: voices are read behind them.
  const [norms, noise] = [findNormCitations(whole), noiseSigns(whole)]
  const foldedOf = foldOnce()
  return { whole, foldedOf, norms, noise, spoken: new Map(sections.flatMap((section) => [...findVoices(section, foldedOf)])) }
}

/** Holds what it folded, for one text. */
export function foldOnce(): FoldedOf {
  const folded = new Map<Paragraph, string>()
  return (paragraph) => {
    const cached = folded.get(paragraph) ?? foldSameLength(paragraph.text)
    folded.set(paragraph, cached)
    return cached
  }
}

/** Norms with the paragraphs that name them. One that goes on in the next paragraph has its place in the first. */
export function placesOfNorms(sections: Sections, norms: readonly FoundNormCitation[]): NormPlaces[] {
  const byKey = new Map<string, NormPlaces>()
  let next = 0
  let start = 0
  for (const { anchor, text } of sections.flatMap(({ paragraphs }) => paragraphs)) {
    const end = start + text.length
    for (let one = norms[next]; one !== undefined && one.from < end; one = norms[next]) {
      next += 1
      if (one.from < start) continue
      const norm = byKey.get(one.key) ?? { key: one.key, idNorma: one.idNorma, places: [] }
      byKey.set(one.key, norm)
      norm.places.push({ anchor, from: one.from - start, to: Math.min(one.to, end) - start })
    }
    start = end + 1
  }
  return [...byKey.values()]
}
