import type { IndexBatch, IndexDocument, LexicalSearch, TokenStream } from '../ports/index.ts'
import { suiteDimension } from './arbitraries.ts'

/** Words one position apart; `_` leaves a gap. */
export function stream(text: string): TokenStream {
  const words = text.split(' ').map((term, position) => ({ term, position }))
  const present = words.filter(({ term }) => term !== '_' && term !== '')
  return { terms: present.map(({ term }) => term), positions: present.map(({ position }) => position) }
}

export function axis(...parts: readonly number[]): Float32Array {
  return Float32Array.from({ length: suiteDimension }, (_, i) => parts[i] ?? 0)
}

export function documentOf(id: string, text: string, rest: Partial<IndexDocument> = {}): IndexDocument {
  return {
    id,
    group: id,
    fields: { texto: stream(text) },
    facets: {},
    sortKeys: {},
    vector: null,
    ...rest,
  }
}

export function upserts(sequence: number, documents: readonly IndexDocument[]): IndexBatch {
  return {
    sequence,
    changes: documents.map((document) => ({ kind: 'upsert', namespace: 'rulings', document })),
  }
}

export function lexicalRequest(parts: Partial<LexicalSearch>): LexicalSearch {
  return {
    text: null,
    filter: null,
    sort: 'relevance',
    facets: [],
    offset: 0,
    limit: 100,
    ...parts,
  }
}
