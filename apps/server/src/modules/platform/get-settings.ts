import { type DataOf, defaultIndexName, embeddingDimension, type settingsEndpoint } from '@basejuris/contract'
import { collectionIds } from '@basejuris/domain'
import type { Services } from '../../services.ts'
import { presentCoverage } from './coverage.ts'

export async function getSettings({ coverage, flags }: Pick<Services, 'coverage' | 'flags'>): Promise<DataOf<typeof settingsEndpoint>> {
  const [figures, pending, switches] = await Promise.all([coverage.list(), coverage.pending(), flags()])
  return {
    ...switches,
    indexName: defaultIndexName,
    dimension: embeddingDimension,
    cobertura: presentCoverage(figures, collectionIds, pending),
  }
}
