import { randomUUID } from 'node:crypto'
import type { AnalysisOrigin, changeAnalysisEndpoint, createAnalysisEndpoint, DataOf, NewColumn } from '@basejuris/contract'
import {
  type AnalysisRow,
  addAnalysis,
  changeAnalysis,
  clearAnalysisCells,
  defineQueue,
  lockAnalysis,
  type Transaction,
} from '@basejuris/database'
import { maxAnalyses, maxAnalysisColumns, maxOpenAnalyses, maxRunningResearch, type UserActor } from '@basejuris/domain'
import { z } from 'zod'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'
import { petitionSpender } from '../billing/spend-petition.ts'
import type { InSearchSlot } from '../exports/sources/source-of-search.ts'
import { type AnalysisContent, decryptContent, encryptContent, type StoredColumn } from './analysis-content.ts'
import { gatherRulings } from './gather-rulings.ts'

/** Runs of one analysis, those after an end of the process included. */
export const maxAnalysisRuns = 6

export const analysisQueue = defineQueue('analysis', z.object({ analysisId: z.uuid() }), {
  retryLimit: maxAnalysisRuns,
  expireInSeconds: 30 * 60,
  concurrency: maxRunningResearch,
})

export interface StartAnalysis {
  readonly nombre: string
  readonly origen: AnalysisOrigin
  readonly columnas: readonly NewColumn[]
  readonly at: Date
  readonly inSearchSlot: InSearchSlot
}

/** Finds the rulings, then stores the analysis, counts it and queues it in one transaction. */
export async function startAnalysis(
  services: Services,
  actor: UserActor,
  { nombre, origen, columnas, at, inSearchSlot }: StartAnalysis,
): Promise<DataOf<typeof createAnalysisEndpoint>> {
  const { docIds, origin, notices } = await gatherRulings(services, actor, origen, { at, inSearchSlot })
  const spend = await petitionSpender(services, actor)
  const id = randomUUID()
  const content: AnalysisContent = { nombre, origen: origin, avisos: [...notices], columnas: columnas.map(withId) }
  return services.db.transaction(async (tx) => {
    const row: AnalysisRow = {
      id,
      userId: actor.userId,
      state: 'pendiente',
      sealed: encryptContent(services, id, content),
      revision: 1,
      total: docIds.length,
      isCounted: await spend(tx, at),
      createdAt: at,
      updatedAt: at,
      queuedAt: at,
    }
    const added = await addAnalysis(tx, { row, docIds }, { maxOpen: maxOpenAnalyses, maxStored: maxAnalyses })
    if (added === 'too_many_open') throw new ServiceError('analysis.too_many_waiting')
    if (added === 'too_many_stored') throw new ServiceError('analysis.too_many')
    await services.jobs.send(analysisQueue, { analysisId: id }, { tx })
    return { id, estado: row.state }
  })
}

const withId = (column: NewColumn): StoredColumn => ({ id: randomUUID(), ...column })

export interface ChangeAnalysis {
  readonly id: string
  readonly nombre?: string | undefined
  readonly columnas?: readonly NewColumn[] | undefined
  readonly recalcular: boolean
  readonly at: Date
}

/** Renames an analysis; adds columns, of which alone the cells are computed; or computes all cells anew. Only a name may change while it runs. */
export async function updateAnalysis(
  services: Pick<Services, 'db' | 'textCipher' | 'jobs'>,
  { userId }: UserActor,
  { id, nombre, columnas = [], recalcular, at }: ChangeAnalysis,
): Promise<DataOf<typeof changeAnalysisEndpoint>> {
  return services.db.transaction(async (tx) => {
    const row = await lockAnalysis(tx, { userId, id })
    if (row === null) throw new ServiceError('analysis.not_found')
    const isComputed = columnas.length > 0 || recalcular
    if (isComputed && (row.state === 'pendiente' || row.state === 'en_curso')) throw new ServiceError('analysis.running')
    const content = decryptContent(services, row)
    if (content.columnas.length + columnas.length > maxAnalysisColumns) throw new ServiceError('analysis.too_many_columns')
    const next = { ...content, nombre: nombre ?? content.nombre, columnas: [...content.columnas, ...columnas.map(withId)] }
    const sealed = encryptContent(services, id, next)
    if (!isComputed) {
      await changeAnalysis(tx, { id, from: [row.state] }, { sealed })
      return { id, estado: row.state }
    }
    if (recalcular) await clearAnalysisCells(tx, id)
    return queueAgain(services, tx, { ...row, sealed }, at)
  })
}

async function queueAgain({ jobs }: Pick<Services, 'jobs'>, tx: Transaction, { id, state, sealed, revision }: AnalysisRow, at: Date) {
  const change = { state: 'pendiente', sealed, revision: revision + 1, updatedAt: at, queuedAt: at } as const
  await changeAnalysis(tx, { id, from: [state] }, change)
  await jobs.send(analysisQueue, { analysisId: id }, { tx })
  return { id, estado: change.state }
}
