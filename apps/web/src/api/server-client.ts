import 'server-only'
import { type Client, createClient } from '@basejuris/contract'
import { headers } from 'next/headers'
import { pagesConfig } from './pages.config.ts'

const forwardedHeaders = ['cookie', 'x-visitor-address', 'x-request-id'] as const

/** Nothing leaves the machine. */
const uncompressed = { 'accept-encoding': 'identity' }

/** Left by the process that hosts the pages and answers their calls itself; absent where they run alone. */
const inProcessFetch = (globalThis as { readonly [name: symbol]: typeof fetch | undefined })[Symbol.for('basejuris.own-fetch')]

const clientWith = (headers: Readonly<Record<string, string>>): Client =>
  createClient({ baseUrl: pagesConfig().apiOrigin, headers, ...(inProcessFetch === undefined ? {} : { fetch: inProcessFetch }) })

const loopbackHeaders = (): Record<string, string> => {
  const { loopbackKey } = pagesConfig()
  return { ...uncompressed, ...(loopbackKey === null ? {} : { 'x-loopback-key': loopbackKey }) }
}

/** The typed client as server components use it: same actor and address as the visitor, exempt from the guests' limit. */
export async function api(): Promise<Client> {
  const incoming = await headers()
  const outgoing = loopbackHeaders()
  for (const name of forwardedHeaders) {
    const value = incoming.get(name)
    if (value !== null) outgoing[name] = value
  }
  return clientWith(outgoing)
}

/** The client of nobody in particular, for answers that are shared between visitors. */
export function guestApi(): Client {
  return clientWith(loopbackHeaders())
}
