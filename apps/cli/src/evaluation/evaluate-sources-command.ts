import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openDatabase } from '@basejuris/database'
import { chileanDate } from '@basejuris/domain'
import { evaluateSources } from '@basejuris/ingestion/evaluation/evaluate-sources'
import { formatSources } from '@basejuris/ingestion/evaluation/format-sources'
import { holds, sourceGates } from '@basejuris/ingestion/evaluation/source-gates'
import { readConfig } from '@basejuris/server/config'

const progressEveryMs = 2000

/** One line on standard error every few seconds. */
const progressLines = (): ((step: string, done: number, total: number | null) => void) => {
  let last = Number.NEGATIVE_INFINITY
  return (step, done, total) => {
    if (performance.now() - last < progressEveryMs) return
    last = performance.now()
    console.error(`${step}: ${done}${total === null ? '' : ` de ${total}`}`)
  }
}

/**
 * Ingests the private set of real files into a database in memory and measures parsing, sections, facts, masking and clusters against
 * hand-checked data. Exits with 1 when a gate fails.
 */
export async function evaluateSourceFiles(): Promise<void> {
  const { realFiles } = readConfig()
  if (!existsSync(join(realFiles, 'corpus/raw'))) {
    console.error(`No están los archivos reales en ${realFiles}: indique la carpeta con REAL_FILES.`)
    process.exit(1)
  }
  const dataDir = await mkdtemp(join(tmpdir(), 'basejuris-sources-'))
  const { db, close } = await openDatabase({ memory: true })
  try {
    const evaluation = await evaluateSources({
      realFiles,
      database: db,
      dataDir,
      today: chileanDate(new Date()),
      onProgress: progressLines(),
    })
    console.log(formatSources(evaluation))
    process.exitCode = sourceGates(evaluation).every(holds) ? 0 : 1
  } finally {
    await close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
