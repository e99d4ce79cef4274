import { type Namespace, namespaces } from '../../ports/index.ts'
import { ByteList } from './byte-list.ts'
import { Documents } from './documents.ts'
import { FacetColumn } from './facet-column.ts'
import { GrowingIntegers } from './growing-array.ts'
import { NamespaceIndex, type SortColumn } from './namespace-index.ts'
import { PostingList } from './posting-list.ts'
import { SnapshotFileReader, SnapshotFileWriter, SnapshotRefused } from './snapshot-file.ts'
import { TextField } from './text-field.ts'
import { VectorColumn } from './vector-column.ts'

export interface SnapshotContent {
  readonly sequence: number
  readonly indexes: Record<Namespace, NamespaceIndex>
}

interface Head {
  readonly sequence: number
  readonly schema: string
  readonly dimension: number
}

interface NamespaceHead {
  readonly ids: string[]
  readonly groups: string[]
  readonly fields: { name: string; terms: string[] }[]
  readonly facets: { name: string; values: string[] }[]
  readonly sortKeys: { name: string; values: (number | string | null)[] }[]
}

const bytesOf = (view: ArrayBufferView): Uint8Array => new Uint8Array(view.buffer, view.byteOffset, view.byteLength)

/** Writes the whole index beside the snapshot there is and replaces it. The indexes must not change meanwhile. */
export async function writeSnapshot(path: string, content: SnapshotContent, schema: string): Promise<void> {
  const file = await SnapshotFileWriter.create(path)
  try {
    await file.json({ sequence: content.sequence, schema, dimension: content.indexes.rulings.vectors.dimension } satisfies Head)
    for (const namespace of namespaces) await writeNamespace(file, content.indexes[namespace])
  } catch (error) {
    await file.abandon()
    throw error
  }
  await file.commit()
}

const writeNamespace = async (file: SnapshotFileWriter, index: NamespaceIndex): Promise<void> => {
  await file.json({
    ids: index.documents.ids,
    groups: index.documents.groups,
    fields: Array.from(index.fields, ([name, field]) => ({ name, terms: [...field.postings.keys()] })),
    facets: Array.from(index.facets, ([name, column]) => ({ name, values: column.values })),
    sortKeys: Array.from(index.sortKeys, ([name, column]) => ({ name, values: Array.from(column, (value) => value ?? null) })),
  } satisfies NamespaceHead)
  await file.bytes(index.documents.liveMask())
  for (const field of index.fields.values()) {
    const lists = [...field.postings.values()]
    await file.bytes(bytesOf(Uint32Array.from(lists, (list) => list.bytes.length)))
    await file.bytes(bytesOf(Uint32Array.from(lists, (list) => list.lastOrdinal)))
    await file.bytes(bytesOf(field.lengths.view()))
    await file.bytes(...lists.map((list) => list.bytes.view()))
  }
  for (const column of index.facets.values())
    for (const integers of [column.starts, column.counts, column.entries]) await file.bytes(bytesOf(integers.view()))
  const { codes, inverseLengths } = index.vectors.views()
  await file.bytes(bytesOf(inverseLengths))
  await file.bytes(bytesOf(codes))
}

/** null when there is no snapshot. Rejects with `SnapshotRefused` when it is damaged or made by another format, schema or dimension. */
export async function readSnapshot(path: string, schema: string, dimension: number): Promise<SnapshotContent | null> {
  const file = await SnapshotFileReader.open(path)
  if (file === null) return null
  const head = file.json<Head>()
  if (head.schema !== schema) throw new SnapshotRefused(`${path} was made by «${head.schema}», this program makes «${schema}»`)
  if (head.dimension !== dimension) throw new SnapshotRefused(`${path} has vectors of ${head.dimension} dimensions, not ${dimension}`)
  const read = (): NamespaceIndex => readNamespace(file, dimension)
  return { sequence: head.sequence, indexes: { rulings: read(), passages: read(), norms: read() } }
}

const readNamespace = (file: SnapshotFileReader, dimension: number): NamespaceIndex => {
  const head = file.json<NamespaceHead>()
  const live = file.bytes()
  const fields = new Map(head.fields.map(({ name, terms }) => [name, readField(file, terms)]))
  const facets = new Map(
    head.facets.map(({ name, values }) => {
      const starts = new GrowingIntegers(file.integers())
      const counts = new GrowingIntegers(file.integers())
      return [name, new FacetColumn(values, starts, counts, new GrowingIntegers(file.integers()))]
    }),
  )
  const sortKeys = new Map(head.sortKeys.map(({ name, values }): [string, SortColumn] => [name, values.map((value) => value ?? undefined)]))
  const lengths = file.bytes()
  const codes = file.bytes()
  const vectors = new VectorColumn(
    dimension,
    new Int8Array(codes.buffer, codes.byteOffset, codes.length),
    new Float32Array(lengths.buffer, lengths.byteOffset, lengths.length / 4),
  )
  const ordinals = Array.from(live.keys()).filter((ordinal) => live[ordinal] === 1)
  return new NamespaceIndex(dimension, { documents: new Documents(head.ids, head.groups), fields, facets, sortKeys, vectors }, ordinals)
}

const readField = (file: SnapshotFileReader, terms: readonly string[]): TextField => {
  const sizes = file.integers()
  const lastOrdinals = file.integers()
  const lengths = new GrowingIntegers(file.integers())
  const bytes = file.bytes()
  const postings = new Map<string, PostingList>()
  let at = 0
  terms.forEach((term, i) => {
    const end = at + (sizes[i] as number)
    postings.set(term, new PostingList(new ByteList(bytes.subarray(at, end)), lastOrdinals[i] as number))
    at = end
  })
  return new TextField(postings, lengths)
}
