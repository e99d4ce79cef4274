import { ByteWriter } from '../bytes/byte-writer.ts'
import type { EngineDocument } from '../model/document.ts'
import { pairsField, sectionsField } from '../segment/companion-fields.ts'
import { type FacetEntries, writeFacet } from '../segment/facet-column.ts'
import type { FieldMeta, SegmentDirectory } from '../segment/format.ts'
import type { FrequentPairs } from '../segment/frequent-pairs.ts'
import { writeGroups } from '../segment/group-column.ts'
import { writeIds } from '../segment/id-table.ts'
import { PostingBuffer } from '../segment/postings/posting-buffer.ts'
import { SectionWriter } from '../segment/section-writer.ts'
import type { SegmentSink } from '../segment/segment-sink.ts'
import { writeSortKey } from '../segment/sort-column.ts'
import { encodeVectors } from '../vectors/encode-vectors.ts'
import { FieldWriter } from './field-writer.ts'
import { type InvertedField, invertField } from './invert-field.ts'
import { type NumberedTokens, numberTokens, sectionTokens } from './numbered-tokens.ts'
import { pairTokens } from './pair-tokens.ts'
import { writeVectors } from './write-vectors.ts'

export interface BuildOptions {
  readonly dimension: number
  /** BM25F `b` of a field, used for the impacts. */
  readonly bOf: (field: string) => number
  /** Pairs of frequent words to index for a field. */
  readonly pairsOf: (field: string) => FrequentPairs | null
  readonly pause: () => Promise<void>
}

/** Writes a segment of these documents. Their ids must differ. */
export async function buildSegment(
  sink: SegmentSink,
  documents: readonly EngineDocument[],
  options: BuildOptions,
): Promise<SegmentDirectory> {
  const { dimension, pairsOf, pause } = options
  const sorted = [...documents].sort((a, b) => (a.id < b.id ? -1 : 1))
  const out = new SectionWriter(sink)
  const fields: FieldMeta[] = []
  for (const name of namesIn(sorted, ({ fields: streams }) => streams)) {
    const streams = sorted.map((document) => document.fields[name])
    const add = async (field: string, tokens: NumberedTokens, lengths: Uint32Array): Promise<void> => {
      if (tokens.terms.length > 0) fields.push(await writeInverted(out, field, await invertField(tokens, pause), lengths, options))
    }
    const tokens = await numberTokens(streams, pause)
    await add(name, tokens, tokens.lengths)
    const pairs = pairsOf(name)
    if (pairs !== null) await add(pairsField(name), await pairTokens(tokens, pairs, pause), tokens.lengths)
    const sections = sectionTokens(streams)
    await add(sectionsField(name), sections, sections.lengths)
  }
  await writeIds(
    out,
    sorted.map(({ id }) => id),
    pause,
  )
  const groups = await writeGroups(
    out,
    sorted.map(({ group }) => group),
    pause,
  )
  await pause()
  const facets = []
  for (const name of namesIn(sorted, (document) => document.facets)) {
    const entries = facetEntries(sorted.map((document) => document.facets[name] ?? []))
    facets.push({ name, values: entries.values.length, single: await writeFacet(out, name, entries, pause) })
  }
  const sortKeys = []
  for (const name of namesIn(sorted, (document) => document.sortKeys)) {
    const values = sorted.map((document) => document.sortKeys[name])
    sortKeys.push({ name, ...(await writeSortKey(out, name, values, pause)) })
  }
  await pause()
  const encoded = await encodeVectors(
    sorted.map(({ vector }) => vector),
    pause,
  )
  const vectors = await writeVectors(out, encoded, pause)
  return out.directory({ documents: sorted.length, groups, fields, facets, sortKeys, vectors, dimension })
}

/** Estimated size of a segment: three bytes per term and per vector dimension. */
export function estimatedBytes(documents: readonly EngineDocument[]): number {
  return documents.reduce(
    (sum, { fields, vector }) =>
      sum + 3 * Object.values(fields).reduce((terms, stream) => terms + stream.terms.length, vector?.length ?? 0),
    0,
  )
}

const namesIn = (documents: readonly EngineDocument[], of: (document: EngineDocument) => object): string[] => [
  ...new Set(documents.flatMap((document) => Object.keys(of(document)))),
]

/** Numbers the values of one facet, document by document. */
export function facetEntries(valuesOf: readonly (readonly string[])[]): FacetEntries {
  const values = [...new Set(valuesOf.flat())].sort()
  const numberOf = new Map(values.map((value, i) => [value, i]))
  const starts = new Uint32Array(valuesOf.length + 1)
  const entries: number[] = []
  valuesOf.forEach((each, ordinal) => {
    for (const value of new Set(each)) entries.push(numberOf.get(value) as number)
    starts[ordinal + 1] = entries.length
  })
  return { values, starts, entries: Uint32Array.from(entries) }
}

const termsBetweenPauses = 256

const writeInverted = async (
  out: SectionWriter,
  name: string,
  inverted: InvertedField,
  lengths: Uint32Array,
  { bOf, pause }: BuildOptions,
): Promise<FieldMeta> => {
  const writer = new FieldWriter(out, name, lengths, bOf(name))
  const postings = new PostingBuffer()
  const positions = new ByteWriter()
  for (const [i, term] of inverted.terms.entries()) {
    postings.clear()
    positions.clear()
    const end = inverted.starts[i + 1]!
    for (let token = inverted.starts[i]!; token < end; ) token = addPosting(inverted.occurrences, token, end, postings, positions)
    writer.add(term, postings, positions.view())
    if (out.sink.isFull) await out.sink.drain()
    if (i % termsBetweenPauses === 0) await pause()
  }
  return writer.finish(pause)
}

/** Adds the tokens of one document. Returns the first token of the next. */
const addPosting = (occurrences: Uint32Array, first: number, end: number, postings: PostingBuffer, encoded: ByteWriter): number => {
  const ordinal = occurrences[2 * first]!
  const start = encoded.length
  let before = 0
  let token = first
  for (; token < end && occurrences[2 * token] === ordinal; token++) {
    const position = occurrences[2 * token + 1]!
    encoded.varint(position - before)
    before = position
  }
  postings.push(ordinal, token - first, encoded.length - start)
  return token
}
