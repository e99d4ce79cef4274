import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseJudgedQueries } from '@basejuris/search'
import { formatAnswers, measureAnswers } from '@basejuris/server/operator'
import { withRealRulings } from './with-real-rulings.ts'

/** Questions in words; the other families ask for a docket number, a caption or a filter. */
const families: ReadonlySet<string> = new Set(['lay', 'concept', 'facts', 'norm', 'negative'])

/** Questions after which the progress is printed. */
const reportEvery = 25

/**
 * Measures the answers without any model on the development questions, over the private set of real rulings. The rules were chosen with
 * these questions in sight. Exits with 1 where a quotation is not exact.
 */
export async function evaluateAssistant({ data }: { readonly data?: string }): Promise<void> {
  await withRealRulings(data, async (services, realFiles) => {
    const queries = parseJudgedQueries(await readFile(join(realFiles, 'queries/judged2_dev.jsonl'), 'utf8'))
    const asked = queries.filter(({ family }) => families.has(family))
    const measured = await measureAnswers(services, asked, (done) => {
      if (done % reportEvery === 0) console.error(`${done} de ${asked.length} preguntas`)
    })
    console.log(`\n${formatAnswers(measured)}`)
    process.exitCode = measured.every(({ inexact }) => inexact === 0) ? 0 : 1
  })
}
