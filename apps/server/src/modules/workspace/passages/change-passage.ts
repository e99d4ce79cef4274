import type { PassageMark, updatePassageEndpoint } from '@basejuris/contract'
import {
  countPassages,
  deletePassage,
  findPassage,
  type ListedPassage,
  listPassageIds,
  lockPassage,
  orderPassages,
  type Transaction,
  touchFolder,
  updatePassage,
} from '@basejuris/database'
import { maxSavedPassages, type UserActor } from '@basejuris/domain'
import type { z } from 'zod'
import { ServiceError } from '../../../errors/service-error.ts'
import { auditFolder } from '../folders/audit-folder.ts'
import { readerOf } from '../folders/folder-services.ts'
import { lockWritableFolder } from '../folders/get-folder.ts'
import { withinNoteQuota } from '../note-quota.ts'
import { type PassageContent, passageContent } from './passage-content.ts'
import type { PassageServices } from './read-passage.ts'
import { openFolder, presentOne } from './save-passage.ts'

export type ChangePassage = z.output<typeof updatePassageEndpoint.body> & { readonly passageId: string; readonly at: Date }

/**
 * Only the author may change a passage. Fields that are absent stay; another folder takes it at its end. A note against an older version
 * than the stored one is `note.changed`.
 */
export async function changePassage(services: PassageServices, actor: UserActor, change: ChangePassage): Promise<PassageMark> {
  const { passageId, at } = change
  const stored = await services.db.transaction(async (tx) => {
    const { passage } = await lockOpenPassage(tx, actor, passageId, at)
    if (passage.authorId !== actor.userId) throw new ServiceError('passage.not_found')
    const folderId = change.folderId ?? passage.folderId
    const moved = folderId !== passage.folderId
    if (moved && folderId !== null) {
      await openFolder(tx, actor, { folderId, docId: passage.docId, at })
      if ((await countPassages(tx, { folderId, authorId: actor.userId })) >= maxSavedPassages) throw new ServiceError('folder.full')
    }
    const before = passageContent.decrypt(services, passageId, passage.sealed)
    const { etiquetas = before.etiquetas, resaltado = before.resaltado } = change
    const content = { ...before, ...changedNote(passage, before, change), etiquetas: [...new Set(etiquetas)], resaltado }
    const next = { ...passage, folderId, sealed: passageContent.encrypt(services, passageId, content), updatedAt: at }
    await withinNoteQuota(tx, actor, () => updatePassage(tx, next, moved))
    if (folderId !== null) {
      await touchFolder(tx, folderId, at)
      const action = moved ? 'folder.passage_added' : 'folder.passage_changed'
      await auditFolder(tx, actor, action, { folderId, at, details: { docId: passage.docId, passage: passageId } })
    }
    return next
  })
  return presentOne(services, actor, stored)
}

type PassageNote = Pick<PassageContent, 'nota' | 'versionNota'>

/** The note that a change leaves. One without a note leaves the stored one. */
function changedNote(passage: ListedPassage, stored: PassageNote, { nota, versionNota }: ChangePassage): PassageNote {
  if (nota === undefined) return stored
  const written = nota === '' ? null : nota
  if (written === stored.nota) return stored
  refuseOlderNote(passage, stored, versionNota)
  return { nota: written, versionNota: stored.versionNota + 1 }
}

function refuseOlderNote({ updatedAt }: ListedPassage, { nota, versionNota }: PassageNote, readVersion: number | undefined): void {
  if (versionNota === readVersion) return
  throw new ServiceError('note.changed', { present: { texto: nota ?? '', version: versionNota, updatedAt: updatedAt.toISOString() } })
}

interface ErasePassage {
  readonly passageId: string
  /** The version of its note that was read. */
  readonly versionNota: number
  readonly at: Date
}

/** The author may delete a passage, and the owner of its folder any. Where its note changed since it was read: `note.changed`. */
export async function erasePassage(
  services: PassageServices,
  actor: UserActor,
  { passageId, versionNota, at }: ErasePassage,
): Promise<void> {
  await services.db.transaction(async (tx) => {
    const { passage, own } = await lockOpenPassage(tx, actor, passageId, at)
    if (!own && passage.authorId !== actor.userId) throw new ServiceError('passage.not_found')
    refuseOlderNote(passage, passageContent.decrypt(services, passageId, passage.sealed), versionNota)
    await deletePassage(tx, passageId)
    const { folderId, docId } = passage
    if (folderId === null) return
    await touchFolder(tx, folderId, at)
    await auditFolder(tx, actor, 'folder.passage_deleted', { folderId, at, details: { docId, passage: passageId } })
  })
}

/** A passage that the actor may read, locked with its folder, and whether they own that folder. Any other is `passage.not_found`. */
async function lockOpenPassage(
  tx: Transaction,
  actor: UserActor,
  passageId: string,
  at: Date,
): Promise<{ readonly passage: ListedPassage; readonly own: boolean }> {
  const reader = readerOf(actor, at)
  const folderId = (await findPassage(tx, reader, passageId))?.folderId ?? null
  const own = folderId !== null && (await lockWritableFolder(tx, actor, folderId, at)).own
  await lockPassage(tx, passageId)
  const passage = await findPassage(tx, reader, passageId)
  if (passage === null || passage.folderId !== folderId) throw new ServiceError('passage.not_found')
  return { passage, own }
}

/** Deals the places that these passages have in their folder out to them in the given order. Returns their number. */
export async function arrangePassages(
  { db }: Pick<PassageServices, 'db'>,
  actor: UserActor,
  { folderId, passageIds, at }: { readonly folderId: string; readonly passageIds: readonly string[]; readonly at: Date },
): Promise<number> {
  return db.transaction(async (tx) => {
    await lockWritableFolder(tx, actor, folderId, at)
    const present = await listPassageIds(tx, folderId)
    const named = new Set(passageIds)
    if (present.filter((id) => named.has(id)).length !== named.size) throw new ServiceError('passage.not_found')
    const queue = [...passageIds]
    const arranged = present.map((id) => (named.has(id) ? (queue.shift() ?? id) : id))
    await orderPassages(tx, folderId, arranged)
    await touchFolder(tx, folderId, at)
    await auditFolder(tx, actor, 'folder.passages_ordered', { folderId, at })
    return passageIds.length
  })
}
