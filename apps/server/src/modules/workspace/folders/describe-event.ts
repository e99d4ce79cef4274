import type { FolderEvent } from '@basejuris/contract'
import type { AuditEntry } from '@basejuris/database'
import { formatPlural } from '@basejuris/domain'
import type { FolderAction } from './audit-folder.ts'

type EventDescription = Pick<FolderEvent, 'tipo' | 'accion'>
type Details = AuditEntry['details']

const rulings = (count: number): string => (count === 1 ? 'una sentencia' : formatPlural(count, 'sentencia', 'sentencias'))
const notes = (count: number): string => (count === 1 ? 'una nota' : formatPlural(count, 'nota', 'notas'))
const passages = (count: number): string => (count === 1 ? 'un pasaje' : formatPlural(count, 'pasaje', 'pasajes'))

interface JoinedAction {
  readonly tipo: FolderEvent['tipo']
  /** Words for that many of its things. */
  readonly words: (count: number) => string
}

/** What one repeats while working on a folder. Several are described together. */
const joinedActions = {
  'folder.rulings_added': { tipo: 'agrega', words: (count) => `Agregó ${rulings(count)}` },
  'folder.ruling_removed': { tipo: 'saca', words: (count) => `Sacó ${rulings(count)}` },
  'folder.note_added': { tipo: 'nota', words: (count) => `Agregó ${notes(count)}` },
  'folder.note_changed': { tipo: 'nota', words: (count) => (count === 1 ? 'Cambió una nota' : `Hizo ${count} cambios en las notas`) },
  'folder.note_deleted': { tipo: 'nota', words: (count) => `Borró ${notes(count)}` },
  'folder.passage_added': { tipo: 'pasaje', words: (count) => `Guardó ${passages(count)}` },
  'folder.passage_changed': {
    tipo: 'pasaje',
    words: (count) =>
      count === 1
        ? 'Cambió la nota, las etiquetas o el resaltado de un pasaje'
        : `Hizo ${count} cambios en las notas, las etiquetas o el resaltado de los pasajes`,
  },
  'folder.passage_deleted': { tipo: 'pasaje', words: (count) => `Borró ${passages(count)}` },
  'folder.passages_ordered': { tipo: 'pasaje', words: () => 'Ordenó los pasajes' },
} as const satisfies Partial<Record<FolderAction, JoinedAction>>

type SingleAction = Exclude<FolderAction, 'folder.deleted' | keyof typeof joinedActions>

/** How the log of a folder describes what stands alone. A deleted folder has no log to read. */
const singleActions: Readonly<Record<SingleAction, (details: Details) => EventDescription>> = {
  'folder.created': ({ rulings: count }) => ({
    tipo: 'creacion',
    accion: Number(count ?? 0) > 0 ? `Creó la carpeta con ${rulings(Number(count))}` : 'Creó la carpeta',
  }),
  'folder.renamed': () => ({ tipo: 'ajuste', accion: 'Cambió el nombre' }),
  'folder.reserved': () => ({ tipo: 'ajuste', accion: 'Activó el modo reservado' }),
  'folder.unreserved': () => ({ tipo: 'ajuste', accion: 'Quitó el modo reservado' }),
  'folder.retention': () => ({ tipo: 'ajuste', accion: 'Cambió el plazo de conservación' }),
  'folder.member_added': () => ({ tipo: 'comparte', accion: 'Compartió la carpeta con una persona' }),
  'folder.member_joined': () => ({ tipo: 'comparte', accion: 'Aceptó la invitación' }),
  'folder.invited': () => ({ tipo: 'comparte', accion: 'Invitó a una persona' }),
  'folder.invitation_revoked': () => ({ tipo: 'deja', accion: 'Anuló una invitación' }),
  'folder.member_role': ({ role }) => ({
    tipo: 'comparte',
    accion: role === 'lee' ? 'Dejó a una persona con permiso solo para leer' : 'Permitió escribir a una persona',
  }),
  'folder.member_removed': () => ({ tipo: 'deja', accion: 'Dejó de compartir la carpeta con una persona' }),
  'folder.member_left': () => ({ tipo: 'deja', accion: 'Salió de la carpeta' }),
}

export const loggedActions: readonly string[] = [...Object.keys(singleActions), ...Object.keys(joinedActions)]

/** Null for what always stands alone. */
export function joinedAction(action: string): JoinedAction | null {
  return Object.hasOwn(joinedActions, action) ? joinedActions[action as keyof typeof joinedActions] : null
}

/** Describes entries of one action: several only of one that is joined. */
export function describeEvent(action: string, entries: readonly Pick<AuditEntry, 'details'>[]): EventDescription {
  const joined = joinedAction(action)
  if (joined === null) return singleActions[action as SingleAction](entries[0]?.details ?? {})
  const count = entries.reduce((sum, { details }) => sum + countIn(action, details), 0)
  return { tipo: joined.tipo, accion: joined.words(count) }
}

const countIn = (action: string, { rulings: count }: Details): number => (action === 'folder.rulings_added' ? Number(count) : 1)
