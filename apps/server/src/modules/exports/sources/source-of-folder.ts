import { findFolder, type ListedItem, listFolderItems } from '@basejuris/database'
import { chileanDate, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { decryptFolderName } from '../../workspace/folder-name.ts'
import { savedComparisons } from '../../workspace/saved-order.ts'
import type { ExportExtent, ExportOriginOf, ExportSource } from './export-source.ts'
import { type FolderMarks, readFolderMarks } from './read-marks.ts'
import { sourceOfList } from './source-of-list.ts'

const noMarks: FolderMarks = { ofFolder: [], ofRulings: new Map() }

/** The rulings of a folder that the user may read, with its notes. Any other folder: `folder.not_found`. */
export async function sourceOfFolder(
  services: Services,
  actor: UserActor,
  origin: ExportOriginOf<'carpeta'>,
  extent: ExportExtent & { readonly now: Date },
): Promise<ExportSource> {
  const reader = { userId: actor.userId, today: chileanDate(extent.now) }
  const folder = await findFolder(services.db, reader, origin.folderId)
  if (folder === null) throw new ServiceError('folder.not_found')
  const name = decryptFolderName(services, folder.id, folder.name)
  const items = orderItems(await listFolderItems(services.db, folder.id), origin)
  const docIds = items.map(({ docId }) => docId)
  const marks = extent.withNotes ? await readFolderMarks(services, actor, { folderId: folder.id, docIds }) : noMarks
  const withdrawn = items.filter(({ heading }) => heading === null)
  const notes = [...marks.ofFolder, ...withdrawn.flatMap(({ docId }) => notesOnWithdrawn(marks, docId))]
  const facts = [{ name: 'Carpeta', value: name }]
  return sourceOfList(services, actor, { docIds, title: name, name: 'carpeta', facts, notes, marks: marks.ofRulings }, extent)
}

function orderItems(items: ListedItem[], { orden, sentencias }: ExportOriginOf<'carpeta'>): ListedItem[] {
  if (sentencias === undefined) return items.sort(savedComparisons[orden])
  const byId = new Map(items.map((item) => [item.docId, item]))
  return [...new Set(sentencias)].flatMap((docId) => byId.get(docId) ?? [])
}

/** The file has no other place for them. */
const notesOnWithdrawn = ({ ofRulings }: FolderMarks, docId: string): ExportSource['notes'] =>
  (ofRulings.get(docId)?.notes ?? []).map(({ source, text }) => ({
    source: `${source}, sobre la sentencia ${docId}, que se retiró`,
    text,
  }))
