import { createReadStream } from 'node:fs'
import { appendFile, mkdir, rename, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'
import { describeProblem, type RecordProblemCode, recordProblems } from '../record/record-problem.ts'
import type { RecordPosition } from '../record/source.ts'

/** One line of the quarantine file: which record, why, and whether it was stored nevertheless. Never content of the record. */
export const quarantineEntrySchema = z.object({
  /** Ordinal of the record in the run, from 1. */
  n: z.number().int(),
  archivo: z.string(),
  registro: z.number().int(),
  byte: z.number().int(),
  idSentence: z.string().nullable(),
  estado: z.enum(['rechazado', 'observado']),
  codigo: z.enum(Object.keys(recordProblems) as [RecordProblemCode, ...RecordProblemCode[]]),
  motivo: z.string(),
})
export type QuarantineEntry = z.infer<typeof quarantineEntrySchema>

export function quarantineEntry(
  n: number,
  { file, index, offset }: RecordPosition,
  problem: { idSentence: string | null; code: RecordProblemCode; details?: readonly string[]; taken?: boolean },
): QuarantineEntry {
  return {
    n,
    archivo: file,
    registro: index,
    byte: offset,
    idSentence: problem.idSentence,
    estado: problem.taken === true ? 'observado' : 'rechazado',
    codigo: problem.code,
    motivo: describeProblem(problem.code, problem.details ?? []),
  }
}

export interface Quarantine {
  readonly path: string
  /** Resolves when the entries are on disk. Must be called before the checkpoint that counts these records. */
  readonly add: (entries: readonly QuarantineEntry[]) => Promise<void>
}

export function quarantinePath(dataDir: string, runId: string): string {
  return join(dataDir, 'quarantine', `${runId}.jsonl`)
}

/**
 * Opens the quarantine of a run. When the run resumes after `keep` records, later entries are dropped, because those records are read
 * again.
 */
export async function openQuarantine(dataDir: string, runId: string, keep: number): Promise<Quarantine> {
  const path = quarantinePath(dataDir, runId)
  await mkdir(join(dataDir, 'quarantine'), { recursive: true, mode: 0o700 })
  const lines: string[] = []
  for await (const entry of readQuarantine(path)) if (entry.n <= keep) lines.push(`${JSON.stringify(entry)}\n`)
  if (lines.length === 0) await rm(path, { force: true })
  else {
    await writeFile(`${path}.new`, lines.join(''), { mode: 0o600 })
    await rename(`${path}.new`, path)
  }
  return {
    path,
    add: async (entries) => {
      if (entries.length === 0) return
      await appendFile(path, entries.map((entry) => `${JSON.stringify(entry)}\n`).join(''), { mode: 0o600, flush: true })
    },
  }
}

/** Entries of a quarantine file, in order; none when there is no file. A line truncated by a crash is skipped. */
export async function* readQuarantine(path: string): AsyncGenerator<QuarantineEntry> {
  try {
    for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Number.POSITIVE_INFINITY })) {
      const entry = parseEntry(line)
      if (entry !== null) yield entry
    }
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error
  }
}

const parseEntry = (line: string): QuarantineEntry | null => {
  try {
    return quarantineEntrySchema.parse(JSON.parse(line))
  } catch {
    return null
  }
}
