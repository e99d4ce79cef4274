import type { DataOf, supremeCourtByNormEndpoint, supremeCourtPassagesEndpoint } from '@basejuris/contract'
import { findNormPlaces } from '@basejuris/database'
import type { Actor, CollectionId, FictionalMode } from '@basejuris/domain'
import { canonicalArticle, canonicalNormKey, hasArticle, lastArticle, normLabel } from '@basejuris/legal-text'
import type { CitingRulings, SearchControl } from '@basejuris/search'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { fictionalModeOf } from '../platform/coverage.ts'
import { presentCardFor, readCards } from '../rulings/present-card.ts'
import { normUrl } from '../rulings/ruling-url.ts'
import { presentFacets } from '../search/present-facets.ts'
import { citingPassages } from './citing-passages.ts'
import { findLaw, type NamedLaw } from './find-law.ts'

type CitingServices = Pick<Services, 'db' | 'rulings' | 'search' | 'coverage' | 'entitlementOf'>

export interface ListCiting {
  /** As a caller names it: see `findLaw`. */
  readonly lawId: string
  readonly article?: string | undefined
  /** From 1. */
  readonly page: number
  readonly size: number
  readonly fictional?: FictionalMode | undefined
}

const supremeCourt: readonly CollectionId[] = ['corte_suprema', 'salud_corte_suprema']
const maxArticles = 200

interface Citing {
  /** Keys of the norm, or of the article and of what is written as it without its ñ. */
  readonly keys: readonly string[]
  readonly found: CitingRulings
  readonly head: Pick<DataOf<typeof supremeCourtByNormEndpoint>, 'norma' | 'total' | 'pagina' | 'tamano' | 'ficticias'>
}

/** Rulings of the Corte Suprema that cite a norm or an article, newest first. Errors as in `findCiting`. */
export async function listCitingRulings(
  services: CitingServices,
  actor: Actor,
  request: ListCiting,
  control: SearchControl = {},
): Promise<DataOf<typeof supremeCourtByNormEndpoint>> {
  const { found, head } = await findCiting(services, request, control)
  const cards = await readCards(services, actor, found.docIds)
  const counted = presentFacets({ anio: found.years, resultado: found.outcomes, norma: found.articles.slice(0, maxArticles) })
  return {
    ...head,
    sentencias: [...cards.values()],
    conteos: { anio: counted.anio ?? [], resultado: counted.resultado ?? [], articulo: counted.norma ?? [] },
  }
}

/** As `listCitingRulings`, with the paragraphs in which each ruling cites it. Rulings that the actor may not read come as cards alone. */
export async function listCitingPassages(
  services: CitingServices,
  actor: Actor,
  request: ListCiting,
  control: SearchControl = {},
): Promise<DataOf<typeof supremeCourtPassagesEndpoint>> {
  const [{ found, head, keys }, { readable }] = await Promise.all([findCiting(services, request, control), services.entitlementOf(actor)])
  const sentencias: DataOf<typeof supremeCourtPassagesEndpoint>['sentencias'] = []
  for (const ruling of await services.rulings.list(found.docIds)) {
    const legible = readable.has(ruling.collection)
    const passages = legible
      ? await citingPassages(ruling, keys, await findNormPlaces(services.db, ruling.docId))
      : { fragments: [], total: 0 }
    sentencias.push({ ...presentCardFor(ruling, readable), legible, fragmentos: passages.fragments, totalPasajes: passages.total })
  }
  return { ...head, sentencias }
}

/** @throws `norm.not_found`, `norm.ambiguous`, `norm.article_not_found` */
async function findCiting(services: CitingServices, request: ListCiting, control: SearchControl): Promise<Citing> {
  const { page, size } = request
  const law = findLaw(request.lawId)
  const fictional = await fictionalModeOf(services, request.fictional)
  const article = request.article === undefined ? null : canonicalArticle(request.article)
  const key = canonicalNormKey(law.key, article)
  const keys = [key, ...withTilde(law, article)]
  const found = await services.search.citing(
    { collections: supremeCourt, fictional, keys, offset: (page - 1) * size, limit: size, countArticles: true },
    control,
  )
  if (found.total + found.fictional === 0 && article !== null && lacksArticle(law, article))
    throw new ServiceError('norm.article_not_found')
  return {
    keys,
    found,
    head: {
      norma: {
        idNorma: law.idNorma,
        clave: key,
        nombre: article === null ? law.name : normLabel(key),
        articulo: article,
        url: law.idNorma === null ? null : normUrl(law.idNorma, article),
      },
      total: found.total,
      pagina: page,
      tamano: size,
      ficticias: { modo: fictional, total: found.fictional },
    },
  }
}

/** A caller that strips the ñ sends «152 quater N» for «152 quáter Ñ» too. */
function withTilde({ key, idNorma }: NamedLaw, article: string | null): string[] {
  const other = article?.replace(/(?<= )N$/u, 'Ñ') ?? null
  return idNorma !== null && other !== null && other !== article && hasArticle(idNorma, other) ? [canonicalNormKey(key, other)] : []
}

/** False where the articles of the norm are not known. */
const lacksArticle = ({ idNorma }: NamedLaw, article: string): boolean =>
  idNorma !== null && lastArticle(idNorma) !== null && !hasArticle(idNorma, article)
