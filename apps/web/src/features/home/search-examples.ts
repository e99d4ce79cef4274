import 'server-only'
import type { Chip, Client } from '@basejuris/contract'
import { homeExamples } from '@basejuris/contract/query-examples'
import { formatDocket } from '@basejuris/domain/spanish-format'
import { memoizeFor } from '../../api/memoize-for.ts'
import { questionsToShow } from '../../api/question-examples.ts'
import { guestApi } from '../../api/server-client.ts'

export interface SearchExample {
  readonly query: string
  readonly chips: readonly Chip[]
  readonly total: number
  readonly exact: boolean
}

/** An existing docket number, so that the first example finds something. */
async function someDocketNumber(client: Client): Promise<string[]> {
  const { resultados } = await client.search({ orden: 'recientes', tamano: 10, bases: ['base_corte_suprema'] })
  return resultados.flatMap(({ rol }) => (rol === null ? [] : formatDocket(rol))).slice(0, 1)
}

async function readExamples(): Promise<SearchExample[]> {
  const client = guestApi()
  const [docket, questions] = await Promise.all([someDocketNumber(client), questionsToShow()])
  const written = [...docket, ...homeExamples, ...questions.slice(0, 1)]
  const answers = await Promise.all(
    written.map(async (query) => {
      const { interpretacion, total, totalExacto } = await client.search({ consulta: query, tamano: 1 })
      return { query, chips: interpretacion.chips, total, exact: totalExacto }
    }),
  )
  const useful = answers.filter((answer) => answer.total > 0)
  if (useful.length === 0) throw new Error('no example finds anything yet')
  return useful
}

const examplesLifeMs = 60_000
const read = memoizeFor(examplesLifeMs, readExamples)

/** Example queries with the chips and counts of the real search. Empty when it does not answer. */
export function searchExamples(): Promise<readonly SearchExample[]> {
  return read().catch(() => [])
}
