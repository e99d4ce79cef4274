import { setImmediate } from 'node:timers/promises'
import type { Paragraph, Section } from '@basejuris/domain'
import {
  addEvidence,
  type FoundNormCitation,
  type FoundRulingCitation,
  findNormCitations,
  findRulingCitations,
  type NoiseSigns,
  type NormEvidence,
  type NormScan,
  newEvidence,
  scanNorms,
} from '@basejuris/legal-text'

/** What a paragraph cites, whether or not it resolves. Offsets count characters of the paragraph. */
export interface ParagraphCitations {
  readonly norms: readonly FoundNormCitation[]
  readonly rulings: readonly FoundRulingCitation[]
}

/** Characters read before other requests get their turn: about five milliseconds. */
const chunkCharacters = 20_000

/** Keyed by the sections themselves: a ruling that is read again from the cache has the same ones. */
const citationsOf = new WeakMap<readonly Section[], Map<string, ParagraphCitations>>()

/** Norms and rulings that the paragraphs cite, by anchor; paragraphs without any are absent. Cached per ruling in memory. */
export async function readCitations(sections: readonly Section[]): Promise<ReadonlyMap<string, ParagraphCitations>> {
  const cached = citationsOf.get(sections)
  if (cached !== undefined) return cached
  const citations = await readSections(sections)
  citationsOf.set(sections, citations)
  return citations
}

interface ReadChunk {
  readonly paragraphs: readonly Paragraph[]
  readonly scan: NormScan
  readonly rulings: readonly FoundRulingCitation[]
}

/** Paragraphs are read together, so that «el mismo Código» refers to the one before. */
async function readSections(sections: readonly Section[]): Promise<Map<string, ParagraphCitations>> {
  const citations = new Map<string, ParagraphCitations>()
  const evidence = newEvidence()
  for (const { paragraphs, scan, rulings } of await readChunks(sections, evidence)) {
    const norms = findNormCitations(scan, evidence)
    for (const { anchor, start, end } of placesOf(paragraphs)) {
      const own = { norms: within(norms, start, end), rulings: within(rulings, start, end) }
      if (own.norms.length > 0 || own.rulings.length > 0) citations.set(anchor, own)
    }
  }
  return citations
}

/** Rulings that the paragraphs cite, by anchor; paragraphs without any are absent. Read by the same parts as `readCitations`. */
export async function readRulingCitations(
  sections: readonly Section[],
  noise?: NoiseSigns,
): Promise<ReadonlyMap<string, readonly FoundRulingCitation[]>> {
  const citations = new Map<string, readonly FoundRulingCitation[]>()
  for await (const { paragraphs, text } of textsOf(sections)) {
    const rulings = findRulingCitations(text, { noise })
    for (const { anchor, start, end } of rulings.length === 0 ? [] : placesOf(paragraphs)) {
      const own = within(rulings, start, end)
      if (own.length > 0) citations.set(anchor, own)
    }
  }
  return citations
}

/** Reads each text once, for its norms, for what it says of the norms of others, and for its rulings. */
async function readChunks(sections: readonly Section[], evidence: NormEvidence): Promise<ReadChunk[]> {
  const chunks: ReadChunk[] = []
  for await (const { paragraphs, text } of textsOf(sections)) {
    const scan = scanNorms(text)
    addEvidence(scan, evidence)
    chunks.push({ paragraphs, scan, rulings: findRulingCitations(text) })
  }
  return chunks
}

/** Paragraphs that are read as one text. Other requests get their turn between long ones. */
async function* textsOf(
  sections: readonly Section[],
): AsyncGenerator<{ readonly paragraphs: readonly Paragraph[]; readonly text: string }> {
  for (const paragraphs of sections.flatMap((section) => chunksOf(section.paragraphs))) {
    const text = paragraphs.map((paragraph) => paragraph.text).join('\n')
    yield { paragraphs, text }
    if (text.length >= chunkCharacters / 2) await setImmediate()
  }
}

/** Where each paragraph stands in their text. */
function* placesOf(paragraphs: readonly Paragraph[]): Generator<{ readonly anchor: string; readonly start: number; readonly end: number }> {
  let start = 0
  for (const { anchor, text } of paragraphs) {
    const end = start + text.length
    yield { anchor, start, end }
    start = end + 1
  }
}

function chunksOf(paragraphs: readonly Paragraph[]): Paragraph[][] {
  const chunks: Paragraph[][] = []
  let length = chunkCharacters
  for (const paragraph of paragraphs) {
    if (length >= chunkCharacters) {
      chunks.push([])
      length = 0
    }
    chunks.at(-1)?.push(paragraph)
    length += paragraph.text.length
  }
  return chunks
}

const within = <T extends { readonly from: number; readonly to: number }>(found: readonly T[], start: number, end: number): T[] =>
  found.filter(({ from, to }) => from >= start && to <= end).map((one) => ({ ...one, from: one.from - start, to: one.to - start }))
