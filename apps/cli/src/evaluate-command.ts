import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Database, listDocIds, listRulings } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import { type EvaluationTable, evaluateRulings, formatEvaluation, parseJudgedQueries } from '@basejuris/search'
import { openPlatform } from '@basejuris/server/compose'
import { readConfig } from '@basejuris/server/config'
import { commandRunner } from '@basejuris/server/operator/run-command'

const querySets = ['judged_dev.jsonl', 'judged2_dev.jsonl']
const knownDocketFloor = 0.97
const readBatch = 200

/**
 * Reads the private set of real rulings into a data folder of its own and measures the search on its judged queries. Leaves with 1 when a docket
 * number is found less often than the floor.
 */
export async function evaluate({ data }: { readonly data?: string }): Promise<void> {
  const config = readConfig()
  const { realFiles } = config
  const source = join(realFiles, 'corpus/raw/pjud_juris')
  if (!existsSync(source)) {
    console.error(`No están los archivos reales en ${realFiles}: indique la carpeta con REAL_FILES.`)
    process.exit(1)
  }
  const dataDir = data === undefined ? join(await mkdtemp(join(tmpdir(), 'basejuris-evaluate-')), 'data') : resolve(data)
  const platform = await openPlatform({ ...config, dataDir, databaseUrl: null, demo: null, roles: new Set(['api', 'worker']) })
  try {
    await commandRunner(platform)('ingest', { source: 'auto', path: source }, () => {}, new AbortController().signal)
    let reached = true
    for (const set of querySets) {
      const queries = parseJudgedQueries(await readFile(join(realFiles, 'queries', set), 'utf8'))
      const table = await evaluateRulings({ search: platform.services.search, rulings: everyRuling(platform.services.db), queries })
      console.log(`\n${set}\n${formatEvaluation(table)}`)
      reached &&= shareOfDockets(table) >= knownDocketFloor
    }
    console.log(`\ngate rol en cinco formas: al menos ${knownDocketFloor}, ${reached ? 'ok' : 'short'}`)
    process.exitCode = reached ? 0 : 1
  } finally {
    await platform.close()
    if (data === undefined) await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}

const shareOfDockets = ({ knownDockets: { asked, right } }: EvaluationTable): number => (asked === 0 ? 0 : right / asked)

async function* everyRuling(db: Database): AsyncGenerator<Ruling> {
  let after: string | undefined
  while (true) {
    const docIds = await listDocIds(db, { limit: readBatch, ...(after === undefined ? {} : { after }) })
    yield* await listRulings(db, docIds)
    after = docIds.at(-1)
    if (docIds.length < readBatch) return
  }
}
