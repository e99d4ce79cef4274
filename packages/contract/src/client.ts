import type { z } from 'zod'
import { profileEndpoint } from './accounts/profile.ts'
import { currentSessionEndpoint } from './accounts/sign-in.ts'
import type { DataOf, Endpoint, InputOf } from './http/endpoint.ts'
import { type ErrorBody, errorBodySchema } from './http/errors.ts'
import { failureMessage } from './http/failure-message.ts'
import { connectionFailed } from './http/quoted-sentences.ts'
import { coverageEndpoint } from './platform/coverage.ts'
import { basesEndpoint, settingsEndpoint } from './platform/platform.ts'
import { qualityEndpoint } from './platform/quality.ts'
import { contrastEndpoint } from './rulings/contrast.ts'
import { rulingChainEndpoint } from './rulings/ruling-chain.ts'
import { rulingCitationsEndpoint } from './rulings/ruling-citations.ts'
import { rulingClusterEndpoint } from './rulings/ruling-cluster.ts'
import { similarRulingsEndpoint } from './rulings/ruling-neighbours.ts'
import { provenanceEndpoint } from './rulings/ruling-provenance.ts'
import { rulingTreatmentEndpoint } from './rulings/ruling-treatment.ts'
import { findByIdV1Endpoint, findByIdV2Endpoint, type RulingView } from './rulings/rulings.ts'
import { facetsEndpoint, type SearchData, searchEndpoint } from './search/search.ts'
import { semanticSearchEndpoint } from './search/semantic-search.ts'
import { suggestionsEndpoint } from './search/suggestions.ts'

/** An answer outside 2xx. `message` is safe to show. */
export class ApiError extends Error {
  readonly status: number
  readonly body: ErrorBody | null
  /** The request id, the status and the sentence of the catalogue, behind spaces. React keeps only `digest` of an error that no page caught. */
  readonly digest: string | undefined
  constructor(status: number, payload: unknown) {
    super(failureMessage(status, payload))
    this.name = 'ApiError'
    this.status = status
    this.body = errorBodySchema.safeParse(payload).data ?? null
    this.digest = this.body === null ? undefined : `${this.body.requestId} ${status} ${this.body.error}`
  }
}

export interface ClientOptions {
  readonly baseUrl: string
  readonly fetch?: typeof fetch
  readonly headers?: Readonly<Record<string, string>>
}

export type FailedSearch = { readonly resumen: string; readonly resultados: [] }

export interface Client {
  /** Calls any endpoint. Throws ApiError. */
  call<E extends Endpoint>(endpoint: E, input?: CallInput<E>): Promise<DataOf<E>>
  /** Throws ApiError. */
  search(body: z.input<typeof searchEndpoint.body>, signal?: AbortSignal): Promise<SearchData>
  /** Never throws: a failure becomes a summary that starts with «Error:» and an empty list. */
  searchOrSummary(body: z.input<typeof searchEndpoint.body>, signal?: AbortSignal): Promise<SearchData | FailedSearch>
  facets(query?: z.input<typeof facetsEndpoint.query>): Promise<DataOf<typeof facetsEndpoint>>
  /** Throws ApiError, or what `signal` was aborted with. */
  suggestions(query: z.input<typeof suggestionsEndpoint.query>, signal?: AbortSignal): Promise<DataOf<typeof suggestionsEndpoint>>
  semanticSearch(body: z.input<typeof semanticSearchEndpoint.body>): Promise<DataOf<typeof semanticSearchEndpoint>>
  findByIdV1(body: z.input<typeof findByIdV1Endpoint.body>): Promise<DataOf<typeof findByIdV1Endpoint>>
  findByIdV2(body: z.input<typeof findByIdV2Endpoint.body>): Promise<DataOf<typeof findByIdV2Endpoint>>
  /** Asks v2, then v1. Null when neither knows the ruling. Throws ApiError, also for an unknown version. */
  findRuling(body: z.input<typeof findByIdV2Endpoint.body>): Promise<RulingView | null>
  /** Near-identical rulings and their differences. Throws ApiError. */
  rulingChain(docId: string): Promise<DataOf<typeof rulingChainEndpoint>>
  rulingCitations(docId: string, query?: z.input<typeof rulingCitationsEndpoint.query>): Promise<DataOf<typeof rulingCitationsEndpoint>>
  /** How the rulings that cite one treat it. Throws ApiError. */
  rulingTreatment(docId: string, query?: z.input<typeof rulingTreatmentEndpoint.query>): Promise<DataOf<typeof rulingTreatmentEndpoint>>
  rulingCluster(docId: string, query?: z.input<typeof rulingClusterEndpoint.query>): Promise<DataOf<typeof rulingClusterEndpoint>>
  /** The most similar rulings. Throws ApiError. */
  similarRulings(docId: string, query?: z.input<typeof similarRulingsEndpoint.query>): Promise<DataOf<typeof similarRulingsEndpoint>>
  /** Rulings that decided the same article the opposite way. Throws ApiError. */
  contrast(docId: string, query?: z.input<typeof contrastEndpoint.query>): Promise<DataOf<typeof contrastEndpoint>>
  /** Source and versions of a ruling. Throws ApiError. */
  provenance(docId: string, query?: z.input<typeof provenanceEndpoint.query>): Promise<DataOf<typeof provenanceEndpoint>>
  /** The signed-in user. Null for a guest. Throws ApiError. */
  currentSession(): Promise<DataOf<typeof currentSessionEndpoint>>
  /** Throws ApiError. */
  profile(userId: string): Promise<DataOf<typeof profileEndpoint>>
  bases(): Promise<DataOf<typeof basesEndpoint>>
  settings(): Promise<DataOf<typeof settingsEndpoint>>
  /** Stored rulings by base and month. Throws ApiError. */
  coverage(query?: z.input<typeof coverageEndpoint.query>): Promise<DataOf<typeof coverageEndpoint>>
  /** Quality of search on questions asked for the first time. Throws ApiError. */
  quality(): Promise<DataOf<typeof qualityEndpoint>>
}

export type CallInput<E extends Endpoint> = {
  readonly params?: InputOf<E, 'params'>
  readonly body?: InputOf<E, 'body'>
  readonly query?: InputOf<E, 'query'>
  readonly signal?: AbortSignal | undefined
}

/** Fills in the `:names` of a path. */
const pathOf = ({ path }: Endpoint, params: unknown): string =>
  Object.entries(params ?? {}).reduce((filled, [name, value]) => filled.replace(`:${name}`, encodeURIComponent(String(value))), path)

export function createClient(options: ClientOptions): Client {
  const call = async <E extends Endpoint>(endpoint: E, input: CallInput<E> = {}): Promise<DataOf<E>> => {
    const query = new URLSearchParams()
    for (const [key, value] of Object.entries(input.query ?? {})) if (value !== undefined) query.set(key, String(value))
    const response = await (options.fetch ?? fetch)(
      `${options.baseUrl}${pathOf(endpoint, input.params)}${query.size > 0 ? `?${query}` : ''}`,
      {
        method: endpoint.method,
        headers: {
          'x-project': 'basejuris',
          ...(input.body === undefined ? {} : { 'content-type': 'application/json' }),
          ...options.headers,
        },
        cache: 'no-store',
        ...(input.body === undefined ? {} : { body: JSON.stringify(input.body) }),
        ...(input.signal === undefined ? {} : { signal: input.signal }),
      },
    )
    const payload: unknown = await response.json().catch(() => null)
    if (!response.ok) throw new ApiError(response.status, payload)
    return (payload as { data: DataOf<E> }).data
  }

  const search: Client['search'] = (body, signal) => call(searchEndpoint, { body, signal })
  const findByIdV1: Client['findByIdV1'] = (body) => call(findByIdV1Endpoint, { body })
  const findByIdV2: Client['findByIdV2'] = (body) => call(findByIdV2Endpoint, { body })
  return {
    call,
    search,
    async searchOrSummary(body, signal) {
      try {
        return await search(body, signal)
      } catch (error) {
        return {
          resumen: `Error: ${error instanceof ApiError ? error.message : connectionFailed}`,
          resultados: [],
        }
      }
    },
    facets: (query) => call(facetsEndpoint, query === undefined ? {} : { query }),
    suggestions: (query, signal) => call(suggestionsEndpoint, { query, signal }),
    semanticSearch: (body) => call(semanticSearchEndpoint, { body }),
    findByIdV1,
    findByIdV2,
    async findRuling(body) {
      try {
        return (await findByIdV2(body)).sentencia
      } catch (error) {
        if (!(error instanceof ApiError && error.body?.code !== 'ruling.version_not_found' && error.status === 404)) throw error
      }
      try {
        const found = await findByIdV1({
          searcher: [{ field: 'idSentence', value: body.docId }],
          ...(body.collection ? { collection: body.collection } : {}),
        })
        return 'sentencia' in found ? found.sentencia : null
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return null
        throw error
      }
    },
    rulingChain: (docId) => call(rulingChainEndpoint, { params: { docId } }),
    rulingCitations: (docId, query) => call(rulingCitationsEndpoint, { params: { docId }, ...(query === undefined ? {} : { query }) }),
    rulingTreatment: (docId, query) => call(rulingTreatmentEndpoint, { params: { docId }, ...(query === undefined ? {} : { query }) }),
    rulingCluster: (docId, query) => call(rulingClusterEndpoint, { params: { docId }, ...(query === undefined ? {} : { query }) }),
    similarRulings: (docId, query) => call(similarRulingsEndpoint, { params: { docId }, ...(query === undefined ? {} : { query }) }),
    contrast: (docId, query) => call(contrastEndpoint, { params: { docId }, ...(query === undefined ? {} : { query }) }),
    provenance: (docId, query) => call(provenanceEndpoint, { params: { docId }, ...(query === undefined ? {} : { query }) }),
    currentSession: () => call(currentSessionEndpoint),
    profile: (userId) => call(profileEndpoint, { params: { userId } }),
    bases: () => call(basesEndpoint),
    settings: () => call(settingsEndpoint),
    coverage: (query = {}) => call(coverageEndpoint, { query }),
    quality: () => call(qualityEndpoint),
  }
}
