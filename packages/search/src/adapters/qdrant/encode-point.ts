import { createHash } from 'node:crypto'
import type { Schemas } from '@qdrant/js-client-rest'
import type { IndexDocument } from '../../ports/index.ts'
import { encodeName } from '../encode-name.ts'

export type Point = Schemas['PointStruct']

/** Name of the vector of a point. A point without it is never found by meaning. */
export const vectorName = 'meaning'

/** Names of the parts of a stored point. */
export const stored = { id: 'id', group: 'group', sequence: 'sequence', gone: 'gone' } as const

export function facetPath(name: string): string {
  return `facets.${encodeName(name)}`
}
export function numberPath(name: string): string {
  return `num.${encodeName(name)}`
}
/** Chunks of a text, in their order. */
export function chunkPath(name: string, chunk: number): string {
  return `str.${encodeName(name)}.p${chunk}`
}

/** The store takes numbers and UUIDs only. */
export function pointId(id: string): string {
  const hash = createHash('sha256').update(id).digest('hex')
  return [hash.slice(0, 8), hash.slice(8, 12), hash.slice(12, 16), hash.slice(16, 20), hash.slice(20, 32)].join('-')
}

/** What is found of a document by its meaning. One without a direction is stored as one that is gone. */
export function encodePoint(document: IndexDocument, sequence: number, atS: number): Point {
  const { id, group, facets, sortKeys, vector } = document
  if (vector === null || !vector.some((value) => value !== 0)) return gonePoint(id, sequence, atS)
  const keys = Object.entries(sortKeys)
  return {
    id: pointId(id),
    vector: { [vectorName]: [...normalised(vector)] },
    payload: {
      [stored.id]: id,
      [stored.group]: group,
      [stored.sequence]: sequence,
      facets: Object.fromEntries(Object.entries(facets).map(([name, values]) => [encodeName(name), [...values]])),
      num: Object.fromEntries(keys.flatMap(([name, value]) => (typeof value === 'number' ? [[encodeName(name), value]] : []))),
      str: Object.fromEntries(
        keys.flatMap(([name, value]) =>
          typeof value === 'string' ? [[encodeName(name), Object.fromEntries(chunksOf(value).map((chunk, i) => [`p${i}`, chunk]))]] : [],
        ),
      ),
    },
  }
}

/** Stays for a while, so that a slow process does not bring back what is gone. */
export function gonePoint(id: string, sequence: number, atS: number): Point {
  return { id: pointId(id), vector: {}, payload: { [stored.id]: id, [stored.sequence]: sequence, [stored.gone]: atS } }
}

const unitsPerChunk = 3
/** One more than there are UTF-16 code units, because 0 stands for the end of the text. Three of them fit in a double. */
const base = 65_537

/** A text as numbers that are ordered as texts are, because the store has no ranges of text. */
export function chunksOf(text: string): number[] {
  const chunks: number[] = []
  for (let at = 0; at === 0 || at < text.length; at += unitsPerChunk) {
    let chunk = 0
    for (let i = 0; i < unitsPerChunk; i++) chunk = chunk * base + (at + i < text.length ? text.charCodeAt(at + i) + 1 : 0)
    chunks.push(chunk)
  }
  return chunks
}

/** Of length 1, also where squares of its components are too large or too small for a number. */
const normalised = (vector: Float32Array): Float32Array => {
  const largest = vector.reduce((max, value) => Math.max(max, Math.abs(value)), 0)
  const length = Math.hypot(...vector.map((value) => value / largest))
  return vector.map((value) => value / largest / length)
}
