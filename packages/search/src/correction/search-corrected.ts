import { findQuerySpellings } from '../ranking/prepare/prepare-query.ts'
import type { Spellings } from '../ranking/prepare/word-clauses.ts'
import type { RulingSearchResult } from '../ranking/present/search-result.ts'
import { computeExtra, type SearchPorts } from '../ranking/request/search-ports.ts'
import type { RulingSearchRequest } from '../ranking/request/search-request.ts'
import { searchRulings } from '../ranking/search-rulings.ts'
import { correctQuery } from './correct-query.ts'
import { isAnswered } from './is-answered.ts'
import { nameArticleCodes } from './name-article-codes.ts'
import type { FoundCorrection, QueryCorrection } from './query-correction.ts'

export interface CorrectableRequest extends RulingSearchRequest {
  /** Search as written, without correction. */
  readonly literal?: boolean
}

export interface CorrectedSearchResult extends RulingSearchResult {
  readonly correction: QueryCorrection | null
}

/**
 * Searches and reports what else may have been meant. It searches the correction when that is beyond doubt, or when only the correction
 * is answered.
 */
export async function searchCorrected(ports: SearchPorts, request: CorrectableRequest): Promise<CorrectedSearchResult> {
  let cachedSpellings: Promise<Spellings> | undefined
  const spellings = () => (cachedSpellings ??= findQuerySpellings(ports.lexical, request))
  const correction = request.literal === true ? null : await computeExtra(ports, () => findCorrection(ports, request, spellings), null)
  if (correction === null) return { ...(await searchRulings(ports, request, cachedSpellings)), correction: null }
  const { certain, ...meant } = correction
  const corrected = { ...request, query: meant.query }
  const applied = certain || (!(await isAnswered(ports, request, spellings())) && (await isAnswered(ports, corrected)))
  const found = applied ? await searchRulings(ports, corrected) : await searchRulings(ports, request, cachedSpellings)
  return { ...found, correction: { ...meant, applied } }
}

/** A code that is named, even mistyped, is not added again. */
const findCorrection = async (
  ports: SearchPorts,
  request: RulingSearchRequest,
  spellings: () => Promise<Spellings>,
): Promise<FoundCorrection | null> => {
  const words = await correctQuery(ports, request, spellings)
  return words?.certain === true ? words : ((await nameArticleCodes(ports, request)) ?? words)
}
