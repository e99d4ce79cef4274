import type { CollectionId } from './bases.ts'

/** Names of courts as every source's rulings carry them; a court of appeal adds « de » and its city. */
export const courtNames = {
  supreme: 'Corte Suprema',
  constitutional: 'Tribunal Constitucional',
  comptroller: 'Contraloría General de la República',
  appeals: 'Corte de Apelaciones',
} as const

export type CourtLevel = 'highest' | 'appeals' | 'lower'

const highest: ReadonlySet<CollectionId> = new Set(['corte_suprema', 'salud_corte_suprema', 'tribunal_constitucional'])
const appeals: ReadonlySet<CollectionId> = new Set(['corte_de_apelaciones', 'salud_corte_de_apelaciones'])

/** Level of the court that gave a ruling, from its collection or its name. */
export function courtLevel({ collection, court }: { readonly collection: CollectionId; readonly court: string }): CourtLevel {
  if (highest.has(collection) || court === courtNames.supreme) return 'highest'
  return appeals.has(collection) || court.startsWith(courtNames.appeals) ? 'appeals' : 'lower'
}

export const courtGroups = ['Corte Suprema', 'cortes', 'tribunales', 'otros órganos'] as const
export type CourtGroup = (typeof courtGroups)[number]

const supreme: ReadonlySet<CollectionId> = new Set(['corte_suprema', 'salud_corte_suprema'])
const outsideJudiciary: ReadonlySet<CollectionId> = new Set(['contraloria', 'tribunal_constitucional', 'administrativo'])

/** The courts of a collection as a note on coverage names them. */
export function courtGroup(collection: CollectionId): CourtGroup {
  if (supreme.has(collection)) return 'Corte Suprema'
  if (outsideJudiciary.has(collection)) return 'otros órganos'
  return appeals.has(collection) ? 'cortes' : 'tribunales'
}

/** A court's name as short citations carry it: «CS», «TC», «CGR», «C.A. de Talca», «2º Jdo. Civil de Santiago». */
export function shortCourtName(court: string): string {
  if (court === courtNames.supreme) return 'CS'
  if (court === courtNames.constitutional) return 'TC'
  if (court.startsWith('Contraloría')) return 'CGR'
  return court.replace(/^Corte de Apelaciones/, 'C.A.').replace(/\bJuzgado\b/, 'Jdo.')
}
