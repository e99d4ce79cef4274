import { createHash } from 'node:crypto'
import { stat } from 'node:fs/promises'
import { setImmediate } from 'node:timers/promises'
import { listStoredNormSources, type NormCounts, type NormToStore, putNorms } from '@basejuris/database'
import type { NormSource } from '@basejuris/domain'
import { completeFacts, measureFiles, NormProblem, type NormRecord, readersVersion, readNorm, readRecords } from '@basejuris/norms'
import { OperatorError } from '../../errors/operator-error.ts'
import type { Services } from '../../services.ts'

export type NormFormat = NormSource | 'auto'

/** A file or line that could not be stored, and why. */
export interface NormFileProblem {
  readonly name: string
  readonly problem: string
}

export interface NormImportSummary extends NormCounts {
  readonly read: number
  /** All problems by their sentence, and the first ones by name. */
  readonly problemCounts: Readonly<Record<string, number>>
  readonly problems: readonly NormFileProblem[]
  readonly ms: number
}

export interface NormImport {
  readonly path: string
  readonly format: NormFormat
  /** Kilobytes of files read so far, of all, and counts of norms. */
  readonly report: (done: number, total: number, counts: Readonly<Record<string, number>>) => void
  readonly signal: AbortSignal
}

/** Norms and characters that one transaction stores at most. */
const batchLimits = { records: 200, characters: 3_000_000 } as const
const maxNamedProblems = 100

/**
 * Reads norms from a file or folder and stores them, a batch in each transaction. Records that are stored already are skipped before they
 * are read, so an interrupted import goes on where it was. @throws {OperatorError} when the path does not exist
 */
export async function importNorms(
  services: Pick<Services, 'db'>,
  { path, format, report, signal }: NormImport,
): Promise<NormImportSummary> {
  const startedAt = performance.now()
  if ((await stat(path).catch(() => null)) === null) throw new OperatorError(`No existe ${path}.`)
  const total = await measureFiles(path)
  const tally = createTally()
  let batch: NormRecord[] = []
  let characters = 0
  const flush = async (): Promise<void> => {
    tally.add(await storeBatch(services, { batch, format, tally }))
    batch = []
    characters = 0
  }
  for await (const { record, problem, done } of readRecords(path)) {
    signal.throwIfAborted()
    if (problem !== null) tally.refuse(problem.name, new NormProblem(problem.code))
    if (record !== null) {
      batch.push(record)
      characters += record.text.length
    }
    if (batch.length >= batchLimits.records || characters >= batchLimits.characters) await flush()
    report(Math.floor(done / 1024), Math.ceil(total / 1024), tally.counts())
  }
  await flush()
  return { ...tally.summary(), ms: performance.now() - startedAt }
}

type Tally = ReturnType<typeof createTally>

function createTally() {
  const counts = { read: 0, inserted: 0, updated: 0, unchanged: 0, versions: 0 }
  const problemCounts: Record<string, number> = {}
  const problems: NormFileProblem[] = []
  return {
    add: (more: NormCounts & { readonly read: number }) => {
      for (const name of ['read', 'inserted', 'updated', 'unchanged', 'versions'] as const) counts[name] += more[name]
    },
    refuse: (name: string, { code, message }: NormProblem) => {
      const sentence = new NormProblem(code).message
      counts.read += 1
      problemCounts[sentence] = (problemCounts[sentence] ?? 0) + 1
      if (problems.length < maxNamedProblems) problems.push({ name, problem: message })
    },
    counts: () => ({ normas: counts.read, nuevas: counts.inserted, 'sin cambios': counts.unchanged }),
    summary: () => ({ ...counts, problemCounts, problems }),
  }
}

interface Batch {
  readonly batch: readonly NormRecord[]
  readonly format: NormFormat
  readonly tally: Tally
}

async function storeBatch({ db }: Pick<Services, 'db'>, { batch, format, tally }: Batch): Promise<NormCounts & { readonly read: number }> {
  const hashed = batch.map((record) => ({ record, sourceHash: hashRecord(record) }))
  const stored = await listStoredNormSources(
    db,
    hashed.map(({ sourceHash }) => sourceHash),
  )
  const toStore: NormToStore[] = []
  for (const { record, sourceHash } of hashed) {
    if (stored.has(sourceHash)) continue
    try {
      toStore.push({ ...completeFacts(readNorm(record, format)), sourceHash })
    } catch (error) {
      if (!(error instanceof NormProblem)) throw error
      tally.refuse(record.name, error)
    }
    // Lets the running product answer between two norms.
    await setImmediate()
  }
  const counts = await putNorms(db, toStore)
  const skipped = hashed.filter(({ sourceHash }) => stored.has(sourceHash)).length
  return { ...counts, unchanged: counts.unchanged + skipped, read: toStore.length + skipped }
}

/** Hash by which a record is known when it comes again. It changes with the readers. */
export function hashRecord({ text }: NormRecord): string {
  return createHash('sha256').update(`${readersVersion}\n`).update(text).digest('base64url')
}
