import { crc32 } from 'node:zlib'
import { openEngine } from '../engine/engine.ts'
import { SegmentDamaged } from '../files/byte-source.ts'
import { pageSize } from '../files/page-cache.ts'
import type { TextQuery } from '../model/text-query.ts'
import { tailSize } from '../segment/format.ts'
import { IndexRefused } from '../store/manifest.ts'
import { verifyIndex } from '../store/verify-index.ts'
import { batchOf, randomChanges, testNamespace } from './arbitraries.ts'
import { CrashingFiles } from './crashing-files.ts'
import { randomFrom, testDimension } from './random-documents.ts'

const folder = '/index'
const options = {
  folder,
  dimension: testDimension,
  schema: 'test',
  namespaces: { [testNamespace]: { k1: 1.2, b: {}, defaultB: 0.75, frequentWords: { texto: ['ley', 'juez', 'pago'] } } },
}
const fields = { texto: 1, titulo: 1 }
const queries: (TextQuery | null)[] = [
  null,
  { kind: 'prefix', prefix: '', fields },
  { kind: 'fuzzy', term: 'jeuz', edits: 2, fields },
  { kind: 'phrase', terms: ['ley', 'juez'], slop: 2, fields },
  { kind: 'near', terms: ['ley', 'juez'], within: 3, fields },
  { kind: 'not', clause: { kind: 'term', term: 'ley', fields } },
]

/** Outcomes of a damaged index: it answered, refused with the name of the file, or failed with another error. */
export interface FuzzFigures {
  answered: number
  refused: number
  failed: number
  slowestMs: number
}

const wholeIndex = async (seed: number): Promise<Map<string, Buffer>> => {
  const files = new CrashingFiles()
  const engine = await openEngine({ ...options, files })
  for (const sequence of [1, 2]) {
    await engine.apply(batchOf(sequence, randomChanges(seed + sequence, 300, 200)))
    await engine.flush()
  }
  await engine.close()
  return files.contents()
}

const change = (bytes: Buffer, random: () => number): void => {
  const at = Math.floor(random() * bytes.length)
  const kind = random()
  if (kind < 0.4) bytes[at] = Math.floor(random() * 256)
  else if (kind < 0.7) bytes.fill(random() < 0.5 ? 0 : 255, at, Math.min(bytes.length, at + 1 + Math.floor(random() * 64)))
  else bytes.copy(bytes, at, Math.floor(random() * bytes.length), bytes.length)
}

/** Makes checksums agree with the damage, as a faulty or malicious program would. */
const withGoodChecksums = (path: string, bytes: Buffer): Buffer => {
  if (path.endsWith('manifest')) {
    const body = bytes.subarray(0, bytes.lastIndexOf('\n', bytes.length - 2))
    return Buffer.concat([body, Buffer.from(`\n${crc32(body).toString(16).padStart(8, '0')}\n`)])
  }
  const tail = bytes.subarray(bytes.length - tailSize)
  const dataLength = tail.readDoubleLE(0)
  const pages = Math.ceil(dataLength / pageSize)
  if (!(Number.isSafeInteger(dataLength) && dataLength > 0 && dataLength + pages * 4 < bytes.length)) return bytes
  for (let i = 0; i < pages; i++)
    bytes.writeUInt32LE(crc32(bytes.subarray(i * pageSize, Math.min((i + 1) * pageSize, dataLength))), dataLength + i * 4)
  tail.writeUInt32LE(crc32(tail.subarray(0, 12), crc32(bytes.subarray(dataLength, bytes.length - tailSize))), 12)
  return bytes
}

/** Makes the manifest's checksum of the file agree too. */
const agreeing = (content: Map<string, Buffer>, path: string, before: number): Map<string, Buffer> => {
  const manifestPath = `${folder}/manifest`
  const after = content.get(path)?.readUInt32LE((content.get(path) as Buffer).length - tailSize + 12)
  const text = (content.get(manifestPath) as Buffer).toString().replace(`"checksum":${before}`, `"checksum":${after}`)
  return content.set(manifestPath, withGoodChecksums(manifestPath, Buffer.from(text)))
}

const use = async (files: CrashingFiles): Promise<void> => {
  const engine = await openEngine({ ...options, files })
  try {
    for (const text of queries) {
      const facets = [{ name: 'corte', limit: 5 }]
      engine.search(testNamespace, { text, filter: null, sort: 'relevance', facets, offset: 0, limit: 10 })
      engine.search(testNamespace, { text, filter: null, sort: [{ key: 'fecha', direction: 'asc' }], facets: [], offset: 0, limit: 10 })
    }
    engine.nearest(testNamespace, { near: new Float32Array(testDimension).fill(1), filter: null, limit: 10 })
    await engine.optimize()
  } finally {
    await engine.abandon()
  }
}

/** Damages an index repeatedly and uses it each time. The process must survive. */
export async function fuzzIndex(rounds: number, seed: number): Promise<FuzzFigures> {
  const random = randomFrom(seed)
  const whole = await wholeIndex(seed)
  const names = [...whole.keys()]
  const figures: FuzzFigures = { answered: 0, refused: 0, failed: 0, slowestMs: 0 }
  for (let round = 0; round < rounds; round++) {
    const path = names[Math.floor(random() * names.length)] as string
    const bytes = Buffer.from(whole.get(path) as Buffer)
    const checksum = bytes.readUInt32LE(bytes.length - tailSize + 12)
    const isText = random() < 0.3
    change(isText ? bytes.subarray(Math.max(0, bytes.length - 2_500)) : bytes, random)
    const content = new Map(whole).set(path, random() < 0.8 ? withGoodChecksums(path, bytes) : bytes)
    const files = new CrashingFiles(path.endsWith('manifest') ? content : agreeing(content, path, checksum))
    const since = performance.now()
    try {
      await use(files)
      figures.answered += 1
    } catch (error) {
      if (!(error instanceof Error)) throw error
      figures[error instanceof SegmentDamaged || error instanceof IndexRefused ? 'refused' : 'failed'] += 1
    }
    await verifyIndex(folder, { files })
    figures.slowestMs = Math.max(figures.slowestMs, Math.round(performance.now() - since))
  }
  return figures
}

if (import.meta.main) {
  const [rounds, seed] = process.argv.slice(2).map(Number) as [number, number]
  process.stdout.write(JSON.stringify(await fuzzIndex(rounds, seed)))
}
