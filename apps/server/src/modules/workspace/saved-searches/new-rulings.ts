import type { NewRuling } from '@basejuris/contract'
import { listFacts, listStoredBetween } from '@basejuris/database'
import { type Actor, citedNumber } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { searchedCorpus } from '../../platform/searched-corpus.ts'
import { chooseFragments } from '../../rulings/choose-fragments.ts'
import { findOverturning } from '../../rulings/find-overturning.ts'
import { type CardFacts, cardFacts } from '../../rulings/present-card.ts'
import { presentDisposition } from '../../rulings/present-disposition.ts'
import { rulingUrl } from '../../rulings/ruling-url.ts'
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
  return newestFirst(db, found)
}

/** Which of the given rulings answer a saved search, the newest decision first. */
export async function whichMatch(
  services: NewRulingServices,
  content: SavedSearchContent,
  docIds: readonly string[],
): Promise<readonly string[]> {
  return newestFirst(services.db, await services.search.matching({ ...(await searchedOf(services, content)), docIds }))
}

async function newestFirst(db: Services['db'], docIds: readonly string[]): Promise<string[]> {
  const facts = await listFacts(db, docIds)
  return facts.toSorted((left, right) => (right.decidedOn ?? '').localeCompare(left.decidedOn ?? '')).map(({ docId }) => docId)
}

/**
 * The given rulings, in the same order, with what each decides and its best passage for the search. Who may not read their text gets
 * neither.
 */
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
  const overturnings = await findOverturning(services, rulings)
  const hitOf = new Map(hits.map((hit) => [hit.docId, hit]))
  const byId = new Map(rulings.map((ruling) => [ruling.docId, ruling]))
  return docIds.flatMap((docId): NewRuling[] => {
    const [ruling, hit] = [byId.get(docId), hitOf.get(docId)]
    if (ruling === undefined) return []
    const isReadable = readable.has(ruling.collection)
    const passages = hit === undefined || !isReadable ? [] : chooseFragments(hit.passages, ruling, highlighter)
    return [
      {
        ...presentHeading(cardFacts(ruling, readable), content),
        resuelve: isReadable ? presentDisposition(ruling) : null,
        sinEfecto: (isReadable ? overturnings.get(docId) : undefined) ?? null,
        fragmentos: passages.slice(0, 1).map(({ fragment }) => fragment),
      },
    ]
  })
}

function presentHeading(
  ruling: CardFacts,
  { consulta, parametros }: SavedSearchContent,
): Omit<NewRuling, 'resuelve' | 'sinEfecto' | 'fragmentos'> {
  return {
    docId: ruling.docId,
    numero: citedNumber(ruling),
    caratulado: ruling.caption,
    fechaSentencia: ruling.decidedOn,
    tribunal: ruling.court,
    sala: ruling.chamber,
    recurso: ruling.appealType,
    resultado: ruling.outcome,
    ficticia: ruling.fictional,
    ...(ruling.closedPrice === undefined ? {} : { precio: ruling.closedPrice }),
    url: rulingUrl(ruling.docId, consulta, parametros),
  }
}

/** As `POST /v1/search` takes the saved parameters. */
async function searchedOf(services: NewRulingServices, { consulta, parametros }: SavedSearchContent) {
  const { filtros = {}, lectura, exigir, preferir } = parametros
  const corpus = await searchedCorpus(services, parametros)
  return { ...corpus, query: consulta, reading: lectura, required: exigir, preferred: preferir, filters: filtros }
}
