import { type DataOf, defaultIndexName, embeddingDimension, type settingsEndpoint } from '@basejuris/contract'
import { collectionIds, subscriptionsAvailable } from '@basejuris/domain'
import type { Services } from '../../services.ts'
import { presentCoverage } from './coverage.ts'

export async function getSettings({
  coverage,
  flags,
  paymentsReady,
  meaning,
}: Pick<Services, 'coverage' | 'flags' | 'paymentsReady' | 'meaning'>): Promise<DataOf<typeof settingsEndpoint>> {
  const [figures, pending, switches] = await Promise.all([coverage.list(), coverage.pending(), flags()])
  return {
    ...switches,
    disponible: subscriptionsAvailable(switches, paymentsReady()),
    indexName: defaultIndexName,
    dimension: embeddingDimension,
    sentido: meaning,
    cobertura: presentCoverage(figures, collectionIds, pending),
  }
}
