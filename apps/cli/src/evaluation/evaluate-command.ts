import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
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
import { everyRuling, formatTreatments, measureTreatments } from '@basejuris/server/operator'
import { withRealRulings } from './with-real-rulings.ts'

const querySets = ['judged_dev.jsonl', 'judged2_dev.jsonl']
/** The set that has floors. */
const mainSet = 'judged2_dev.jsonl'

/**
 * Ingests the private set of real rulings into its own data folder and measures the search on its judged queries. Exits with 1 when a
 * figure fell for certain since it was saved; `save` stores what is reached, for later runs to compare with.
 */
export async function evaluate({ data, save = false }: { readonly data?: string; readonly save?: boolean }): Promise<void> {
  await withRealRulings(data, async (services, realFiles) => {
    let falls: readonly string[] = []
    for (const set of querySets) {
      const queries = parseJudgedQueries(await readFile(join(realFiles, 'queries', set), 'utf8'))
      const table = await evaluateRulings({ search: services.search, rulings: everyRuling(services.db), queries })
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
  })
}
