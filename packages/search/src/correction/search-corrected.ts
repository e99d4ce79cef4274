import type { SearchPorts } from '../ranking/search-context.ts'
import type { RulingSearchRequest } from '../ranking/search-request.ts'
import type { RulingSearchResult } from '../ranking/search-result.ts'
import { searchRulings } from '../ranking/search-rulings.ts'
import { correctQuery } from './correct-query.ts'
import type { QueryCorrection } from './query-correction.ts'

export interface CorrectableRequest extends RulingSearchRequest {
  /** Searched as written: no word is taken for a typing error. */
  readonly literal?: boolean
}

export interface CorrectedSearchResult extends RulingSearchResult {
  readonly correction: QueryCorrection | null
}

/**
 * Searches, and says what else may have been meant. The corrected query is searched instead when what was written finds nothing, or when it names a
 * caption whole, which what was written does not.
 */
export const searchCorrected = async (ports: SearchPorts, request: CorrectableRequest): Promise<CorrectedSearchResult> => {
  const correction = request.literal === true ? null : await correctQuery(ports, request)
  if (correction === null) return { ...(await searchRulings(ports, request)), correction: null }
  const { query, changes, namesCaption } = correction
  if (!namesCaption) {
    const found = await searchRulings(ports, request)
    if (found.total > 0) return { ...found, correction: { query, changes, applied: false } }
  }
  return { ...(await searchRulings(ports, { ...request, query })), correction: { query, changes, applied: true } }
}
