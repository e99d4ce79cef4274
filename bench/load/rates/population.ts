import { randomUUID } from 'node:crypto'
import { chatEndpoint, deleteConversationsEndpoint, facetsEndpoint, registerEndpoint, searchEndpoint } from '@basejuris/contract'
import { baseIds } from '@basejuris/domain'
import { refusedStatuses } from '../retrying-client.ts'
import { distinctQueries } from '../visitor.ts'

/** Requests of many people, each from an address of its own. Every method reads the whole answer and rejects when the status is not 200. */
export interface Population {
  readonly search: (at: number) => Promise<void>
  readonly facets: (at: number) => Promise<void>
  readonly rulingPage: (at: number) => Promise<void>
  /** One question in a conversation of its own. */
  readonly chat: (at: number) => Promise<void>
  /** Deletes the conversations. */
  readonly close: () => Promise<void>
}

/** Characters of a refusal that are shown. */
const maxShown = 300
const accounts = 40
const findingQueries = 60
const shapes = ['¿Procede la indemnización si', '¿Qué plazo rige cuando', '¿Quién debe probar que', '¿Qué se resolvió sobre']

export async function openPopulation(origin: string): Promise<Population> {
  let asked = 0
  const call = async (
    path: string,
    body: object | null,
    headers: Readonly<Record<string, string>> = {},
    method = 'POST',
  ): Promise<string> => {
    const n = ++asked % 60_000
    const response = await fetch(origin + path, {
      method: body === null && method === 'POST' ? 'GET' : method,
      headers: {
        'x-forwarded-for': `10.${Math.floor(n / 250)}.${n % 250}.1`,
        ...(body === null ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (response.status !== 200)
      throw Object.assign(new Error(`${path}: ${response.status} ${text.slice(0, maxShown)}`), { status: response.status })
    return text
  }
  const queryAt = (at: number): string => distinctQueries[at % distinctQueries.length] ?? ''
  const found = new Set<string>()
  for (let at = 0; at < findingQueries; at++) {
    const answer = await retried(() => call(searchEndpoint.path, { consulta: queryAt(at * 7) }))
    const { data } = JSON.parse(answer) as { readonly data: { readonly resultados: readonly { readonly docId: string }[] } }
    for (const { docId } of data.resultados) found.add(docId)
  }
  const rulings = [...found]
  const facetsAt = (at: number): string => `${facetsEndpoint.path}?${new URLSearchParams({ base: baseIds[at % baseIds.length] ?? '' })}`
  const docIdAt = (at: number): string => rulings[at % rulings.length] ?? ''
  const tokens: string[] = []
  for (let n = 0; n < accounts; n++) {
    const account = { email: `${randomUUID()}@ejemplo.test`, password: 'nueve lagunas al sur', aceptaTerminos: true }
    const answer = await retried(() => call(registerEndpoint.path, account))
    tokens.push((JSON.parse(answer) as { readonly data: { readonly token: string } }).data.token)
  }
  const bearer = (at: number) => ({ authorization: `Bearer ${tokens[at % tokens.length]}` })
  return {
    search: async (at) => void (await call(searchEndpoint.path, { consulta: queryAt(at) })),
    facets: async (at) => void (await call(facetsAt(at), null)),
    rulingPage: async (at) => void (await call(`/sentencia?${new URLSearchParams({ id: docIdAt(at) })}`, null, { accept: 'text/html' })),
    chat: async (at) => {
      const message = `${shapes[at % shapes.length]} ${queryAt(at * 3)}?`
      const answer = await call(chatEndpoint.path, { message }, { ...bearer(at), accept: 'text/event-stream' })
      if (!/^event: done$/mu.test(answer)) throw new Error(`${chatEndpoint.path}: the answer has no end`)
    },
    close: async () => {
      for (let at = 0; at < accounts; at++)
        await call(deleteConversationsEndpoint.path, null, bearer(at), deleteConversationsEndpoint.method)
    },
  }
}

/** A product that has just started refuses requests while its event loop is late. */
async function retried(ask: () => Promise<string>): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await ask()
    } catch (error) {
      const { status } = error as { readonly status?: number }
      if (status === undefined || !refusedStatuses.includes(status) || attempt === 100) throw error
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
}
