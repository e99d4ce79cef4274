import 'server-only'
import type { Fragment, Result } from '@basejuris/contract'
import { memoizeFor } from '../../api/memoize-for.ts'
import { guestApi } from '../../api/server-client.ts'

export interface LiveExample {
  readonly query: string
  readonly result: Result
  readonly passage: Fragment
  /** Citation as on the ruling's page. */
  readonly citation: string
}

const query = 'despido durante licencia médica'
const considerando = /^c\d+/

async function readSpecimen(): Promise<LiveExample> {
  const client = guestApi()
  const { resultados } = await client.search({ consulta: query, ficticias: 'solo' })
  for (const result of resultados) {
    const passage = result.fragmentos.find(({ ancla, marcas }) => considerando.test(ancla) && marcas.length > 0)
    if (passage === undefined) continue
    const ruling = await client.findRuling({ docId: result.docId })
    if (ruling !== null) return { query, result, passage, citation: ruling.cita.oficial }
  }
  throw new Error('no fictional ruling to show')
}

const specimenLifeMs = 60_000
const read = memoizeFor(specimenLifeMs, readSpecimen)

/**
 * A current result with a numbered considerando; null when there is none. Only fictional rulings: search engines index the home page,
 * and real people must stay out of them.
 */
export function liveExample(): Promise<LiveExample | null> {
  return read().catch(() => null)
}
