import type { CollectionId } from '@basejuris/domain'
import type { Proceeding } from '../case/level.ts'
import type { Appeal, Matter } from '../matter.ts'

const isCourtOfAppealOrAbove = (collection: CollectionId): boolean => collection.includes('corte')

/** The kind of proceeding in which a matter begins. */
export function firstProceeding({ collection }: Matter): Proceeding {
  if (collection === 'contraloria') return 'dictamen'
  if (collection === 'tribunal_constitucional') return 'inaplicabilidad'
  return isCourtOfAppealOrAbove(collection) ? 'action' : 'first'
}

/** The kind of proceeding an appeal opens, from its name. */
export function proceedingOf({ appealType }: Appeal): Proceeding {
  const name = appealType.toLowerCase()
  if (name.includes('nulidad')) return 'nullity'
  if (name.includes('casación')) return 'cassation'
  if (name.includes('unificación')) return 'unification'
  if (name.includes('queja')) return 'complaint'
  return 'appeal'
}

/** True for the oral criminal court, whose sentences are open to nullity. */
export function isOralTrial(matter: Matter): boolean {
  return matter.collection === 'penal' && (matter.appeals[0] === undefined || proceedingOf(matter.appeals[0]) === 'nullity')
}

const areas: Readonly<Partial<Record<CollectionId, string>>> = {
  laboral: 'LABORAL',
  cobranza: 'LABORAL',
  penal: 'CRIMEN',
  familia: 'FAMILIA',
}

/** The appeal in the words of a source: «(LABORAL) UNIFICACIÓN DE JURISPRUDENCIA», «Civil-apelación». */
export function appealName(matter: Matter, appeal: Appeal): string {
  return appeal.court === 'corte_suprema' || appeal.court === 'salud_corte_suprema'
    ? `(${areas[matter.collection] ?? 'CIVIL'}) ${appeal.appealType.toUpperCase()}`
    : `${appeal.book ?? 'Civil'}-${appeal.appealType}`
}

const chambers: Readonly<Partial<Record<CollectionId, number>>> = { laboral: 4, cobranza: 4, familia: 4, civil: 1, penal: 2 }

/** Chamber of the Corte Suprema that hears a matter: first civil, second criminal, third constitutional, fourth labour. */
export function supremeChamber(matter: Matter): number {
  return chambers[matter.collection] ?? 3
}
