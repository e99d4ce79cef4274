import type { analysesEndpoint, cancelAnalysisEndpoint, DataOf } from '@basejuris/contract'
import { type AnalysisState, changeAnalysis, deleteAnalysis, listAnalyses } from '@basejuris/database'
import { maxAnalyses, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { decryptContent } from './analysis-content.ts'
import { returnCounted } from './run-analysis.ts'
import { ownAnalysis, presentListed } from './view-analysis.ts'

const openStates: readonly AnalysisState[] = ['pendiente', 'en_curso']

/** Analyses of a user, the newest first. */
export async function listOwnAnalyses(
  services: Pick<Services, 'db' | 'textCipher'>,
  { userId }: UserActor,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<DataOf<typeof analysesEndpoint>> {
  const { rows, total } = await listAnalyses(services.db, { userId, offset: (page - 1) * size, limit: size })
  const analisis = await Promise.all(rows.map((row) => presentListed(services, row, decryptContent(services, row))))
  return { analisis, total, pagina: page, tamano: size, maximo: maxAnalyses }
}

/** Ends an analysis that waits or runs; what was answered stays. The petition is given back unless a ruling was answered. */
export async function cancelAnalysis(
  services: Pick<Services, 'db'>,
  actor: UserActor,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<DataOf<typeof cancelAnalysisEndpoint>> {
  const { done } = await ownAnalysis(services, actor, id)
  await services.db.transaction(async (tx) => {
    const cancelled = await changeAnalysis(tx, { id, from: openStates }, { state: 'cancelado', updatedAt: at })
    if (cancelled === null) throw new ServiceError('analysis.ended')
    if (done === 0 && cancelled.revision === 1) await returnCounted(tx, cancelled)
  })
  return { id, estado: 'cancelado' }
}

/** Deletes an analysis with its answers. One that waits or runs is cancelled first. */
export async function eraseAnalysis(services: Pick<Services, 'db'>, actor: UserActor, id: string): Promise<void> {
  const { state } = await ownAnalysis(services, actor, id)
  if (openStates.includes(state))
    await cancelAnalysis(services, actor, { id, at: new Date() }).catch((error: unknown) => {
      // It ended meanwhile.
      if (!(error instanceof ServiceError)) throw error
    })
  if (!(await deleteAnalysis(services.db, { userId: actor.userId, id }))) throw new ServiceError('analysis.not_found')
}
