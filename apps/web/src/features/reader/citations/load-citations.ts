import 'server-only'
import type { ChainStep, DataOf, rulingCitationsEndpoint, rulingTreatmentEndpoint } from '@basejuris/contract'
import { cache } from 'react'
import { api } from '../../../api/server-client.ts'

export type Citations = DataOf<typeof rulingCitationsEndpoint>
export type Treatments = DataOf<typeof rulingTreatmentEndpoint>

const shownAtMost = 50

/** What a ruling cites and what cites it; null when the request fails, because the text can be read without it. */
export function loadCitations(docId: string): Promise<Citations | null> {
  return readCitations(docId)
}

/** Two parts of the margin show it: asked for once for each page. */
const readCitations = cache(async (docId: string): Promise<Citations | null> => {
  const client = await api()
  return client.rulingCitations(docId, { tamano: shownAtMost }).catch(() => null)
})

/** The decisions of a ruling's case; none when the request fails. */
export async function loadChain(docId: string): Promise<readonly ChainStep[]> {
  const client = await api()
  return client.rulingChain(docId).then(
    ({ pasos }) => pasos,
    () => [],
  )
}

/** How the rulings that cite one treat it; null when the request fails. */
export async function loadTreatments(docId: string): Promise<Treatments | null> {
  const client = await api()
  return client.rulingTreatment(docId, { tamano: shownAtMost }).catch(() => null)
}
