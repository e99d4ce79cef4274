import { recordAudit, type Transaction } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'

/** What can happen in a matter, as its log tells it. */
export const folderActions = {
  'folder.created': 'Creó la materia',
  'folder.renamed': 'Cambió el nombre',
  'folder.reserved': 'Activó el modo reservado',
  'folder.unreserved': 'Quitó el modo reservado',
  'folder.retention': 'Cambió el plazo de conservación',
  'folder.rulings_added': 'Agregó sentencias',
  'folder.ruling_removed': 'Sacó una sentencia',
  'folder.note_added': 'Agregó una nota',
  'folder.note_changed': 'Cambió una nota',
  'folder.note_deleted': 'Borró una nota',
  'folder.member_added': 'Compartió la materia',
  'folder.member_removed': 'Dejó de compartir la materia con una persona',
  'folder.member_left': 'Salió de la materia',
  'folder.deleted': 'Borró la materia',
} as const
export type FolderAction = keyof typeof folderActions

export interface FolderEvent {
  readonly folderId: string
  readonly at: Date
  /** Ids and counts alone: names and notes never enter the audit log. */
  readonly details?: Readonly<Record<string, string | number>>
}

export const auditFolder = (
  tx: Transaction,
  { userId }: UserActor,
  action: FolderAction,
  { folderId, at, details = {} }: FolderEvent,
): Promise<void> => recordAudit(tx, [{ at, actor: `user:${userId}`, action, subject: folderId, details }])
