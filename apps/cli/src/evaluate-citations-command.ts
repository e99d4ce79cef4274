import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chileanDate } from '@basejuris/domain'
import { citationGates, evaluateCitations } from '@basejuris/ingestion/evaluation/evaluate-citations'
import { formatCitations } from '@basejuris/ingestion/evaluation/format-citations'
import { readConfig } from '@basejuris/server/config'

/** Measures the recogniser of citations on the private set of real files. Exits with 1 when a gate fails. */
export async function evaluateCitationFiles(): Promise<void> {
  const { realFiles } = readConfig()
  if (!existsSync(join(realFiles, 'corpus/raw'))) {
    console.error(`No están los archivos reales en ${realFiles}: indique la carpeta con REAL_FILES.`)
    process.exit(1)
  }
  const evaluation = await evaluateCitations(realFiles, chileanDate(new Date()))
  console.log(formatCitations(evaluation))
  process.exitCode = citationGates(evaluation).every(({ reached, floor }) => reached >= floor) ? 0 : 1
}
