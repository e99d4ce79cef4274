import { readFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { parseJudgedQueries } from '@basejuris/search'
import { formatAnswers, measureAnswers } from '@basejuris/server/operator'
import { withRealRulings } from './with-real-rulings.ts'

/** Questions in words; the other families ask for a docket number, a caption or a filter. */
const families: ReadonlySet<string> = new Set(['lay', 'concept', 'facts', 'norm', 'negative'])

/** Questions after which the progress is printed. */
const reportEvery = 25

interface EvaluateAssistant {
  readonly data?: string
  /** Files of judged questions, instead of the development ones. */
  readonly queries?: readonly string[]
}

/**
 * Measures the answers without any model on judged questions. Those of development, in whose sight the rules were chosen, are asked of the
 * judiciary's rulings, those of files of every real ruling. Exits with 1 where a quotation is not exact.
 */
export async function evaluateAssistant({ data, queries: files }: EvaluateAssistant): Promise<void> {
  await withRealRulings(
    data,
    async (services, realFiles) => {
      const paths = files?.map((file) => resolve(file)) ?? [join(realFiles, 'queries/judged2_dev.jsonl')]
      const texts = await Promise.all(paths.map((path) => readFile(path, 'utf8')))
      const asked = texts.flatMap(parseJudgedQueries).filter(({ family }) => families.has(family))
      const measured = await measureAnswers(services, asked, (done) => {
        if (done % reportEvery === 0) console.error(`${done} de ${asked.length} preguntas`)
      })
      console.log(`\n${formatAnswers(measured)}`)
      process.exitCode = measured.every(({ inexact }) => inexact === 0) ? 0 : 1
    },
    files === undefined ? {} : { folder: 'corpus/raw' },
  )
}
