import 'server-only'
import { type Client, createClient } from '@basejuris/contract'
import { headers } from 'next/headers'
import { pagesConfig } from './pages.config.ts'

const forwarded = ['cookie', 'x-forwarded-for', 'x-request-id'] as const

/** The typed client as server components use it: same actor and address as the visitor, exempt from the guests' limit. */
export async function api(): Promise<Client> {
  const { apiOrigin, loopbackKey } = pagesConfig()
  const incoming = await headers()
  const outgoing: Record<string, string> = loopbackKey === null ? {} : { 'x-loopback-key': loopbackKey }
  for (const name of forwarded) {
    const value = incoming.get(name)
    if (value !== null) outgoing[name] = value
  }
  return createClient({ baseUrl: apiOrigin, headers: outgoing })
}
