import type { OppositionSearch } from '@basejuris/contract'
import type { Actor, FictionalMode } from '@basejuris/domain'
import { canonicalArticle, canonicalNormKey, hasArticle, listArticles } from '@basejuris/legal-text'
import type { SearchControl } from '@basejuris/search'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { readNorm } from '../norms/read-norm.ts'
import { fictionalModeOf } from '../platform/coverage.ts'
import { findArticleOppositions, type OppositionFilters } from './find-oppositions.ts'

export interface ListArticleContrast extends Omit<OppositionFilters, 'fictional'> {
  readonly idNorma: number
  /** As written: «161 bis», «161-bis». */
  readonly article: string
  readonly fictional?: FictionalMode | undefined
}

/**
 * Pairs of rulings with opposite outcomes on an article.
 * @throws `norm.not_found`, and `norm.article_not_found` where the catalogue shows that the norm has none with this number
 */
export async function listArticleContrast(
  services: Pick<Services, 'db' | 'rulings' | 'entitlementOf' | 'search' | 'coverage'>,
  actor: Actor,
  { idNorma, article: written, fictional, ...filters }: ListArticleContrast,
  control: SearchControl = {},
): Promise<OppositionSearch> {
  const { key } = await readNorm(services, idNorma)
  const article = canonicalArticle(written)
  if (listArticles(idNorma).length > 0 && !hasArticle(idNorma, article)) throw new ServiceError('norm.article_not_found')
  const mode = await fictionalModeOf(services, fictional)
  return findArticleOppositions(services, actor, canonicalNormKey(key ?? `${idNorma}`, article), { ...filters, fictional: mode }, control)
}
