import { type DataOf, defaultIndexName, embeddingDimension, type settingsEndpoint } from '@basejuris/contract'
import { collectionIds } from '@basejuris/domain'
import type { Services } from '../../services.ts'
import { presentCoverage } from './coverage.ts'

export async function getSettings({ coverage, flags }: Pick<Services, 'coverage' | 'flags'>): Promise<DataOf<typeof settingsEndpoint>> {
  const [figures, switches] = await Promise.all([coverage.list(), flags()])
  return { ...switches, indexName: defaultIndexName, dimension: embeddingDimension, cobertura: presentCoverage(figures, collectionIds) }
}
