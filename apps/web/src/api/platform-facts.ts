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

/** Counts and switches of the home page; null when the API does not answer, for the page stands without them. */
export function platformFacts(): Promise<PlatformFacts | null> {
  return read().catch(() => null)
}
