import type { LineFacts } from '@basejuris/database'
import type { Subdivision } from '@basejuris/domain'
import { missingPlace } from '@basejuris/legal-text'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { getNormArticle } from '../norms/get-norm-article.ts'
import type { LineSubject } from './line-subject.ts'

/**
 * The rulings without the places that the article does not have, neither today nor on their day: «161 N° 1 letra c)» is a slip for another
 * article. An article whose text is not imported has every place.
 */
export async function withoutMissingPlaces(
  services: Pick<Services, 'db'>,
  rulings: readonly LineFacts[],
  { norm }: LineSubject,
): Promise<LineFacts[]> {
  const { idNorma = null, articulo: article = null } = norm ?? {}
  if (idNorma === null || article === null || !rulings.some(({ norms }) => norms.some(isDivided))) return [...rulings]
  const texts = new Map<string | null, readonly string[]>()
  const textsOn = async (day: string | null): Promise<readonly string[]> => {
    const known = texts.get(day) ?? (await textsOfArticle(services, { idNorma, article, day }))
    texts.set(day, known)
    return known
  }
  const lacks = async (place: Subdivision, day: string | null): Promise<boolean> =>
    missingPlace([place], await textsOn(null)) !== null && missingPlace([place], await textsOn(day)) !== null
  const read: LineFacts[] = []
  for (const ruling of rulings) {
    const norms: LineFacts['norms'] = []
    for (const named of ruling.norms) if (!(isDivided(named) && (await lacks(placeOf(named), ruling.decidedOn)))) norms.push(named)
    read.push({ ...ruling, norms })
  }
  return read
}

const isDivided = ({ numeral, letra }: Subdivision): boolean => numeral !== undefined || letra !== undefined

const placeOf = ({ numeral, letra }: Subdivision): Subdivision => ({
  ...(numeral === undefined ? {} : { numeral }),
  ...(letra === undefined ? {} : { letra }),
})

const textsOfArticle = async (services: Pick<Services, 'db'>, requested: Parameters<typeof getNormArticle>[1]): Promise<string[]> => {
  try {
    const { textos } = await getNormArticle(services, requested)
    return textos.map(({ parrafos }) => parrafos.map(({ texto }) => texto).join('\n'))
  } catch (error) {
    if (error instanceof ServiceError) return []
    throw error
  }
}
