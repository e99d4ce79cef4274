import type { Encoder } from '../../encoder/encoder.ts'
import { EncoderUnavailable } from '../../encoder/encoder-unavailable.ts'
import { positiveLeaves } from '../../query/formal/expression.ts'
import type { ParsedQuery } from '../../query/parsed-query.ts'
import { withoutSpans } from '../../query/parts/span.ts'
import type { SearchPorts } from '../request/search-ports.ts'
import type { RulingSearchRequest } from '../request/search-request.ts'
import { meaningWeight } from './fuse.ts'

export interface QueryVector {
  /** Null when the query has nothing to encode, or the encoder is unavailable. */
  readonly vector: Float32Array | null
  /** False when the encoder is unavailable. The search then goes on with words alone. */
  readonly available: boolean
}

/** Encodes the query. An unavailable encoder never fails a search. */
export async function encodeSearchQuery(
  { encoder }: Pick<SearchPorts, 'encoder'>,
  request: Pick<RulingSearchRequest, 'mode' | 'sort'>,
  query: ParsedQuery,
): Promise<QueryVector> {
  if (encoder.external === true && !isMeaningUsed(request, query, encoder)) return { vector: null, available: true }
  try {
    return { vector: await encoder.encodeQuery(textOfMeaning(query)), available: true }
  } catch (error) {
    if (!(error instanceof EncoderUnavailable)) throw error
    return { vector: null, available: false }
  }
}

/** The query without operators and without what it excludes. */
const textOfMeaning = ({ text, required, formal, exclusions, negations }: ParsedQuery): string => {
  if (formal)
    return required === null
      ? ''
      : positiveLeaves(required)
          .map(({ from, to }) => text.slice(from, to))
          .join(' ')
  const parts = required?.kind === 'and' ? required.parts : required === null ? [] : [required]
  const left = negations.filter(({ mode, test }) => mode === 'exigir' || test !== null)
  const excluded = [...exclusions, ...left, ...parts.filter(({ kind }) => kind === 'not')]
  return excluded.length === 0 ? text : withoutSpans(text, excluded)
}

/** In other cases meaning only picks the passage to show when no word matches. */
const isMeaningUsed = ({ mode, sort }: Pick<RulingSearchRequest, 'mode' | 'sort'>, query: ParsedQuery, encoder: Encoder): boolean =>
  mode === 'semantica' || sort === 'filtro-semantico' || (mode === 'hibrida' && sort === 'relevancia' && meaningWeight(query, encoder) > 0)
