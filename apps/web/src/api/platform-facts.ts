import 'server-only'
import type { BaseView, Client, DataOf, settingsEndpoint } from '@basejuris/contract'
import { remember } from './memoize-for.ts'
import { guestApi } from './server-client.ts'

export interface HomeFacts {
  readonly bases: readonly BaseView[]
  readonly settings: DataOf<typeof settingsEndpoint>
}

async function readFacts(client: Client): Promise<HomeFacts> {
  const [bases, settings] = await Promise.all([client.bases(), client.settings()])
  return { bases, settings }
}

const factsLifeMs = 10_000
const read = remember(factsLifeMs, async () => readFacts(guestApi()))

/** Counts and switches of the home page; null when the API does not answer, for the page stands without them. */
export function homeFacts(): Promise<HomeFacts | null> {
  return read().catch(() => null)
}
