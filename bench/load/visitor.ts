import { type SearchData, suggestionsEndpoint } from '@basejuris/contract'
import { queries } from '../queries.ts'

/** What people ask of the running product. Every method reads the whole answer; one that is no success rejects. */
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
/** A word more makes another search of each: 1,500 before one is asked for again, so that little of an answer is remembered from one before. */
const words =
  ' trabajador empresa municipalidad demanda prueba contrato indemnización plazo acción perjuicio responsabilidad derecho recurso sentencia'.split(
    ' ',
  )

export async function openVisitor(origin: string): Promise<Visitor> {
  const asked = kinds.flatMap((kind) => queries.map((query) => query + kind))
  const read = async (path: string, init: RequestInit = {}): Promise<string> => {
    const response = await fetch(`${origin}${path}`, init)
    const text = await response.text()
    if (!response.ok) throw new Error(`${path}: ${response.status}`)
    return text
  }
  const distinct = words.flatMap((word) => asked.map((query) => `${query} ${word}`.trim()))
  const search = async (at: number): Promise<SearchData> => {
    const body = JSON.stringify({ consulta: distinct[at % distinct.length] })
    const answer: { readonly data: SearchData } = JSON.parse(
      await read('/v1/search', { method: 'POST', body, headers: { 'content-type': 'application/json' } }),
    )
    return answer.data
  }
  const found: SearchData[] = []
  for (let at = 0; at < asked.length; at++) {
    const data = await search(at).catch(() => null)
    if (data !== null) found.push(data)
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
      await read(address, { headers: { accept: 'text/html' } })
    },
    results: asked.map((q) => `/resultados?${new URLSearchParams({ q })}`),
    rulings: [
      ...new Set(found.flatMap(({ resultados }) => resultados.map(({ docId }) => `/sentencia?${new URLSearchParams({ id: docId })}`))),
    ],
  }
}
