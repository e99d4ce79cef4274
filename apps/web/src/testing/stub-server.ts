import { vi } from 'vitest'

/** An answer of the API: its data, a failure, or nothing until the test ends. */
export type Answer =
  | { readonly data: unknown }
  | {
      readonly status: number
      readonly message: string
      readonly code?: string
      readonly presente?: object
      readonly details?: readonly object[]
    }
  | 'offline'
  | 'pending'

export interface ReceivedCall {
  readonly call: string
  readonly body: unknown
}

function respond(answer: Answer): Promise<Response> {
  if (answer === 'pending') return new Promise(() => {})
  if (answer === 'offline') return Promise.reject(new TypeError('Failed to fetch'))
  if ('data' in answer) return Promise.resolve(Response.json({ data: answer.data }))
  return Promise.resolve(
    Response.json({ statusCode: answer.status, code: 'test', requestId: 'a1b2c3', ...answer }, { status: answer.status }),
  )
}

/**
 * Answers API calls by method and path without query, such as `GET /v1/favorites`. A list answers one call after another.
 * Returns the calls received. An unknown call fails. `render-view.tsx` removes it after the test.
 */
export function stubServer(answers: Readonly<Record<string, Answer | readonly Answer[]>>): ReceivedCall[] {
  const received: ReceivedCall[] = []
  const next = new Map(Object.entries(answers).map(([call, answer]) => [call, Array.isArray(answer) ? [...answer] : answer]))
  vi.stubGlobal('fetch', (path: string, init: RequestInit = {}) => {
    const call = `${init.method ?? 'GET'} ${path.split('?')[0]}`
    received.push({ call, body: typeof init.body === 'string' ? JSON.parse(init.body) : null })
    const answer = next.get(call)
    const one: Answer | undefined = Array.isArray(answer) ? answer.shift() : (answer as Answer | undefined)
    return respond(one ?? { status: 404, message: `Sin respuesta preparada: ${call}` })
  })
  return received
}
