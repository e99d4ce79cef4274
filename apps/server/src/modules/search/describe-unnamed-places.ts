import { capitalizeFirst, normPhrase } from '@basejuris/domain'
import { missingPlace } from '@basejuris/legal-text'
import type { RulingSearchResult } from '@basejuris/search'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { getNormArticle } from '../norms/get-norm-article.ts'
import { lacksPlace } from '../norms/lacks-place.ts'
import { normOfKey } from './present-norms.ts'

type Unnamed = RulingSearchResult['unnamedPlaces'][number]

/** «Ninguna sentencia nombra el artículo 20 N° 24 de la Constitución.», and that the article has no such place where its text shows it. */
export async function describeUnnamedPlaces(
  services: Pick<Services, 'db'>,
  { unnamedPlaces, total }: Pick<RulingSearchResult, 'unnamedPlaces' | 'total'>,
): Promise<string[]> {
  const notices = unnamedPlaces.map(async (place) => {
    const listed = total > 0 ? `: la lista no es de ese lugar del artículo` : ''
    const none = `Ninguna sentencia buscada nombra ${normPhrase(place.label)}${listed}.`
    const lacking = await lackingOf(services, place)
    return [none, ...(lacking === null ? [] : [lacking])].join(' ')
  })
  return Promise.all(notices)
}

const lackingOf = async (services: Pick<Services, 'db'>, { key, article, subdivisions }: Unnamed): Promise<string | null> => {
  const norm = normOfKey(key)
  if (norm === null || norm.articulo === null) return null
  try {
    const { textos } = await getNormArticle(services, { idNorma: norm.idNorma, article: norm.articulo, day: null })
    const place = missingPlace(
      subdivisions,
      textos.map(({ parrafos }) => parrafos.map(({ texto }) => texto).join('\n')),
    )
    return place === null ? null : lacksPlace(capitalizeFirst(normPhrase(article)), place)
  } catch (error) {
    if (error instanceof ServiceError) return null
    throw error
  }
}

/** The article alone, as the correction that is offered. Null where none is needed. */
export function offerArticle({ unnamedPlaces: [place] }: Pick<RulingSearchResult, 'unnamedPlaces'>): RulingSearchCorrection | null {
  if (place === undefined) return null
  return { kind: 'article', query: place.query, changes: [{ from: place.written, to: place.article }], applied: false }
}

type RulingSearchCorrection = NonNullable<Awaited<ReturnType<Services['search']['search']>>['correction']>
