import type { FolderEvent } from '@basejuris/contract'
import type { AuditEntry } from '@basejuris/database'
import { formatPlural } from '@basejuris/domain'
import type { FolderAction } from './audit-folder.ts'

type EventDescription = Pick<FolderEvent, 'tipo' | 'accion'>
type Details = AuditEntry['details']

const rulings = (count: unknown): string => (count === 1 ? 'una sentencia' : formatPlural(Number(count), 'sentencia', 'sentencias'))

/** How the log of a folder describes each action. A deleted folder has no log to read. */
const descriptions: Readonly<Record<Exclude<FolderAction, 'folder.deleted'>, (details: Details) => EventDescription>> = {
  'folder.created': ({ rulings: count }) => ({
    tipo: 'creacion',
    accion: Number(count ?? 0) > 0 ? `Creó la carpeta con ${rulings(count)}` : 'Creó la carpeta',
  }),
  'folder.renamed': () => ({ tipo: 'ajuste', accion: 'Cambió el nombre' }),
  'folder.reserved': () => ({ tipo: 'ajuste', accion: 'Activó el modo reservado' }),
  'folder.unreserved': () => ({ tipo: 'ajuste', accion: 'Quitó el modo reservado' }),
  'folder.retention': () => ({ tipo: 'ajuste', accion: 'Cambió el plazo de conservación' }),
  'folder.rulings_added': ({ rulings: count }) => ({ tipo: 'agrega', accion: `Agregó ${rulings(count)}` }),
  'folder.ruling_removed': () => ({ tipo: 'saca', accion: 'Sacó una sentencia' }),
  'folder.note_added': () => ({ tipo: 'nota', accion: 'Agregó una nota' }),
  'folder.note_changed': () => ({ tipo: 'nota', accion: 'Cambió una nota' }),
  'folder.note_deleted': () => ({ tipo: 'nota', accion: 'Borró una nota' }),
  'folder.passage_added': () => ({ tipo: 'pasaje', accion: 'Guardó un pasaje' }),
  'folder.passage_changed': () => ({ tipo: 'pasaje', accion: 'Cambió la nota, las etiquetas o el resaltado de un pasaje' }),
  'folder.passage_deleted': () => ({ tipo: 'pasaje', accion: 'Borró un pasaje' }),
  'folder.passages_ordered': () => ({ tipo: 'pasaje', accion: 'Ordenó los pasajes' }),
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

export const loggedActions: readonly string[] = Object.keys(descriptions)

export function describeEvent({ action, details }: Pick<AuditEntry, 'action' | 'details'>): EventDescription {
  return descriptions[action as keyof typeof descriptions](details)
}
