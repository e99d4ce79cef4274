import { clusterFacet } from './fields.ts'
import type { RulingDocuments } from './index-documents.ts'

export interface ClusterPosition {
  readonly clusterId: string
  /** 0 for the highest courts; at most 9. */
  readonly courtRank: number
  readonly decidedOn: string | null
}

/** Adds the cluster facets to a ruling's documents. A null position removes them. */
export function withCluster({ ruling, passages }: RulingDocuments, position: ClusterPosition | null): RulingDocuments {
  const { [clusterFacet.id]: _cluster, [clusterFacet.precedence]: _precedence, ...facets } = ruling.facets
  if (position === null) return { ruling: { ...ruling, facets }, passages }
  const { clusterId, courtRank, decidedOn } = position
  const precedence = `${9 - courtRank} ${decidedOn ?? ''}`
  return {
    ruling: { ...ruling, facets: { ...facets, [clusterFacet.id]: [clusterId], [clusterFacet.precedence]: [precedence] } },
    passages,
  }
}
