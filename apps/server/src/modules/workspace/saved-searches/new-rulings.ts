import type { Fragment } from '@basejuris/contract'
import { listFacts, listStoredBetween } from '@basejuris/database'
import type { Actor, Ruling } from '@basejuris/domain'
import { type DispositionLine, findDisposition } from '@basejuris/legal-text'
import type { Services } from '../../../services.ts'
import { searchedCorpus } from '../../platform/searched-corpus.ts'
import { presentResult } from '../../search/present-result.ts'
import type { SavedSearchContent } from './saved-search-content.ts'

const batchSize = 2000

type NewRulingServices = Pick<Services, 'db' | 'search' | 'coverage'>

interface TimeWindow {
  readonly after: Date
  readonly until: Date
}

/** Ids of the rulings that answer a saved search and were first stored within the time, the newest decision first. */
export async function findNewRulings(
  services: NewRulingServices,
  content: SavedSearchContent,
  window: TimeWindow,
): Promise<readonly string[]> {
  const { db, search } = services
  const searched = await searchedOf(services, content)
  const found: string[] = []
  for (let afterId = ''; ; ) {
    const docIds = await listStoredBetween(db, { ...window, afterId, limit: batchSize })
    found.push(...(await search.matching({ ...searched, docIds })))
    if (docIds.length < batchSize) break
    afterId = docIds.at(-1) ?? ''
  }
  const facts = await listFacts(db, found)
  return facts.toSorted((left, right) => (right.decidedOn ?? '').localeCompare(left.decidedOn ?? '')).map(({ docId }) => docId)
}

/** A ruling of a digest. Who may not read its text gets neither decision nor passage. */
export interface NewRuling {
  readonly ruling: Ruling
  readonly decision: Pick<DispositionLine, 'text' | 'anchor'> | null
  /** The best passage for the words of the search; null when it has none. */
  readonly passage: Fragment | null
}

/** The given rulings, in the same order, with what each decides and its best passage for the search. */
export async function readNewRulings(
  services: NewRulingServices & Pick<Services, 'rulings' | 'entitlementOf'>,
  actor: Actor,
  content: SavedSearchContent,
  docIds: readonly string[],
): Promise<NewRuling[]> {
  if (docIds.length === 0) return []
  const [{ readable }, searched, rulings] = await Promise.all([
    services.entitlementOf(actor),
    searchedOf(services, content),
    services.rulings.list([...docIds]),
  ])
  const shape = { sort: 'relevancia', page: 1, size: docIds.length, mode: 'lexica', group: false, literal: true } as const
  const { hits, highlighter } = await services.search.search({ ...searched, ...shape, only: docIds })
  const hitOf = new Map(hits.map((hit) => [hit.docId, hit]))
  const byId = new Map(rulings.map((ruling) => [ruling.docId, ruling]))
  return docIds.flatMap((docId): NewRuling[] => {
    const [ruling, hit] = [byId.get(docId), hitOf.get(docId)]
    if (ruling === undefined) return []
    if (!readable.has(ruling.collection)) return [{ ruling, decision: null, passage: null }]
    const context = { highlighter, query: content.consulta, readable: true }
    const passages = hit === undefined ? [] : presentResult(hit, ruling, context).fragmentos
    return [{ ruling, decision: findDisposition(ruling.sections)?.line ?? null, passage: passages[0] ?? null }]
  })
}

/** As `POST /v1/search` takes the saved parameters. */
async function searchedOf(services: NewRulingServices, { consulta, parametros }: SavedSearchContent) {
  const { filtros = {}, lectura, exigir, preferir } = parametros
  const corpus = await searchedCorpus(services, parametros)
  return { ...corpus, query: consulta, reading: lectura, required: exigir, preferred: preferir, filters: filtros }
}
