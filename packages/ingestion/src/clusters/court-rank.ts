import { type CourtLevel, courtLevel, type Ruling } from '@basejuris/domain'

const ranks: Readonly<Record<CourtLevel, number>> = { highest: 0, appeals: 1, lower: 2 }

/** 0 for the highest courts, 1 for those of appeal, 2 for the rest. The lowest rank stands for a cluster, then the newest ruling. */
export function courtRank(ruling: Pick<Ruling, 'collection' | 'court'>): number {
  return ranks[courtLevel(ruling)]
}
