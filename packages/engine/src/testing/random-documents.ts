import type { EngineDocument } from '../model/document.ts'

/** Numbers in [0, 1), reproducible by seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

export const vocabulary = [
  'ley',
  'juez',
  'pago',
  'causa',
  'año',
  'ano',
  'corte',
  'fallo',
  'daño',
  'plazo',
  'jueza',
  'ñuble',
  'recurso',
  'pagos',
]
export const fieldNames = ['texto', 'titulo']
export const testDimension = 16

/** A word; early ones are much more frequent than late ones. */
const word = (random: () => number): string => vocabulary[Math.floor(vocabulary.length * random() ** 2)] as string

const stream = (random: () => number, maxTerms: number) => {
  const terms = Array.from({ length: Math.floor(random() * maxTerms) }, () => word(random))
  let position = 0
  const positions = terms.map(() => {
    position += random() < 0.1 ? 3 : random() < 0.05 ? 0 : 1
    return position
  })
  const sections = positions.filter(() => random() < 0.2)
  return random() < 0.3 ? { terms, positions } : { terms, positions, sections }
}

export function randomDocument(random: () => number, ids: number): EngineDocument {
  const number = Math.floor(random() * ids)
  return {
    id: `d${number}`,
    group: `g${number % 17}`,
    fields: {
      ...(random() < 0.95 ? { texto: stream(random, 40) } : {}),
      ...(random() < 0.6 ? { titulo: stream(random, 6) } : {}),
    },
    facets: {
      corte: [`c${Math.floor(random() * 5)}`],
      ...(random() < 0.5 ? { norma: [`n${Math.floor(random() * 9)}`, `n${Math.floor(random() * 9)}`] } : {}),
    },
    sortKeys: {
      ...(random() < 0.8 ? { fecha: Math.floor(random() * 30) } : {}),
      ...(random() < 0.7 ? { rol: `C-${Math.floor(random() * 20)}` } : {}),
    },
    vector: random() < 0.7 ? Float32Array.from({ length: testDimension }, () => random() - 0.5) : null,
  }
}
