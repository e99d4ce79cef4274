import type { Encoder } from '../../encoder/encoder.ts'
import { EncoderUnavailable } from '../../encoder/encoder-unavailable.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import type { SearchPorts } from '../request/search-ports.ts'
import type { RulingSearchRequest } from '../request/search-request.ts'
import { meaningWeight } from './fuse.ts'

export interface QueryVector {
  /** null when the query has nothing to encode, or nobody encodes it for now. */
  readonly vector: Float32Array | null
  /** False when nobody encodes for now: words go on alone. */
  readonly available: boolean
}

/** The direction of a query in the encoder's space. An encoder that is away never stops a search. */
export async function encodeSearchQuery(
  { encoder }: Pick<SearchPorts, 'encoder'>,
  request: Pick<RulingSearchRequest, 'query' | 'mode' | 'sort'>,
  query: ParsedQuery,
): Promise<QueryVector> {
  if (encoder.external === true && !isMeaningUsed(request, query, encoder)) return { vector: null, available: true }
  try {
    return { vector: await encoder.encodeQuery(request.query), available: true }
  } catch (error) {
    if (!(error instanceof EncoderUnavailable)) throw error
    return { vector: null, available: false }
  }
}

/** Elsewhere meaning only picks the passage shown where no word is found. */
const isMeaningUsed = ({ mode, sort }: Pick<RulingSearchRequest, 'mode' | 'sort'>, query: ParsedQuery, encoder: Encoder): boolean =>
  mode === 'semantica' || sort === 'filtro-semantico' || (mode === 'hibrida' && sort === 'relevancia' && meaningWeight(query, encoder) > 0)
