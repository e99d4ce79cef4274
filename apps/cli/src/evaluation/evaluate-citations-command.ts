import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { chileanDate } from '@basejuris/domain'
import { citationGates, evaluateCitations } from '@basejuris/ingestion/evaluation/evaluate-citations'
import { formatCitations } from '@basejuris/ingestion/evaluation/format-citations'
import { readConfig } from '@basejuris/server/config'
import { checkerFloors, formatChecker, measurePlantedErrors } from '@basejuris/server/operator'
import { withCheckableRulings } from './with-platform.ts'

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

interface CheckerOptions {
  readonly data?: string
  readonly seed: number
  readonly briefs: number
  readonly wordings: string
}

/**
 * Checks briefs with planted errors, written from the demonstration corpus, and prints what was caught, by kind. The corpus is stored in a
 * folder of its own as rulings of a real source. Exits with 1 below a floor.
 */
export async function evaluateChecker({ data, seed, briefs, wordings }: CheckerOptions): Promise<void> {
  await withCheckableRulings(data, async (services) => {
    const quality = await measurePlantedErrors(services, { seed, briefs, wordings })
    console.log(formatChecker(quality))
    process.exitCode = checkerFloors(quality).every(({ reached, floor }) => reached >= floor) ? 0 : 1
  })
}
