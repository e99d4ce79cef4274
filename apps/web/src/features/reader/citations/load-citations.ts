import 'server-only'
import type { ChainStep, DataOf, rulingCitationsEndpoint } from '@basejuris/contract'
import { api } from '../../../api/server-client.ts'

export type Citations = DataOf<typeof rulingCitationsEndpoint>

const shownAtMost = 50

/** What a ruling cites and what cites it; null when the request fails, because the text can be read without it. */
export async function loadCitations(docId: string): Promise<Citations | null> {
  const client = await api()
  return client.rulingCitations(docId, { tamano: shownAtMost }).catch(() => null)
}

/** The decisions of a ruling's case; none when the request fails. */
export async function loadChain(docId: string): Promise<readonly ChainStep[]> {
  const client = await api()
  return client.rulingChain(docId).then(
    ({ pasos }) => pasos,
    () => [],
  )
}
