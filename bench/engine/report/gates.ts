/**
 * By rival and measurement: minimum of `rival / ours`, at the median and at the 95th percentile, of queries asked for the first time.
 * Below 1 the rival is faster.
 */
export type SpeedGates = Readonly<Record<string, Readonly<Record<string, number>>>>

const speed: SpeedGates = {
  lancedb: {
    rare: 5,
    mixed: 2.5,
    common: 1.5,
    'long content': 1.5,
    long: 1.5,
    'mixed filtered': 5,
    phrase: 1,
    'phrase filtered': 1.5,
    vectors: 3,
    'vectors 1 %': 3,
    hybrid: 3,
    'hybrid filtered': 3,
  },
  tantivy: {
    rare: 0.8,
    mixed: 2.5,
    common: 1.5,
    'long content': 4,
    long: 6,
    'mixed filtered': 3,
    phrase: 1,
    'phrase filtered': 3,
    facets: 1.5,
    newest: 1,
    prefix: 0.7,
  },
  sqlite: {
    rare: 3,
    mixed: 50,
    common: 40,
    'long content': 100,
    long: 300,
    'mixed filtered': 50,
    phrase: 2,
    'phrase filtered': 10,
    facets: 40,
    newest: 1.3,
    prefix: 1,
    vectors: 30,
    'vectors 1 %': 8,
    hybrid: 30,
    'hybrid filtered': 25,
  },
}

/** Short documents leave less to skip. */
const shortDocumentSpeed: SpeedGates = { lancedb: { hybrid: 2, 'long content': 1.2, long: 1.2 } }
const maxShortLength = 1_000

export function speedGates(rival: string, length: number): Readonly<Record<string, number>> {
  return {
    ...speed[rival],
    ...(length < maxShortLength ? shortDocumentSpeed[rival] : {}),
  }
}

export const throughputGates: Readonly<Record<string, number>> = { lancedb: 2, tantivy: 3, sqlite: 50 }
/** Documents per second, ours / rival. tantivy indexes no vectors. */
export const buildGates: Readonly<Record<string, number>> = { lancedb: 0.5, tantivy: 0.15, sqlite: 0.5 }
/** Resident memory after all queries, rival / ours. */
export const memoryGates: Readonly<Record<string, number>> = { lancedb: 0.7, tantivy: 0.7, sqlite: 0.7 }
export const minRecall = 0.99
/** Size of words, positions and codes relative to the text, without vector rows. */
export const maxSizeOfText = 0.6
/** Size of the index, ours / rival. tantivy has no vectors, so ours are excluded there. */
export const maxSizeOfRival: Readonly<Record<string, number>> = { lancedb: 0.6, tantivy: 1.3, sqlite: 0.7 }
/** Maximum distance of synthetic text from real rulings, see `compare-with-real.ts`. */
export const maxLanguageDistance = 0.15
