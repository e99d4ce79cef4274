import { setTimeout } from 'node:timers/promises'
import { type Client, createClient } from '@basejuris/contract'

const pauseMs = 100
const maxAttempts = 600
/** The server is starting, overloaded or busy, and carried nothing out. */
export const refusedStatuses: readonly number[] = [429, 503]

/** A client that asks again while it is refused: on a busy machine a product that has just started often is overloaded. */
export function retryingClient(baseUrl: string, headers: Readonly<Record<string, string>> = {}): Client {
  return createClient({ baseUrl, headers, fetch: retryingFetch })
}

const retryingFetch: typeof fetch = async (input, init) => {
  for (let attempt = 1; ; attempt++) {
    const response = await fetch(input, init)
    if (!refusedStatuses.includes(response.status) || attempt === maxAttempts) return response
    await response.body?.cancel()
    await setTimeout(pauseMs)
  }
}
