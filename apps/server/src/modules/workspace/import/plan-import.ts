import { createHash } from 'node:crypto'
import type { ImportedWorkspace } from '@basejuris/database'
import { chileanDate, maxRetentionYears, yearsLater } from '@basejuris/domain'
import type { Services } from '../../../services.ts'
import { favoriteContent, favoriteKey } from '../favorites/favorite-content.ts'
import { encryptFolderName } from '../folder-name.ts'
import { encryptNote } from '../folders/present-folder.ts'
import { historyContent } from '../history/history-content.ts'
import { passageContent } from '../passages/passage-content.ts'
import { savedSearchContent } from '../saved-searches/saved-search-content.ts'
import type { AccountFile } from './account-file.ts'

export interface ImportPlan {
  readonly rows: ImportedWorkspace
  /** Rows of folders that are not the user's own. */
  readonly foreign: number
  /** Folders past their last day, and rows of them. */
  readonly expired: number
}

export interface PlanImport {
  readonly userId: string
  /** Ids of what the user has here. */
  readonly own: ReadonlySet<string>
  readonly at: Date
}

/** Turns rows of the file into rows of this installation. */
interface Translation {
  readonly services: Pick<Services, 'textCipher'>
  readonly userId: string
  readonly at: Date
  /** An id that the user has here stays; any other becomes one of theirs, whoever has it here. */
  readonly idOf: (table: string, id: string) => string
  /** Nothing was made later than now. */
  readonly moment: (given: Date) => Date
  readonly times: (row: Timed) => { readonly createdAt: Date; readonly updatedAt: Date }
}

interface Timed {
  readonly created_at: Date
  readonly updated_at: Date
}

/** Rows of this installation for a checked file. Nothing refers to a folder that the file does not bring. */
export function planImport(services: Pick<Services, 'textCipher'>, file: AccountFile, { userId, own, at }: PlanImport): ImportPlan {
  const moment = (given: Date): Date => (given > at ? at : given)
  const into: Translation = {
    services,
    userId,
    at,
    idOf: (table, id) => (own.has(id) ? id : derivedId(`${userId} ${table} ${id}`)),
    moment,
    times: (row) => ({ createdAt: moment(row.created_at), updatedAt: moment(row.updated_at) }),
  }
  const today = chileanDate(at)
  const open = file.folders.filter(({ lastDay }) => lastDay === null || lastDay >= today)
  const folderIds = new Map(open.map(({ id }) => [id, into.idOf('folders', id)]))
  const expired = file.folders.filter(({ id }) => !folderIds.has(id)).map(({ id }) => id)
  const rest = [...file.folder_items, ...file.folder_notes, ...file.saved_passages].flatMap(({ folder_id: id }) =>
    id === null || folderIds.has(id) ? [] : [id],
  )
  const ofExpired = rest.filter((id) => expired.includes(id)).length
  return {
    foreign: rest.length - ofExpired,
    expired: expired.length + ofExpired,
    rows: { ...folderRows({ ...file, folders: open }, folderIds, into), ...ownRows(file, into) },
  }
}

type FolderTables = 'folders' | 'folderItems' | 'folderNotes' | 'savedPassages'

function folderRows(
  file: AccountFile,
  folderIds: ReadonlyMap<string, string>,
  { services, userId, at, idOf, moment, times }: Translation,
): Pick<ImportedWorkspace, FolderTables> {
  const placed = <Row extends { readonly folder_id: string | null }>(all: readonly Row[]) =>
    all.flatMap((row) => {
      const folderId = row.folder_id === null ? null : folderIds.get(row.folder_id)
      return folderId === undefined ? [] : [{ ...row, folderId }]
    })
  const [items, notes, passages] = [placed(file.folder_items), placed(file.folder_notes), placed(file.saved_passages)]
  // A note or a passage may be on a ruling that somebody else added.
  const named = [...items, ...notes, ...passages].flatMap(({ folderId, doc_id: docId, created_at }) =>
    folderId === null || docId === null ? [] : [{ folderId, docId, addedBy: userId, createdAt: moment(created_at) }],
  )
  const latest = yearsLater(chileanDate(at), maxRetentionYears)
  return {
    folders: file.folders.map((row) => {
      const id = idOf('folders', row.id)
      const retainedUntil = row.lastDay !== null && row.lastDay > latest ? latest : row.lastDay
      return { id, ownerId: userId, name: encryptFolderName(services, id, row.name), reserved: row.reserved, retainedUntil, ...times(row) }
    }),
    folderItems: [...new Map(named.toReversed().map((row) => [`${row.folderId} ${row.docId}`, row])).values()].reverse(),
    folderNotes: notes.flatMap((row) => {
      if (row.folderId === null) return []
      const id = idOf('folder_notes', row.id)
      const text = encryptNote(services, id, row.text)
      return [{ id, folderId: row.folderId, docId: row.doc_id, authorId: userId, text, version: 1, ...times(row) }]
    }),
    savedPassages: passages.map((row) => {
      const id = idOf('saved_passages', row.id)
      const sealed = passageContent.encrypt(services, id, { ...row.sealed, versionNota: 1 })
      return { id, folderId: row.folderId, docId: row.doc_id, authorId: userId, sealed, position: row.position, ...times(row) }
    }),
  }
}

function ownRows(file: AccountFile, { services, userId, at, idOf, moment, times }: Translation): Omit<ImportedWorkspace, FolderTables> {
  return {
    favorites: file.favorites.map((row) => {
      const key = { userId, docId: row.doc_id }
      const content = { etiquetas: row.sealed.etiquetas, nota: row.sealed.nota || null, versionNota: 1 }
      return { ...key, sealed: favoriteContent.encrypt(services, favoriteKey(key), content), ...times(row) }
    }),
    savedSearches: file.saved_searches.map((row) => {
      const id = idOf('saved_searches', row.id)
      const sealed = savedSearchContent.encrypt(services, id, row.sealed)
      // Digests begin with what comes from now on.
      return { id, userId, sealed, frequency: row.frequency, createdAt: moment(row.created_at), consideredUntil: at, lastSentAt: null }
    }),
    searchHistory: file.search_history.map((row) => {
      const id = idOf('search_history', row.id)
      const { nombre, ...content } = row.sealed
      const sealed = historyContent.encrypt(services, id, nombre === undefined ? content : { ...content, nombre })
      return { id, userId, sealed, total: row.total, createdAt: moment(row.created_at) }
    }),
  }
}

/** The same for the same user and row, so that an import that is repeated meets what it brought. */
function derivedId(seed: string): string {
  const hex = createHash('sha256').update(seed).digest('hex')
  // Version 8 of UUID: made by a rule of one's own.
  const variant = ((Number.parseInt(hex.charAt(16), 16) & 3) | 8).toString(16)
  return [hex.slice(0, 8), hex.slice(8, 12), `8${hex.slice(13, 16)}`, `${variant}${hex.slice(17, 20)}`, hex.slice(20, 32)].join('-')
}
