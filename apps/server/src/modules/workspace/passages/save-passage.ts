import type { addPassageEndpoint, PassageMark } from '@basejuris/contract'
import {
  addFolderItems,
  addPassage,
  findUser,
  type ListedPassage,
  listRulingVersions,
  type Transaction,
  touchFolder,
} from '@basejuris/database'
import { maxFolderItems, maxSavedPassages, type Ruling, type UserActor } from '@basejuris/domain'
import type { z } from 'zod'
import { ServiceError } from '../../../errors/service-error.ts'
import { getReadableRuling, getReadableVersion } from '../../rulings/get-ruling.ts'
import { auditFolder } from '../folders/audit-folder.ts'
import { lockWritableFolder } from '../folders/get-folder.ts'
import { withinNoteQuota } from '../note-quota.ts'
import { checkPassageRange, passageTexts } from './check-passage-range.ts'
import { passageContent } from './passage-content.ts'
import { hashPassage, paragraphsOf } from './passage-words.ts'
import { type PassageServices, presentMark, readPassages } from './read-passage.ts'

export type SavePassage = z.output<typeof addPassageEndpoint.body> & { readonly id: string; readonly at: Date }

/** Saves a place of a ruling that the actor may read, in a folder that they may write in or for themselves alone. */
export async function savePassage(services: PassageServices, actor: UserActor, passage: SavePassage): Promise<PassageMark> {
  const { folderId, desde, hasta, nota, etiquetas, resaltado, id, at } = passage
  const shown = await getReadableRuling(services, actor, passage.docId)
  const { ruling, version } = await readVersion(services, shown, passage.version)
  const paragraphs = paragraphsOf(ruling.sections)
  const range = checkPassageRange(paragraphs, desde, hasta)
  const texts = passageTexts(paragraphs, range)
  const content = {
    version,
    desde: { ancla: texts[0]?.anchor ?? desde.ancla, posicion: range.from },
    hasta: { ancla: texts.at(-1)?.anchor ?? hasta.ancla, posicion: range.to },
    huella: hashPassage(paragraphs, range),
    nota: nota === '' ? null : nota,
    versionNota: 1,
    etiquetas: [...new Set(etiquetas)],
    resaltado,
  }
  const { docId } = shown
  const sealed = passageContent.encrypt(services, id, content)
  const row = { id, folderId, docId, authorId: actor.userId, sealed, createdAt: at, updatedAt: at }
  const stored = await services.db.transaction(async (tx) => {
    if (folderId !== null) await openFolder(tx, actor, { folderId, docId, at })
    const added = await withinNoteQuota(tx, actor, () => addPassage(tx, row, maxSavedPassages))
    if (added === null) throw new ServiceError(folderId === null ? 'passage.too_many' : 'folder.full')
    if (folderId !== null) await auditFolder(tx, actor, 'folder.passage_added', { folderId, at, details: { docId, passage: id } })
    return { ...added, author: { userId: actor.userId, email: (await findUser(tx, actor.userId))?.email ?? '' } }
  })
  return presentOne(services, actor, stored)
}

/** Locks a folder for a passage, and adds the ruling to it when it is not there. */
export async function openFolder(
  tx: Transaction,
  actor: UserActor,
  { folderId, docId, at }: { readonly folderId: string; readonly docId: string; readonly at: Date },
): Promise<void> {
  await lockWritableFolder(tx, actor, folderId, at)
  const added = await addFolderItems(tx, [{ folderId, docId, addedBy: actor.userId, createdAt: at }], maxFolderItems)
  if (added === null) throw new ServiceError('folder.full')
  if (added > 0) await auditFolder(tx, actor, 'folder.rulings_added', { folderId, at, details: { rulings: added, docId } })
  await touchFolder(tx, folderId, at)
}

export async function presentOne(services: PassageServices, actor: UserActor, passage: ListedPassage): Promise<PassageMark> {
  const [read] = await readPassages(services, actor, [passage])
  if (read === undefined) throw new Error('A passage was not read')
  return presentMark(actor, read)
}

/** The text that was read, and the number of its version. */
async function readVersion(
  { db }: Pick<PassageServices, 'db'>,
  shown: Ruling,
  requested: number | undefined,
): Promise<{ readonly ruling: Ruling; readonly version: number }> {
  const current = (await listRulingVersions(db, shown.docId)).find((one) => one.shown)?.version ?? 1
  if (requested === undefined || requested === current) return { ruling: shown, version: current }
  return { ruling: await getReadableVersion(db, shown.docId, requested), version: requested }
}
