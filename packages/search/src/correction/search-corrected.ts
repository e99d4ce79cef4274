import type { SearchPorts } from '../ranking/search-context.ts'
import type { RulingSearchRequest } from '../ranking/search-request.ts'
import type { RulingSearchResult } from '../ranking/search-result.ts'
import { searchRulings } from '../ranking/search-rulings.ts'
import { correctQuery } from './correct-query.ts'
import { nameCodes } from './name-codes.ts'
import type { QueryCorrection } from './query-correction.ts'

export interface CorrectableRequest extends RulingSearchRequest {
  /** Searched as written: no word is taken for a typing error. */
  readonly literal?: boolean
}

export interface CorrectedSearchResult extends RulingSearchResult {
  readonly correction: QueryCorrection | null
}

/**
 * Searches, and says what else may have been meant. The corrected query is searched instead when what was written finds nothing, or when there is no
 * doubt about what was meant.
 */
export const searchCorrected = async (ports: SearchPorts, request: CorrectableRequest): Promise<CorrectedSearchResult> => {
  const correction = request.literal === true ? null : ((await nameCodes(ports, request)) ?? (await correctQuery(ports, request)))
  if (correction === null) return { ...(await searchRulings(ports, request)), correction: null }
  const { certain, ...meant } = correction
  if (!certain) {
    const found = await searchRulings(ports, request)
    if (found.total > 0) return { ...found, correction: { ...meant, applied: false } }
  }
  return { ...(await searchRulings(ports, { ...request, query: meant.query })), correction: { ...meant, applied: true } }
}
