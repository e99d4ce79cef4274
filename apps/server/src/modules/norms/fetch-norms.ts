import { readFile } from 'node:fs/promises'
import { confirmNormText, listNormsCapturedSince, type NormCounts, putNorms } from '@basejuris/database'
import { chileanDate, dayMs } from '@basejuris/domain'
import { type BcnService, completeFacts, readNormIds, ServiceFailure } from '@basejuris/norms'
import { OperatorError } from '../../errors/operator-error.ts'
import type { Services } from '../../services.ts'
import { hashRecord } from './import-norms.ts'

/** Which norms to fetch: by idNorma, from a file that lists them, or those of an institution. */
export type NormSelection = { readonly ids: readonly number[] } | { readonly list: string } | { readonly category: number }

export interface FetchNorms {
  readonly selection: NormSelection
  /** Fetches also what was fetched since yesterday, which otherwise is skipped: so an interrupted fetch goes on. */
  readonly again: boolean
  readonly report: (done: number, total: number, counts: Readonly<Record<string, number>>) => void
  readonly signal: AbortSignal
  readonly now?: () => Date
}

export interface NormFetchSummary extends NormCounts {
  readonly requested: number
  /** Fetched since yesterday. */
  readonly skipped: number
  readonly failures: readonly { readonly idNorma: number; readonly reason: string }[]
  readonly ms: number
}

/** Norms in a row that the service does not answer, before the fetch stops. */
const maxUnreachable = 5

/**
 * Fetches the latest text of norms from the public service and stores each at once. The earlier text stays as a version. Without an answer
 * to five norms in a row it stops. @throws {OperatorError}
 */
export async function fetchNorms(
  { db }: Pick<Services, 'db'>,
  service: BcnService,
  { selection, again, report, signal, now = () => new Date() }: FetchNorms,
): Promise<NormFetchSummary> {
  const startedAt = performance.now()
  const ids = await listRequested(service, selection, signal)
  const since = chileanDate(new Date(now().getTime() - dayMs))
  const recent = again ? new Set<number>() : await listNormsCapturedSince(db, { ids, source: 'bcn-xml', day: since })
  const counts = { inserted: 0, updated: 0, unchanged: 0, versions: 0 }
  const failures: { idNorma: number; reason: string }[] = []
  let unreachable = 0
  for (const [at, idNorma] of ids.filter((id) => !recent.has(id)).entries()) {
    try {
      const stored = await fetchOne(db, { service, idNorma, day: chileanDate(now()), signal })
      for (const name of ['inserted', 'updated', 'unchanged', 'versions'] as const) counts[name] += stored[name]
      unreachable = 0
    } catch (error) {
      if (!(error instanceof ServiceFailure)) throw error
      failures.push({ idNorma, reason: error.message })
      unreachable = error.unreachable ? unreachable + 1 : 0
      if (unreachable === maxUnreachable)
        throw new OperatorError(`El servicio no responde (${error.message}). Lo obtenido quedó guardado: repita la orden para continuar.`)
    }
    report(recent.size + at + 1, ids.length, { nuevas: counts.inserted, actualizadas: counts.updated, 'sin respuesta': failures.length })
  }
  return { ...counts, requested: ids.length, skipped: recent.size, failures, ms: performance.now() - startedAt }
}

interface FetchOne {
  readonly service: BcnService
  readonly idNorma: number
  readonly day: string
  readonly signal: AbortSignal
}

async function fetchOne(db: Services['db'], { service, idNorma, day, signal }: FetchOne): Promise<NormCounts> {
  const { record, norm } = await service.fetchNorm(idNorma, signal)
  const sourceHash = hashRecord(record)
  if (await confirmNormText(db, { sourceHash, day })) return { inserted: 0, updated: 0, unchanged: 1, versions: 0 }
  return putNorms(db, [{ ...completeFacts({ ...norm, capturedOn: day }), sourceHash }])
}

async function listRequested(service: BcnService, selection: NormSelection, signal: AbortSignal): Promise<number[]> {
  if ('ids' in selection) return [...new Set(selection.ids)]
  if ('list' in selection) return readList(selection.list)
  try {
    return await service.listCategory(selection.category, signal)
  } catch (error) {
    if (error instanceof ServiceFailure) throw new OperatorError(`No se pudo obtener la categoría ${selection.category}: ${error.message}.`)
    throw error
  }
}

/** A line is an idNorma or an address with one; empty lines and those that begin with # are left out. */
async function readList(path: string): Promise<number[]> {
  const text = await readFile(path, 'utf8').catch(() => {
    throw new OperatorError(`No se puede leer ${path}.`)
  })
  const ids = text.split(/\r?\n/u).flatMap((line, at) => {
    const written = line.trim()
    if (written === '' || written.startsWith('#')) return []
    const [id = Number(written)] = readNormIds(written)
    if (!Number.isSafeInteger(id) || id < 1)
      throw new OperatorError(`Línea ${at + 1} de ${path}: se espera un idNorma o una dirección con uno.`)
    return [id]
  })
  if (ids.length === 0) throw new OperatorError(`${path} no nombra ninguna norma.`)
  return [...new Set(ids)]
}
