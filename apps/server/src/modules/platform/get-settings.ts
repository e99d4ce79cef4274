import { type DataOf, defaultIndexName, embeddingDimension, type settingsEndpoint } from '@basejuris/contract'
import { collectionIds } from '@basejuris/domain'
import type { Services } from '../../services.ts'
import { presentCoverage } from './coverage.ts'

export async function getSettings({
  coverage,
  flags,
  meaning,
}: Pick<Services, 'coverage' | 'flags' | 'meaning'>): Promise<DataOf<typeof settingsEndpoint>> {
  const [figures, pending, switches] = await Promise.all([coverage.list(), coverage.pending(), flags()])
  return {
    ...switches,
    indexName: defaultIndexName,
    dimension: embeddingDimension,
    sentido: meaning,
    cobertura: presentCoverage(figures, collectionIds, pending),
  }
}
