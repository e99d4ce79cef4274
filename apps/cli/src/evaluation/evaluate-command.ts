import { existsSync } from 'node:fs'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { type Database, listDocIds, listRulings } from '@basejuris/database'
import type { Ruling } from '@basejuris/domain'
import {
  evaluateRulings,
  familiesRaisedByMeaning,
  findFalls,
  findRegressions,
  floorOf,
  formatEvaluation,
  parseJudgedQueries,
  readFloor,
  saveFloor,
} from '@basejuris/search'
import { readConfig } from '@basejuris/server/config'
import { commands, formatTreatments, measureTreatments } from '@basejuris/server/operator'
import { openPlatform } from '@basejuris/server/platform'

const querySets = ['judged_dev.jsonl', 'judged2_dev.jsonl']
/** The set that has floors. */
const mainSet = 'judged2_dev.jsonl'
const readBatch = 200

/**
 * Ingests the private set of real rulings into its own data folder and measures the search on its judged queries. Exits with 1 when a
 * figure fell for certain since it was saved; `save` stores what is reached, for later runs to compare with.
 */
export async function evaluate({ data, save = false }: { readonly data?: string; readonly save?: boolean }): Promise<void> {
  const config = readConfig()
  const { realFiles } = config
  const source = join(realFiles, 'corpus/raw/pjud_juris')
  if (!existsSync(source)) {
    console.error(`No están los archivos reales en ${realFiles}: indique la carpeta con REAL_FILES.`)
    process.exit(1)
  }
  const dataDir = data === undefined ? join(await mkdtemp(join(tmpdir(), 'basejuris-evaluate-')), 'data') : resolve(data)
  const platform = await openPlatform({
    ...config,
    dataDir,
    databaseUrl: null,
    searchAddress: null,
    vectorAddress: null,
    demo: null,
    roles: new Set(['api', 'worker']),
  })
  try {
    const context = { platform, report: () => {}, signal: new AbortController().signal }
    await commands.ingest.run({ source: 'auto', path: source }, context)
    let falls: readonly string[] = []
    for (const set of querySets) {
      const queries = parseJudgedQueries(await readFile(join(realFiles, 'queries', set), 'utf8'))
      const table = await evaluateRulings({ search: platform.services.search, rulings: everyRuling(platform.services.db), queries })
      console.log(`\n${set}\n${formatEvaluation(table)}`)
      console.log(`por debajo de su rival: ${findRegressions(table).join(' · ') || 'ninguna'}`)
      console.log(`familias que el sentido mejora: ${familiesRaisedByMeaning(table).join(', ') || 'ninguna'}`)
      if (set !== mainSet) continue
      if (save) saveFloor('ingesta', table)
      falls = findFalls(readFloor('ingesta'), floorOf(table))
    }
    console.log(`\n${formatTreatments(measureTreatments())}`)
    console.log(`\nbajas desde lo guardado: ${falls.length === 0 ? 'ninguna' : `\n  ${falls.join('\n  ')}`}`)
    process.exitCode = falls.length === 0 ? 0 : 1
  } finally {
    await platform.close()
    if (data === undefined) await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}

async function* everyRuling(db: Database): AsyncGenerator<Ruling> {
  let after: string | undefined
  while (true) {
    const docIds = await listDocIds(db, { limit: readBatch, ...(after === undefined ? {} : { after }) })
    yield* await listRulings(db, docIds)
    after = docIds.at(-1)
    if (docIds.length < readBatch) return
  }
}
