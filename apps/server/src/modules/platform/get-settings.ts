import { type DataOf, defaultIndexName, embeddingDimension, type settingsEndpoint } from '@basejuris/contract'
import { collectionIds, subscriptionsAvailable } from '@basejuris/domain'
import type { Services } from '../../services.ts'
import { fictionalModeOf, presentCoverage } from './coverage.ts'

export async function getSettings({
  coverage,
  flags,
  payments,
  provider,
  signInService,
  meaning,
  languageModelView,
}: Pick<Services, 'coverage' | 'flags' | 'payments' | 'provider' | 'signInService' | 'meaning' | 'languageModelView'>): Promise<
  DataOf<typeof settingsEndpoint>
> {
  const [figures, pending, fictional, switches] = await Promise.all([
    coverage.list(),
    coverage.cachedPending(),
    fictionalModeOf({ coverage }),
    flags(),
  ])
  return {
    ...switches,
    disponible: subscriptionsAvailable(switches, payments.isReady()),
    pagosDePrueba: provider?.mode === 'simulator',
    inicioUnico: signInService !== null,
    indexName: defaultIndexName,
    dimension: embeddingDimension,
    sentido: meaning,
    modeloDeLenguaje: languageModelView,
    cobertura: presentCoverage(figures, { collections: collectionIds, fictional, pending }),
  }
}
