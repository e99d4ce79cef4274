import { setImmediate } from 'node:timers/promises'
import { type Place, textAt } from '@basejuris/assistant'
import { type AskedColumn, askColumn, type Cell, decidedArticles, findReasoning, readCell } from '@basejuris/assistant/analysis'
import {
  type AnalysisRow,
  changeAnalysis,
  claimAnalysis,
  type JobContext,
  listAnalysisCells,
  listContentHashes,
  listUnanswered,
  putAnalysisCells,
  returnPetitions,
  type Transaction,
} from '@basejuris/database'
import { maxRunningAnalysesPerUser, maxRunningResearch, type Ruling, type UserActor } from '@basejuris/domain'
import type { Services } from '../../services.ts'
import { quotationPrint } from '../assistant/answers/stored-answer.ts'
import {
  decryptAnswers,
  decryptContent,
  encryptAnswers,
  type RulingAnswers,
  type StoredCell,
  type StoredColumn,
  type StoredPlace,
} from './analysis-content.ts'
import { analysisQueue, maxAnalysisRuns } from './start-analysis.ts'

/** Rulings that are answered between two commits. */
export const batchSize = 25
/** Milliseconds until an analysis that had to wait asks again. */
const waitMs = 1000

/**
 * Answers the columns of an analysis ruling by ruling, in batches that are stored with the progress: another run goes on after the last
 * one. The petition is given back when it fails.
 */
export async function runAnalysis(
  services: Services,
  id: string,
  { retries, signal }: Pick<JobContext, 'retries' | 'signal'>,
): Promise<void> {
  const { db, jobs } = services
  if (retries >= maxAnalysisRuns) return failAnalysis(services, id)
  const limits = { maxRunning: maxRunningResearch, maxRunningPerUser: maxRunningAnalysesPerUser }
  const row = await db.transaction((tx) => claimAnalysis(tx, { id, ...limits }))
  if (row === null) return
  if (row === 'wait') {
    await jobs.send(analysisQueue, { analysisId: id }, { startAfter: new Date(Date.now() + waitMs) })
    return
  }
  await answerAll(services, row, signal)
}

async function answerAll(services: Services, row: AnalysisRow, signal: AbortSignal): Promise<void> {
  const { db } = services
  const { id, revision } = row
  const columns = await askAll(services, decryptContent(services, row).columnas, signal)
  for (let after = 0; ; ) {
    signal.throwIfAborted()
    const batch = await listUnanswered(db, { id, revision, after, limit: batchSize })
    const last = batch.at(-1)
    if (last === undefined) break
    const answered = await answerBatch(services, row, { docIds: batch.map(({ docId }) => docId), columns, signal })
    const rows = [...answered].map(([docId, answers]) => ({
      analysisId: id,
      docId,
      userId: row.userId,
      revision,
      sealed: encryptAnswers(services, { analysisId: id, docId }, answers),
    }))
    // Cancelled, deleted or changed meanwhile.
    if (!(await db.transaction((tx) => putAnalysisCells(tx, { id, revision, at: new Date() }, rows)))) return
    after = last.position
  }
  await changeAnalysis(db, { id, from: ['en_curso'], revision }, { state: 'completado', updatedAt: new Date() })
}

type ColumnsById = ReadonlyMap<string, AskedColumn>

async function askAll({ search }: Pick<Services, 'search'>, columns: readonly StoredColumn[], signal: AbortSignal): Promise<ColumnsById> {
  const asked = columns.map(async ({ id, tipo, pregunta, opciones }): Promise<[string, AskedColumn]> => {
    const { demands } = await search.demandsOf({ question: pregunta, docIds: [] }, { signal })
    return [id, askColumn({ type: tipo, question: pregunta, options: opciones }, demands)]
  })
  return new Map(await Promise.all(asked))
}

interface Batch {
  readonly docIds: readonly string[]
  readonly columns: ColumnsById
  readonly signal: AbortSignal
}

/** Of a ruling that its user may not read, the row is empty; one that is gone has none. */
async function answerBatch(
  services: Services,
  { id, userId }: AnalysisRow,
  { docIds, columns, signal }: Batch,
): Promise<Map<string, RulingAnswers>> {
  const { db, rulings, entitlementOf } = services
  const actor: UserActor = { kind: 'user', userId, sessionId: '' }
  const [stored, hashes, known, { readable }] = await Promise.all([
    rulings.list(docIds),
    listContentHashes(db, docIds),
    listAnalysisCells(db, { id, docIds }),
    entitlementOf(actor),
  ])
  const before = new Map(known.map((row) => [row.docId, decryptAnswers(services, row)]))
  const answers = new Map<string, RulingAnswers>()
  for (const ruling of stored) {
    signal.throwIfAborted()
    const version = hashes.get(ruling.docId) ?? ''
    if (!readable.has(ruling.collection)) answers.set(ruling.docId, { version: '', celdas: {}, razones: [], decide: [] })
    else answers.set(ruling.docId, answerRuling(services, ruling, { version, columns, before: before.get(ruling.docId) }))
    // Requests are answered between two rulings.
    await setImmediate()
  }
  return answers
}

interface ReadRuling {
  readonly version: string
  readonly columns: ColumnsById
  /** Of an earlier run or revision: cells of the same text are not read again. */
  readonly before: RulingAnswers | undefined
}

function answerRuling(services: Pick<Services, 'codeHmac'>, ruling: Ruling, { version, columns, before }: ReadRuling): RulingAnswers {
  const source = { ruling, textHash: version, overturned: null, departed: null }
  const known = before?.version === version ? before : undefined
  const celdas = Object.fromEntries(
    [...columns].map(([id, column]) => [
      id,
      known?.celdas[id] ??
        storedCell(
          services,
          ruling,
          orFailed(() => readCell(source, column)),
        ),
    ]),
  )
  if (known !== undefined) return { ...known, celdas }
  const razones = findReasoning(source).map(({ place, words }) => ({ ...storedPlace(services, ruling, place), palabras: [...words] }))
  return { version, celdas, razones, decide: decidedArticles(ruling).map((each) => ({ ...each })) }
}

/** A rule that breaks on one ruling leaves its cell, and no other, failed. */
function orFailed(read: () => Cell): Cell | 'failed' {
  try {
    return read()
  } catch {
    return 'failed'
  }
}

function storedCell(services: Pick<Services, 'codeHmac'>, ruling: Ruling, cell: Cell | 'failed'): StoredCell {
  if (cell === 'failed') return { estado: 'fallida' }
  if (cell.state === 'vacia') return { estado: 'vacia' }
  const { value, unit } = cell.value
  return { estado: cell.state, valor: value, unidad: unit, lugar: storedPlace(services, ruling, cell.quotation.place) }
}

function storedPlace({ codeHmac }: Pick<Services, 'codeHmac'>, ruling: Ruling, place: Place): StoredPlace {
  const { section, anchor, from, to } = place
  return { seccion: section, parrafo: anchor, desde: from, hasta: to, huella: quotationPrint(codeHmac, textAt(ruling, place)) }
}

async function failAnalysis({ db }: Pick<Services, 'db'>, id: string): Promise<void> {
  await db.transaction(async (tx) => {
    const failed = await changeAnalysis(tx, { id, from: ['pendiente', 'en_curso'] }, { state: 'fallido', updatedAt: new Date() })
    if (failed !== null) await returnCounted(tx, failed)
  })
}

/** Gives the petition of an analysis back, once. */
export async function returnCounted(tx: Transaction, { id, userId, state, isCounted }: AnalysisRow): Promise<void> {
  if (!isCounted) return
  await changeAnalysis(tx, { id, from: [state] }, { isCounted: false })
  await returnPetitions(tx, { userId, petitions: 1 })
}
