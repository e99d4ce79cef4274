import { createReadStream } from 'node:fs'
import { mkdir, open, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { FictionalLanguage } from './fictional-language.ts'
import { makeQueries } from './make-queries.ts'
import { randomFrom } from './seeded-random.ts'

export const dimension = 1024

export interface BenchDocument {
  readonly id: number
  readonly base: string
  readonly year: number
  readonly court: string
  readonly type: string
  readonly date: number
  readonly text: string
}

export interface CorpusOptions {
  readonly folder: string
  readonly documents: number
  /** Mean number of terms. */
  readonly length: number
}

const bases = ['suprema', 'apelaciones', 'civil', 'penal', 'familia', 'laboral', 'cobranza', 'salud', 'libre-competencia', 'ambiental']
/** Shares of 30, 28, 14, 10, 6, 6, 3, 1, 1 and 1 %. */
const baseLimits = [0.3, 0.58, 0.72, 0.82, 0.88, 0.94, 0.97, 0.98, 0.99, 1]
const centres = 400

export const documentsFile = (folder: string): string => join(folder, 'documents.ndjson')

/** Writes documents, vectors and queries; the same for the same sizes. Returns the terms of the first documents. */
export const writeCorpus = async ({ folder, documents, length }: CorpusOptions): Promise<string[][]> => {
  await mkdir(folder, { recursive: true })
  const random = randomFrom(42)
  const language = new FictionalLanguage(7)
  const file = await open(documentsFile(folder), 'w')
  const first: string[][] = []
  for (let from = 0; from < documents; from += 500) {
    const lines: string[] = []
    for (let id = from; id < Math.min(documents, from + 500); id++) {
      const terms = language.document(Math.round(length * lengthFactor(random)))
      if (first.length < 5_000) first.push(terms)
      lines.push(JSON.stringify({ ...facts(id, random), text: terms.join(' ') }))
    }
    await file.write(`${lines.join('\n')}\n`)
  }
  await file.close()
  const vectors = new Vectors()
  await writeVectors(join(folder, 'vectors.f32'), documents, vectors)
  await writeFile(join(folder, 'queries.json'), JSON.stringify(makeQueries(first, bases, randomFrom(5))))
  await writeVectors(join(folder, 'asked.f32'), 100, vectors)
  return first
}

const spread = 1.35

/** Log-normal with mean 1, cut at a twelfth and at eight. */
export const lengthFactor = (random: () => number): number => {
  const normal = Math.sqrt(-2 * Math.log(random() + 1e-12)) * Math.cos(2 * Math.PI * random())
  return Math.min(8, Math.max(1 / 12, Math.exp(spread * normal - spread ** 2 / 2)))
}

const facts = (id: number, random: () => number): Omit<BenchDocument, 'text'> => {
  const draw = random()
  const base = bases[baseLimits.findIndex((limit) => draw < limit)] ?? 'civil'
  const year = 2005 + Math.floor(20 * Math.sqrt(random()))
  const pick = (name: string, count: number): string => `${name}${Math.floor(count * random() * random())}`
  return { id, base, year, court: pick('tribunal', 120), type: pick('recurso', 8), date: year * 366 + Math.floor(random() * 365) }
}

const writeVectors = async (path: string, count: number, vectors: Vectors): Promise<void> => {
  const file = await open(path, 'w')
  for (let from = 0; from < count; from += 1000) {
    const size = Math.min(1000, count - from)
    const block = new Float32Array(size * dimension)
    for (let i = 0; i < size; i++) vectors.next(block.subarray(i * dimension, (i + 1) * dimension))
    await file.write(new Uint8Array(block.buffer))
  }
  await file.close()
}

/** Unit vectors around centres of very different crowds, with noise as long as the centre. */
class Vectors {
  private readonly random = randomFrom(11)
  private readonly pool = Float32Array.from({ length: 1 << 20 }, () => this.gauss())
  private readonly centres = Array.from({ length: centres }, () => Float32Array.from({ length: dimension }, () => this.gauss()))

  next(into: Float32Array): void {
    const { random, pool } = this
    const centre = this.centres[Math.floor(centres * random() * random())] as Float32Array
    const a = Math.floor(random() * (pool.length - dimension))
    const b = Math.floor(random() * (pool.length - dimension))
    let squares = 0
    for (let i = 0; i < dimension; i++) {
      const value = 0.8 * (centre[i] as number) + 0.75 * ((pool[a + i] as number) + (pool[b + dimension - 1 - i] as number))
      into[i] = value
      squares += value * value
    }
    const inverse = 1 / Math.sqrt(squares)
    for (let i = 0; i < dimension; i++) into[i] = (into[i] as number) * inverse
  }

  private gauss(): number {
    return Math.sqrt(-2 * Math.log(this.random() + 1e-12)) * Math.cos(2 * Math.PI * this.random())
  }
}

/** The documents a thousand at a time, each with its vector. */
export async function* readBatches(folder: string): AsyncGenerator<{ document: BenchDocument; vector: Float32Array }[]> {
  const vectors = await open(join(folder, 'vectors.f32'), 'r')
  let batch: { document: BenchDocument; vector: Float32Array }[] = []
  try {
    for await (const line of createInterface({ input: createReadStream(documentsFile(folder)) })) {
      const vector = new Float32Array(dimension)
      const document = JSON.parse(line) as BenchDocument
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

export const readVectors = async (path: string): Promise<Float32Array[]> => {
  const { buffer, byteOffset, byteLength } = await readFile(path)
  const all = new Float32Array(buffer.slice(byteOffset, byteOffset + byteLength))
  return Array.from({ length: all.length / dimension }, (_, i) => all.subarray(i * dimension, (i + 1) * dimension))
}
