import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { listDocIds } from '@basejuris/database'
import { chileanDate } from '@basejuris/domain'
import { citationGates, evaluateCitations } from '@basejuris/ingestion/evaluation/evaluate-citations'
import { formatCitations } from '@basejuris/ingestion/evaluation/format-citations'
import { readConfig } from '@basejuris/server/config'
import { checkerFloors, formatChecker, measurePlantedErrors, storeCheckableRulings } from '@basejuris/server/operator'
import { openPlatform } from '@basejuris/server/platform'

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
  const dataDir = data === undefined ? join(await mkdtemp(join(tmpdir(), 'basejuris-evaluate-')), 'data') : resolve(data)
  const platform = await openPlatform({
    ...readConfig(),
    dataDir,
    databaseUrl: null,
    searchAddress: null,
    vectorAddress: null,
    demo: null,
    roles: new Set(['api', 'worker']),
  })
  try {
    const [stored] = await listDocIds(platform.services.db, { limit: 1 })
    if (stored === undefined) await storeCheckableRulings(platform.services.db, platform.dataDir)
    await platform.catchUpIndex()
    const quality = await measurePlantedErrors(platform.services, { seed, briefs, wordings })
    console.log(formatChecker(quality))
    process.exitCode = checkerFloors(quality).every(({ reached, floor }) => reached >= floor) ? 0 : 1
  } finally {
    await platform.close()
    if (data === undefined) await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}
