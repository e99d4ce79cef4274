import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { type Bitset, clearBit, fullBitset } from '../bytes/bitset.ts'
import { ByteWriter } from '../bytes/byte-writer.ts'
import { VarintReader } from '../bytes/read-varint.ts'
import type { FileLayer } from '../files/file-layer.ts'
import { ownerSchema } from '../model/namespace-options.ts'
import { formatVersion, parseJson } from '../segment/format.ts'

export interface ManifestSegment {
  readonly namespace: string
  readonly file: string
  readonly bytes: number
  /** CRC-32 of the whole content. */
  readonly checksum: number
  readonly documents: number
  /** Ordinals removed since the segment was built: gaps to the previous ordinal less one, as varints, in base64. */
  readonly removed: string
}

/** One durable state of an index, except the immutable segments. */
export interface Manifest {
  readonly format: number
  readonly schema: string
  readonly dimension: number
  readonly sequence: number
  readonly nextSegment: number
  readonly segments: readonly ManifestSegment[]
}

/** The index cannot be opened: it is damaged, or has another format, schema or dimension. The owner then replays from the beginning. */
export class IndexRefused extends Error {
  override name = 'IndexRefused'
}

export const manifestName = 'manifest'
const segmentName = /^\d+\.segment$/

/** null when there is not a manifest. @throws IndexRefused */
export async function readManifest(files: FileLayer, folder: string): Promise<Manifest | null> {
  const path = join(folder, manifestName)
  const content = await files.readWhole(path)
  if (content === null) return null
  const text = Buffer.from(content).toString('utf8')
  const end = text.lastIndexOf('\n', text.length - 2)
  const body = text.slice(0, end)
  if (end < 0 || text.slice(end + 1) !== `${checksum(body)}\n`) throw new IndexRefused(`${path} is damaged: its checksum differs`)
  const manifest = parseJson(body)
  if (typeof manifest !== 'object' || manifest === null || !('format' in manifest)) throw new IndexRefused(`${path} is not a manifest`)
  if (manifest.format !== formatVersion)
    throw new IndexRefused(`${path} has format ${manifest.format}, this program reads ${formatVersion}`)
  if (!isManifest(manifest)) throw new IndexRefused(`${path} is not a valid manifest`)
  return manifest
}

/** Schema of the owner in the durable state; null when none can be read. */
export async function storedSchema(files: FileLayer, folder: string): Promise<string | null> {
  try {
    const manifest = await readManifest(files, folder)
    return manifest === null ? null : ownerSchema(manifest.schema)
  } catch (error) {
    if (error instanceof IndexRefused) return null
    throw error
  }
}

const isCount = (value: unknown): boolean => Number.isSafeInteger(value) && (value as number) >= 0

const isManifest = (value: object): value is Manifest => {
  const { schema, dimension, sequence, nextSegment, segments } = value as Readonly<Record<keyof Manifest, unknown>>
  return (
    typeof schema === 'string' &&
    [dimension, sequence, nextSegment].every(isCount) &&
    Array.isArray(segments) &&
    segments.every(isManifestSegment)
  )
}

const isManifestSegment = (value: unknown): boolean => {
  if (typeof value !== 'object' || value === null) return false
  const { namespace, file, bytes, checksum, documents, removed } = value as Readonly<Record<keyof ManifestSegment, unknown>>
  const isNamed = [namespace, removed].every((text) => typeof text === 'string') && typeof file === 'string' && segmentName.test(file)
  return isNamed && [bytes, checksum, documents].every(isCount)
}

/** The state is durable once this resolves. When it rejects, either this state or the previous one is durable. */
export async function writeManifest(files: FileLayer, folder: string, manifest: Manifest): Promise<void> {
  const body = JSON.stringify(manifest)
  const path = join(folder, manifestName)
  const file = await files.create(`${path}.tmp`)
  try {
    await file.write(Buffer.from(`${body}\n${checksum(body)}\n`))
    await file.sync()
  } finally {
    await file.close()
  }
  await files.rename(`${path}.tmp`, path)
  await files.syncFolder(folder)
}

const checksum = (text: string): string => crc32(text).toString(16).padStart(8, '0')

export function encodeRemoved(ordinals: Uint32Array): string {
  const out = new ByteWriter()
  let before = -1
  for (const ordinal of ordinals) {
    out.varint(ordinal - before - 1)
    before = ordinal
  }
  return Buffer.from(out.view()).toString('base64')
}

export function decodeLive(size: number, removed: string): Bitset {
  const live = fullBitset(size)
  const reader = new VarintReader(Buffer.from(removed, 'base64'))
  for (let ordinal = -1; reader.at < reader.bytes.length; ) {
    ordinal += reader.next() + 1
    if (ordinal < size) clearBit(live, ordinal)
  }
  return live
}
