import { readFile, writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { formatSentenceSigns, formatSpans, measureSpans, parseMarkedQuestions } from '@basejuris/server/operator'
import { withRealRulings } from './with-real-rulings.ts'

interface EvaluateSpans {
  readonly data?: string
  /** File for what each question quoted: it has words of real rulings, so it stays out of the project. */
  readonly output?: string
  /** File for the signs of every sentence, numbers alone, from which `npm run worth` trains. */
  readonly signs?: string
}

const reportEvery = 25

/** Measures how much of what answers a question its quotations hold, on a file of questions with marked facts, over every real ruling. */
export async function evaluateSpans(file: string, { data, output, signs }: EvaluateSpans): Promise<void> {
  const questions = parseMarkedQuestions(await readFile(resolve(file), 'utf8'))
  await withRealRulings(
    data,
    async (services) => {
      const choice = await measureSpans(services, questions, (done) => {
        if (done % reportEvery === 0) console.error(`${done} de ${questions.length} preguntas`)
      })
      console.log(formatSpans(choice))
      if (output !== undefined)
        await writeFile(resolve(output), choice.measured.map(({ sentences: _, ...each }) => JSON.stringify(each)).join('\n'), {
          mode: 0o600,
        })
      if (signs !== undefined) await writeFile(resolve(signs), formatSentenceSigns(choice))
    },
    { folder: 'corpus/raw' },
  )
}
