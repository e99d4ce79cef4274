import 'server-only'
import type { ClusterMember, Contrary, contrastEndpoint, DataOf, similarRulingsEndpoint } from '@basejuris/contract'
import { api } from '../../../api/server-client.ts'

export interface Related {
  readonly identical: { readonly total: number; readonly members: readonly ClusterMember[] }
  /** Null when the request failed. */
  readonly similar: DataOf<typeof similarRulingsEndpoint>['resultados'] | null
  /** Null when none decided the other way. */
  readonly contrary: (Contrary & { readonly rulings: DataOf<typeof contrastEndpoint>['resultados'] }) | null
}

const shownIdentical = 6
const shownNeighbours = 4

/** Identical, similar and contrary rulings. A request that fails leaves its list out, because the text can be read without it. */
export async function loadRelated(docId: string, article: string | null): Promise<Related> {
  const client = await api()
  const [cluster, similar, contrast] = await Promise.all([
    client.rulingCluster(docId, { tamano: shownIdentical }).catch(() => null),
    client.similarRulings(docId, { limite: shownNeighbours }).catch(() => null),
    client.contrast(docId, { limite: shownNeighbours, ...(article === null ? {} : { articulo: article }) }).catch(() => null),
  ])
  return {
    identical: { total: cluster?.total ?? 0, members: cluster?.miembros ?? [] },
    similar: similar?.resultados ?? null,
    contrary: contrast?.contrario == null ? null : { ...contrast.contrario, rulings: contrast.resultados },
  }
}
