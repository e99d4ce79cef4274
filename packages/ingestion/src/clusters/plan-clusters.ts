import type { SimilarityRow } from '@basejuris/database'
import { type CourtLevel, courtLevel, type Ruling } from '@basejuris/domain'
import { areNearIdentical, type SimilarityProfile, similarSizes } from '@basejuris/legal-text'

export interface ComparedRuling {
  readonly ruling: Ruling
  readonly contentHash: string
  /** Null when it has too little text to be compared. */
  readonly profile: SimilarityProfile | null
}

/** The founder of a cluster, which bears its id. */
export interface Founder {
  readonly docId: string
  readonly bands: readonly number[]
  /** How many it has. */
  readonly shingles: number
  /** Null when it is not what it was. */
  readonly loadProfile: () => Promise<SimilarityProfile | null>
}

/** Founders compared with one ruling, those that share most bands first: several may stand near it, but more never help. */
const maxCompared = 8

/**
 * Plans the rows of rulings, in order. Each is compared only with founders, so in a cluster of thousands each costs one comparison. It
 * joins the nearest founder, or founds a cluster that later ones may join.
 */
export async function planClusters(compared: readonly ComparedRuling[], known: readonly Founder[]): Promise<SimilarityRow[]> {
  const founders = [...known]
  const rows: SimilarityRow[] = []
  for (const one of compared) {
    if (one.profile === null) continue
    const joined = await findFounder(one.profile, founders)
    const row = similarityRow(one, one.profile, joined?.docId ?? one.ruling.docId)
    if (joined === null) founders.push(founderOf(row, one.profile))
    rows.push(row)
  }
  return rows
}

const founderOf = ({ docId, bands, shingles }: SimilarityRow, profile: SimilarityProfile): Founder => ({
  docId,
  bands,
  shingles,
  loadProfile: async () => profile,
})

export function similarityRow(
  { ruling, contentHash }: ComparedRuling,
  { bands, shingles }: SimilarityProfile,
  clusterId: string,
): SimilarityRow {
  return {
    docId: ruling.docId,
    clusterId,
    founder: clusterId === ruling.docId,
    bands: [...bands],
    shingles: shingles.length,
    courtRank: courtRank(ruling),
    decidedOn: ruling.decidedOn,
    contentHash,
  }
}

const findFounder = async (profile: SimilarityProfile, founders: readonly Founder[]): Promise<Founder | null> => {
  const { min, max } = similarSizes(profile.shingles.length)
  const own = new Set(profile.bands)
  const candidates = founders
    .map((founder) => ({ founder, shared: founder.bands.filter((band) => own.has(band)).length }))
    .filter(({ founder, shared }) => shared > 0 && founder.shingles >= min && founder.shingles <= max)
    .sort((a, b) => b.shared - a.shared || (a.founder.docId < b.founder.docId ? -1 : 1))
  for (const { founder } of candidates.slice(0, maxCompared)) {
    const other = await founder.loadProfile()
    if (other !== null && areNearIdentical(profile, other)) return founder
  }
  return null
}

const ranks: Readonly<Record<CourtLevel, number>> = { highest: 0, appeals: 1, lower: 2 }

/** 0 for the highest courts, 1 for those of appeal, 2 for the rest. The lowest rank stands for a cluster, then the newest ruling. */
function courtRank(ruling: Pick<Ruling, 'collection' | 'court'>): number {
  return ranks[courtLevel(ruling)]
}
