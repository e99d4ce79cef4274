import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { formatAnswerSigns, parseQuestionsOfSet, readAnswerSigns } from '@basejuris/server/operator'
import { withRealRulings } from './with-real-rulings.ts'

interface EvaluateLikely {
  readonly data?: string
  /** File for the signs, numbers alone, from which `npm run likely` learns. */
  readonly signs: string
}

const reportEvery = 25

/** Writes the signs of the rulings that are read for judged questions, over every real ruling. Each file of the folder is a set. */
export async function evaluateLikely(folder: string, { data, signs }: EvaluateLikely): Promise<void> {
  const files = (await readdir(resolve(folder))).filter((name) => name.endsWith('.jsonl')).sort()
  await withRealRulings(
    data,
    async (services) => {
      const sets = []
      for (const file of files) {
        const questions = parseQuestionsOfSet(await readFile(join(resolve(folder), file), 'utf8'))
        const judged = await readAnswerSigns(services, file, questions, (done) => {
          if (done % reportEvery === 0) console.error(`${file}: ${done} de ${questions.length} preguntas`)
        })
        sets.push(...judged)
      }
      await writeFile(resolve(signs), formatAnswerSigns(sets))
    },
    { folder: 'corpus/raw' },
  )
}
