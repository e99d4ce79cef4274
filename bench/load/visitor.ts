import { once } from 'node:events'
import { Agent, request } from 'node:http'
import { buffer } from 'node:stream/consumers'
import { brotliDecompressSync } from 'node:zlib'
import { type SearchData, suggestionsEndpoint } from '@basejuris/contract'
import { queries } from '../search/queries.ts'

/**
 * What people ask of the running product. Every method reads the whole answer, which comes compressed as to a browser; one that is no success rejects. The
 * visitor shares the machine with the product, so it does no more than that: what it spends the product lacks.
 */
export interface Visitor {
  readonly search: (at: number) => Promise<void>
  readonly suggest: (at: number) => Promise<void>
  readonly page: (address: string) => Promise<void>
  /** Addresses of results and of rulings they lead to, those of many queries. */
  readonly results: readonly string[]
  readonly rulings: readonly string[]
}

const typed = ['despi', 'corte sup', 'art. 161', 'licencia me', 'ministra', 'isapre', 'c-12', 'responsabilidad extra']
const kinds = ['', ' desde 2018', ' Corte Suprema', ' acoge', ' rechaza']
/** A word more makes another search of each: 2,000 before one is asked for again, so that little of an answer is remembered from one before. */
const words =
  ' trabajador empresa municipalidad demanda prueba contrato indemnización plazo acción perjuicio responsabilidad derecho recurso sentencia tribunal antecedentes documento obligación pago'.split(
    ' ',
  )

export async function openVisitor(origin: string): Promise<Visitor> {
  const asked = kinds.flatMap((kind) => queries.map((query) => query + kind))
  const agent = new Agent({ keepAlive: true })
  const read = async (path: string, { body, ...headers }: { accept?: string; body?: string } = {}): Promise<Buffer> => {
    const asking = request(`${origin}${path}`, {
      agent,
      method: body === undefined ? 'GET' : 'POST',
      headers: { 'accept-encoding': 'br', ...(body === undefined ? headers : { 'content-type': 'application/json' }) },
    }).end(body)
    const [response] = await once(asking, 'response')
    const bytes = await buffer(response)
    if (response.statusCode !== 200) throw new Error(`${path}: ${response.statusCode}`)
    return bytes
  }
  const distinct = words.flatMap((word) => asked.map((query) => `${query} ${word}`.trim()))
  const search = (at: number): Promise<Buffer> => read('/v1/search', { body: JSON.stringify({ consulta: distinct[at % distinct.length] }) })
  const found: SearchData[] = []
  for (let at = 0; at < asked.length; at++) {
    const answer = await search(at).catch(() => null)
    if (answer !== null) found.push(JSON.parse(brotliDecompressSync(answer).toString()).data)
  }
  return {
    search: async (at) => {
      await search(at)
    },
    suggest: async (at) => {
      const text = typed[at % typed.length] ?? ''
      await read(`${suggestionsEndpoint.path}?${new URLSearchParams({ q: text })}`)
    },
    page: async (address) => {
      await read(address, { accept: 'text/html' })
    },
    results: asked.map((q) => `/resultados?${new URLSearchParams({ q })}`),
    rulings: [
      ...new Set(found.flatMap(({ resultados }) => resultados.map(({ docId }) => `/sentencia?${new URLSearchParams({ id: docId })}`))),
    ],
  }
}
