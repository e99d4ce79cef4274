import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { type SearchData, suggestionsEndpoint } from '@basejuris/contract'
import { queries } from '../search/queries.ts'

/**
 * Requests of a simulated user. Every method reads the whole compressed response and rejects when the status is not 200. It does little
 * else, because it shares the machine with the server.
 */
export interface Visitor {
  readonly search: (at: number) => Promise<void>
  readonly suggest: (at: number) => Promise<void>
  readonly page: (address: string) => Promise<void>
  /** Addresses of result pages for many queries, and of the rulings they list. */
  readonly results: readonly string[]
  readonly rulings: readonly string[]
}

const prefixes = ['despi', 'corte sup', 'art. 161', 'licencia me', 'ministra', 'isapre', 'c-12', 'responsabilidad extra']
const kinds = ['', ' desde 2018', ' Corte Suprema', ' acoge', ' rechaza']
/** One more word makes another search of each: 2,000 before any repeats, so that caches help little. */
const words =
  ' trabajador empresa municipalidad demanda prueba contrato indemnización plazo acción perjuicio responsabilidad derecho recurso sentencia tribunal antecedentes documento obligación pago'.split(
    ' ',
  )

const baseQueries = kinds.flatMap((kind) => queries.map((query) => query + kind))
export const distinctQueries = words.flatMap((word) => baseQueries.map((query) => `${query} ${word}`.trim()))

export async function openVisitor(origin: string): Promise<Visitor> {
  const agent = new Agent({ keepAlive: true })
  const read = async (path: string, { body, ...headers }: { accept?: string; body?: string } = {}): Promise<Buffer> => {
    const outgoing = request(`${origin}${path}`, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'accept-encoding': 'br', ...(body === undefined ? headers : { 'content-type': 'application/json' }) },
    }).end(body)
    const [response] = await once(outgoing, 'response')
    const bytes = await buffer(response)
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`)
    return bytes
  }
  const search = (at: number): Promise<Buffer> =>
    read('/v1/search', { body: JSON.stringify({ consulta: distinctQueries[at % distinctQueries.length] }) })
  const found: SearchData[] = []
  for (let at = 0; at < baseQueries.length; at++) {
    const answer = await search(at).catch(() => null)
    if (answer !== null) found.push(JSON.parse(brotliDecompressSync(answer).toString()).data)
  }
  return {
    search: async (at) => {
      await search(at)
    },
    suggest: async (at) => {
      const text = prefixes[at % prefixes.length] ?? ''
      await read(`${suggestionsEndpoint.path}?${new URLSearchParams({ q: text })}`)
    },
    page: async (address) => {
      await read(address, { accept: 'text/html' })
    },
    results: baseQueries.map((q) => `/resultados?${new URLSearchParams({ q })}`),
    rulings: [
      ...new Set(found.flatMap(({ resultados }) => resultados.map(({ docId }) => `/sentencia?${new URLSearchParams({ id: docId })}`))),
    ],
  }
}
