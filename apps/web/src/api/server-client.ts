import 'server-only'
import { type Client, createClient } from '@basejuris/contract'
import { headers } from 'next/headers'
import { pagesConfig } from './pages.config.ts'

const forwardedHeaders = ['cookie', 'x-visitor-address', 'x-request-id'] as const

/** Calls stay on the machine, so compression would cost time. */
const uncompressed = { 'accept-encoding': 'identity' }

/** Set by the process that hosts the pages and answers their calls itself. Absent where the pages run alone. */
const inProcessFetch = (globalThis as { readonly [name: symbol]: typeof fetch | undefined })[Symbol.for('basejuris.own-fetch')]

const clientWith = (headers: Readonly<Record<string, string>>): Client =>
  createClient({ baseUrl: pagesConfig().apiOrigin, headers, ...(inProcessFetch === undefined ? {} : { fetch: inProcessFetch }) })

const loopbackHeaders = (): Record<string, string> => {
  const { loopbackKey } = pagesConfig()
  return { ...uncompressed, ...(loopbackKey === null ? {} : { 'x-loopback-key': loopbackKey }) }
}

/** The typed client for server components. It forwards the visitor's cookie and address, and is exempt from the guests' rate limit. */
export async function api(): Promise<Client> {
  const incoming = await headers()
  const outgoing = loopbackHeaders()
  for (const name of forwardedHeaders) {
    const value = incoming.get(name)
    if (value !== null) outgoing[name] = value
  }
  return clientWith(outgoing)
}

/** An anonymous client, for answers shared between visitors. */
export function guestApi(): Client {
  return clientWith(loopbackHeaders())
}
