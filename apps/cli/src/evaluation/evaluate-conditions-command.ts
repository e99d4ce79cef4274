import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { formatConditions, measureConditions, parseMeantQueries } from '@basejuris/server/operator'
import { withRealRulings } from './with-real-rulings.ts'

/** Measures how many queries of a file demand what their writers meant, over every real ruling. */
export async function evaluateConditions(file: string, { data }: { readonly data?: string }): Promise<void> {
  const queries = parseMeantQueries(await readFile(resolve(file), 'utf8'))
  await withRealRulings(
    data,
    async (services) => {
      console.log(formatConditions(await measureConditions(services, queries)))
    },
    { folder: 'corpus/raw' },
  )
}
