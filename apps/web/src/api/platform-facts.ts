import 'server-only'
import type { BaseView, Client, DataOf, settingsEndpoint } from '@basejuris/contract'
import { memoizeFor } from './memoize-for.ts'
import { guestApi } from './server-client.ts'

export interface PlatformFacts {
  readonly bases: readonly BaseView[]
  readonly settings: DataOf<typeof settingsEndpoint>
}

async function fetchFacts(client: Client): Promise<PlatformFacts> {
  const [bases, settings] = await Promise.all([client.bases(), client.settings()])
  return { bases, settings }
}

const maxAgeMs = 10_000
const read = memoizeFor(maxAgeMs, async () => fetchFacts(guestApi()))

/** Bases and switches, cached for some seconds. Null when the API does not answer, because pages work without them. */
export function platformFacts(): Promise<PlatformFacts | null> {
  return read().catch(() => null)
}
