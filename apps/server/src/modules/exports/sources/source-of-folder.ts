import { findFolder, type ListedItem } from '@basejuris/database'
import type { EntryPassage } from '@basejuris/documents'
import { chileanDate, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { decryptFolderName } from '../../workspace/folder-name.ts'
import { listOrderedItems } from '../../workspace/saved-order.ts'
import type { ExportExtent, ExportOriginOf, ExportSource } from './export-source.ts'
import { type FolderMarks, readFolderMarks } from './read-marks.ts'
import { markPlaces, quotePassage, readSavedPassages, type SavedPassages } from './read-saved-passages.ts'
import { sourceOfList } from './source-of-list.ts'

/** Names the file of a reserved folder, whose own name stays inside. */
export const reservedFolder = 'carpeta reservada'

const noMarks: FolderMarks = { ofFolder: [], ofRulings: new Map() }
const noPassages: SavedPassages = new Map()

/** The rulings of a folder that the user may read, with its notes and saved passages. Any other folder: `folder.not_found`. */
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
  const standardOrder = extent.asBrief ? 'pasajes' : 'guardado'
  const items = chooseItems(await listOrderedItems(services.db, folder.id, origin.orden ?? standardOrder), origin)
  const docIds = items.map(({ docId }) => docId)
  const marks = extent.withNotes ? await readFolderMarks(services, actor, { folderId: folder.id, docIds }) : noMarks
  const { withNotes, withPassages, asBrief } = extent
  const saved = withPassages ? await readSavedPassages(services, actor, folder.id) : noPassages
  const { publicUrl } = services.site
  const passages = new Map([...saved].map(([docId, all]) => [docId, all.map((read) => quotePassage(read, publicUrl, withNotes))]))
  // Their notes stand beside the quotations, above the text.
  const places = new Map([...saved].map(([docId, all]) => [docId, markPlaces(all, null)]))
  const withdrawn = asBrief ? [] : items.filter(({ heading }) => heading === null)
  const lost = withdrawn.flatMap(({ docId }) => notesOnWithdrawn(docId, marks, passages))
  const fileSubject = folder.reserved ? reservedFolder : name
  const list = { title: name, name: fileSubject, facts: [{ name: 'Carpeta', value: name }], notes: [...marks.ofFolder, ...lost] }
  return sourceOfList(services, actor, { ...list, docIds, marks: marks.ofRulings, passages, places }, extent)
}

function chooseItems(items: ListedItem[], { sentencias }: ExportOriginOf<'carpeta'>): ListedItem[] {
  if (sentencias === undefined) return items
  const byId = new Map(items.map((item) => [item.docId, item]))
  return [...new Set(sentencias)].flatMap((docId) => byId.get(docId) ?? [])
}

/** Notes on a ruling that is gone and on its passages: a list has no other place for them. */
const notesOnWithdrawn = (
  docId: string,
  { ofRulings }: FolderMarks,
  passages: ReadonlyMap<string, readonly EntryPassage[]>,
): ExportSource['notes'] =>
  [...(ofRulings.get(docId)?.notes ?? []), ...(passages.get(docId) ?? []).flatMap(({ saved }) => saved?.notes ?? [])].map(
    ({ source, text }) => ({ source: `${source}, sobre la sentencia ${docId}, que se retiró`, text }),
  )
