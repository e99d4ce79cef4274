import { createReadStream, existsSync } from 'node:fs'
import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { ClusteredVectors } from './clustered-vectors.ts'
import { type BenchQuery, makeQueries, queryKinds } from './make-queries.ts'
import { randomFrom } from './seeded-random.ts'
import { SyntheticLanguage } from './synthetic-language.ts'

export const dimension = 1024
/** Vectors and queries of each kind that are compared between engines and warm them up. */
export const comparedVectors = 50
const comparedPerKind = 30
/** Vectors and queries of each kind that every process asks once. */
const freshVectors = 200
const freshPerKind = 200
/** Distinct queries of several clients at once. */
const throughputQueries = 2_000
const sampledDocuments = 5_000

export interface BenchDocument {
  readonly id: number
  readonly base: string
  readonly year: number
  readonly court: string
  readonly type: string
  readonly date: number
  readonly text: string
}

/** The first `documents` documents of a folder, which may hold more. */
export interface Corpus {
  readonly folder: string
  readonly documents: number
}

const bases = ['suprema', 'apelaciones', 'civil', 'penal', 'familia', 'laboral', 'cobranza', 'salud', 'libre-competencia', 'ambiental']
/** Shares of 30, 28, 14, 10, 6, 6, 3, 1, 1 and 1 %. */
const baseLimits = [0.3, 0.58, 0.72, 0.82, 0.88, 0.94, 0.97, 0.98, 0.99, 1]

export function queryVectorsFile(folder: string): string {
  return join(folder, 'query-vectors.f32')
}
const queriesFile = (folder: string): string => join(folder, 'queries.json')
const documentsFile = (folder: string): string => join(folder, 'documents.ndjson')
const vectorsFile = (folder: string): string => join(folder, 'vectors.f32')
const datesFile = (folder: string): string => join(folder, 'dates.i32')

/**
 * Writes documents of about `length` terms, vectors and queries, unless they exist. Deterministic: any number of documents begins with
 * the same ones.
 */
export async function writeCorpus({ folder, documents }: Corpus, length: number): Promise<void> {
  if (existsSync(queriesFile(folder))) return
  await mkdir(folder, { recursive: true })
  const first = await writeDocuments({ folder, documents }, length)
  const vectors = new ClusteredVectors(dimension)
  await writeVectors(queryVectorsFile(folder), comparedVectors + freshVectors, vectors)
  await writeVectors(vectorsFile(folder), documents, vectors)
  const each = (count: number) => Object.fromEntries(queryKinds.map((kind) => [kind, count]))
  const queries: BenchQueries = {
    compared: makeQueries(first, bases, each(comparedPerKind), randomFrom(5)),
    fresh: makeQueries(first, bases, each(freshPerKind), randomFrom(6)),
    throughput: makeQueries(first, bases, { mixed: throughputQueries }, randomFrom(8)),
  }
  await writeFile(queriesFile(folder), JSON.stringify(queries))
}

export interface BenchQueries {
  /** Compared between engines; they also warm each process up. */
  readonly compared: readonly BenchQuery[]
  /** Timed the first time that a process gets them, and again at once. */
  readonly fresh: readonly BenchQuery[]
  readonly throughput: readonly BenchQuery[]
}

export async function readQueries(folder: string): Promise<BenchQueries> {
  return JSON.parse(await readFile(queriesFile(folder), 'utf8'))
}

const writeDocuments = async ({ folder, documents }: Corpus, length: number): Promise<string[][]> => {
  const random = randomFrom(42)
  const language = new SyntheticLanguage(7)
  const file = await open(documentsFile(folder), 'w')
  const dates = new Int32Array(documents)
  const first: string[][] = []
  for (let from = 0; from < documents; from += 500) {
    const lines: string[] = []
    for (let id = from; id < Math.min(documents, from + 500); id++) {
      const terms = language.document(Math.round(length * lengthFactor(random)))
      const facts = randomFacts(id, random)
      dates[id] = facts.date
      if (first.length < sampledDocuments) first.push(terms)
      lines.push(JSON.stringify({ ...facts, text: terms.join(' ') }))
    }
    await file.write(`${lines.join('\n')}\n`)
  }
  await file.close()
  await writeFile(datesFile(folder), dates)
  return first
}

/** Terms of the first documents of a corpus with that mean length. */
export function sampleDocuments(documents: number, length: number): string[][] {
  const random = randomFrom(42)
  const language = new SyntheticLanguage(7)
  return Array.from({ length: documents }, () => language.document(Math.round(length * lengthFactor(random))))
}

const spread = 1.35

/** Log-normal with mean 1, limited to [1/12, 8]. */
const lengthFactor = (random: () => number): number => {
  const normal = Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random())
  return Math.min(8, Math.max(1 / 12, Math.exp(spread * normal - spread ** 2 / 2)))
}

const randomFacts = (id: number, random: () => number): Omit<BenchDocument, 'text'> => {
  const draw = random()
  const base = bases[baseLimits.findIndex((limit) => draw < limit)] ?? 'civil'
  const year = 2005 + Math.floor(20 * Math.sqrt(random()))
  const pick = (name: string, count: number): string => `${name}${Math.floor(count * random() * random())}`
  return { id, base, year, court: pick('tribunal', 120), type: pick('recurso', 8), date: year * 366 + Math.floor(random() * 365) }
}

const writeVectors = async (path: string, count: number, vectors: ClusteredVectors): Promise<void> => {
  const file = await open(path, 'w')
  for (let from = 0; from < count; from += 1000) {
    const size = Math.min(1000, count - from)
    const block = new Float32Array(size * dimension)
    for (let i = 0; i < size; i++) vectors.next(block.subarray(i * dimension, (i + 1) * dimension))
    await file.write(new Uint8Array(block.buffer))
  }
  await file.close()
}

/** Documents with their vectors, a thousand at a time. */
export async function* readBatches({ folder, documents }: Corpus): AsyncGenerator<{ document: BenchDocument; vector: Float32Array }[]> {
  const vectors = await open(vectorsFile(folder), 'r')
  let batch: { document: BenchDocument; vector: Float32Array }[] = []
  try {
    for await (const line of createInterface({ input: createReadStream(documentsFile(folder)) })) {
      const document = JSON.parse(line) as BenchDocument
      if (document.id >= documents) break
      const vector = new Float32Array(dimension)
      await vectors.read(new Uint8Array(vector.buffer), 0, dimension * 4, document.id * dimension * 4)
      batch.push({ document, vector })
      if (batch.length < 1000) continue
      yield batch
      batch = []
    }
    if (batch.length > 0) yield batch
  } finally {
    await vectors.close()
  }
}

export interface CorpusFacts {
  readonly textBytes: number
  readonly terms: number
}

export async function readFacts(corpus: Corpus): Promise<CorpusFacts> {
  let textBytes = 0
  let terms = 0
  for await (const line of createInterface({ input: createReadStream(documentsFile(corpus.folder)) })) {
    const { id, text } = JSON.parse(line) as BenchDocument
    if (id >= corpus.documents) break
    textBytes += Buffer.byteLength(text)
    terms += text.split(' ').length
  }
  return { textBytes, terms }
}

/** Date of each document, by id. */
export async function readDates(folder: string): Promise<Int32Array> {
  const { buffer, byteOffset, byteLength } = await readFile(datesFile(folder))
  return new Int32Array(buffer.slice(byteOffset, byteOffset + byteLength))
}

export async function readVectors(path: string): Promise<Float32Array[]> {
  const { buffer, byteOffset, byteLength } = await readFile(path)
  const all = new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength))
  return Array.from({ length: all.length / dimension }, (_, i) => all.subarray(i * dimension, (i + 1) * dimension))
}
