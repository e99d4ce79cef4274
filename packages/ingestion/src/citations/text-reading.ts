import { createHash } from 'node:crypto'
import type { NormPlaces } from '@basejuris/database'
import { type Ruling, rulingText } from '@basejuris/domain'
import {
  type FoundNormCitation,
  findNormCitations,
  findVoices,
  type NoiseSigns,
  noiseSigns,
  type SpokenRange,
  speakers,
  type Voices,
} from '@basejuris/legal-text'

type Sections = Ruling['sections']

/** What both the facts of a ruling and its relations take from its text. */
export interface ReadText {
  /** As of `rulingText`. */
  readonly whole: string
  /** In the order of the text, with offsets in the whole. */
  readonly norms: readonly FoundNormCitation[]
  /** For each section. */
  readonly voices: readonly Voices[]
  readonly noise: NoiseSigns
}

/** Recognises norms over the whole text, so that «la misma ley» refers to the one before, also in another section. */
export function readText(sections: Sections): ReadText {
  const whole = rulingText({ sections })
  // The signs are of the text read last: voices are read behind them.
  const [norms, noise] = [findNormCitations(whole), noiseSigns(whole)]
  return { whole, norms, noise, voices: sections.map(findVoices) }
}

/** A `ReadText` as relations need it, small enough to cache for many rulings. */
export interface TextReading {
  readonly norms: readonly NormPlaces[]
  /** Four numbers for each range of others' words: its paragraph in the ruling, its speaker, and offsets in the paragraph. */
  readonly spoken: Int32Array
  readonly noise: NoiseSigns
}

const numbersOfRange = 4

export function condense(sections: Sections, { norms, voices, noise }: ReadText): TextReading {
  const spoken: number[] = []
  let paragraph = 0
  for (const [at, { paragraphs }] of sections.entries())
    for (const { anchor } of paragraphs) {
      for (const { speaker, from, to } of voices[at]?.get(anchor) ?? []) spoken.push(paragraph, speakers.indexOf(speaker), from, to)
      paragraph += 1
    }
  return { norms: placesOfNorms(sections, norms), spoken: Int32Array.from(spoken), noise }
}

/** A `TextReading` with the ranges of others' words by anchor of paragraph. */
export interface UnpackedReading extends Omit<TextReading, 'spoken'> {
  readonly spoken: ReadonlyMap<string, readonly SpokenRange[]>
}

export function unpack(sections: Sections, { norms, spoken, noise }: TextReading): UnpackedReading {
  return { norms, noise, spoken: spokenRanges(sections, spoken) }
}

function spokenRanges(sections: Sections, spoken: Int32Array): ReadonlyMap<string, readonly SpokenRange[]> {
  const anchors = sections.flatMap(({ paragraphs }) => paragraphs.map(({ anchor }) => anchor))
  const byAnchor = new Map<string, SpokenRange[]>()
  for (let at = 0; at < spoken.length; at += numbersOfRange) {
    const [paragraph, speaker, from, to] = [spoken[at] ?? 0, spoken[at + 1] ?? 0, spoken[at + 2] ?? 0, spoken[at + 3] ?? 0]
    const anchor = anchors[paragraph] ?? ''
    const ranges = byAnchor.get(anchor) ?? []
    ranges.push({ speaker: speakers[speaker] ?? 'tribunal', from, to })
    byAnchor.set(anchor, ranges)
  }
  return byAnchor
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

/** Differs where the text, its division or an anchor does, so that nothing read of one text is taken for another. */
export function hashOfText(sections: Sections): string {
  const parts = sections.flatMap(({ kind, title, paragraphs }) => [
    kind,
    title,
    ...paragraphs.flatMap(({ anchor, text }) => [anchor, text]),
  ])
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url')
}
