import type { CollectionId, Ruling } from '@basejuris/domain'

const highest: ReadonlySet<CollectionId> = new Set(['corte_suprema', 'salud_corte_suprema', 'tribunal_constitucional'])
const appeals: ReadonlySet<CollectionId> = new Set(['corte_de_apelaciones', 'salud_corte_de_apelaciones'])

/** 0 for the highest courts, 1 for those of appeals, 2 for the rest: of a cluster the lowest stands for it, then the newest. */
export function courtRank({ collection, court }: Pick<Ruling, 'collection' | 'court'>): number {
  if (highest.has(collection) || court === 'Corte Suprema') return 0
  return appeals.has(collection) || court.startsWith('Corte de Apelaciones') ? 1 : 2
}
