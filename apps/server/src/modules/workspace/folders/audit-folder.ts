import { recordAudit, type Transaction } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import { announceChange } from './live/folder-changes.ts'

/** What can happen in a folder. */
export type FolderAction =
  | 'folder.created'
  | 'folder.renamed'
  | 'folder.reserved'
  | 'folder.unreserved'
  | 'folder.retention'
  | 'folder.rulings_added'
  | 'folder.ruling_removed'
  | 'folder.note_added'
  | 'folder.note_changed'
  | 'folder.note_deleted'
  | 'folder.passage_added'
  | 'folder.passage_changed'
  | 'folder.passage_deleted'
  | 'folder.passages_ordered'
  | 'folder.member_added'
  | 'folder.member_joined'
  | 'folder.member_role'
  | 'folder.invited'
  | 'folder.invitation_revoked'
  | 'folder.member_removed'
  | 'folder.member_left'
  | 'folder.deleted'

export interface FolderMoment {
  readonly folderId: string
  readonly at: Date
  /** Only ids and counts: names and notes never enter the audit log. */
  readonly details?: Readonly<Record<string, string | number>>
}

/** Records what happened, and tells every process that follows the folder once the transaction commits. */
export async function auditFolder(
  tx: Transaction,
  { userId }: UserActor,
  action: FolderAction,
  { folderId, at, details = {} }: FolderMoment,
): Promise<void> {
  await recordAudit(tx, [{ at, actor: `user:${userId}`, action, subject: folderId, details }])
  await announceChange(tx, {
    folderId,
    action,
    docId: idOf(details['docId']),
    note: idOf(details['note']),
    passage: idOf(details['passage']),
  })
}

const idOf = (value: string | number | undefined): string | null => (typeof value === 'string' ? value : null)
