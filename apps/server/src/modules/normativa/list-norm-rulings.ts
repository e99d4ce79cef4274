import type { NormRulings } from '@basejuris/contract'
import { type Actor, collectionIds, type FictionalMode } from '@basejuris/domain'
import { canonicalArticle, canonicalNormKey, normLabel } from '@basejuris/legal-text'
import type { CitingRulings, SearchControl } from '@basejuris/search'
import type { Services } from '../../services.ts'
import { readNorm } from '../norms/read-norm.ts'
import { fictionalModeOf, presentCoverage } from '../platform/coverage.ts'
import { readCards } from '../rulings/present-card.ts'
import { normUrl } from '../rulings/ruling-url.ts'
import { presentFacets } from '../search/present-facets.ts'

export interface ListNormRulings {
  readonly idNorma: number
  /** As written: «161 bis». Absent for the whole norm. */
  readonly article?: string | undefined
  readonly limit: number
  readonly fictional?: FictionalMode | undefined
}

const none: CitingRulings = { docIds: [], total: 0, years: [], outcomes: [], articles: [], fictional: 0 }

/**
 * The newest rulings of all collections that cite a norm or an article, with counts. No text of a ruling is read, so that the time hardly
 * depends on how many cite it. @throws `norm.not_found`
 */
export async function listNormRulings(
  services: Pick<Services, 'db' | 'search' | 'coverage' | 'entitlementOf'>,
  actor: Actor,
  { idNorma, article: written, limit, fictional: requested }: ListNormRulings,
  control: SearchControl = {},
): Promise<NormRulings> {
  const [{ facts: norm, key: own }, fictional] = await Promise.all([readNorm(services, idNorma), fictionalModeOf(services, requested)])
  const article = written === undefined ? null : canonicalArticle(written)
  const key = own === null ? null : canonicalNormKey(own, article)
  const corpus = { collections: collectionIds, fictional }
  const [found, figures, pending] = await Promise.all([
    key === null ? none : services.search.citing({ ...corpus, keys: [key], offset: 0, limit }, control),
    services.coverage.list(),
    services.coverage.cachedPending(),
  ])
  const cards = await readCards(services, actor, found.docIds)
  const counted = presentFacets({ anio: found.years, resultado: found.outcomes })
  return {
    norma: {
      idNorma,
      clave: key,
      nombre: key === null || article === null ? norm.name : normLabel(key),
      articulo: article,
      url: normUrl(idNorma, article),
    },
    total: found.total,
    ficticias: { modo: fictional, total: found.fictional },
    sentencias: [...cards.values()],
    conteos: { anio: counted.anio ?? [], resultado: counted.resultado ?? [] },
    cobertura: presentCoverage(figures, { ...corpus, pending }),
  }
}
