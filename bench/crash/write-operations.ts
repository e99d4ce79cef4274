import {
  addFavoriteEndpoint,
  addFolderNoteEndpoint,
  addHistoryEndpoint,
  type Client,
  createFolderEndpoint,
  deleteFavoriteEndpoint,
  deleteFolderEndpoint,
  deleteFolderNoteEndpoint,
  deleteHistoryEndpoint,
  favoritesEndpoint,
  renameHistoryEndpoint,
  updateFavoriteEndpoint,
  updateFolderEndpoint,
} from '@basejuris/contract'
import type { AccountState, StoredFolder } from './account-state.ts'

/** A write, whose answer is the id of what it creates or empty, and the state after it. */
export interface WriteOperation {
  readonly send: () => Promise<string>
  readonly after: (id: string) => AccountState
}

export interface OperationContext {
  readonly client: Client
  readonly userId: string
  readonly state: AccountState
  readonly random: () => number
  /** Rulings that may be saved. */
  readonly docIds: readonly string[]
  /** Distinguishes this write from all others of the account. */
  readonly label: string
}

/** Above this number of each kind an account deletes before it adds. */
const maxOfEachKind = 8
/** A folder shows the newest notes only. */
const maxNotesOfFolder = 3
/** No operation changes a note. */
const noteVersion = 1
const maxNoteCharacters = 4000

type Propose = (context: OperationContext) => WriteOperation | null

/** Draws one of the writes that the state allows. */
export function drawOperation(context: OperationContext): WriteOperation {
  const possible = proposals.map((propose) => propose(context)).filter((operation) => operation !== null)
  return pick(possible, context.random)
}

const proposals: readonly Propose[] = [
  ({ client, state, random, docIds, label }) => {
    const free = docIds.filter((docId) => !state.favorites.some((favorite) => favorite.docId === docId))
    if (free.length === 0 || state.favorites.length >= maxOfEachKind) return null
    const docId = pick(free, random)
    const nota = longText(label, random)
    return {
      send: () => client.call(addFavoriteEndpoint, { body: { docId, nota } }).then(() => ''),
      after: () => ({ ...state, favorites: [...state.favorites, { docId, nota }] }),
    }
  },
  ({ client, state, random, label }) => {
    if (state.favorites.length === 0) return null
    const { docId } = pick(state.favorites, random)
    const nota = longText(label, random)
    return {
      send: async () => {
        const { favoritos } = await client.call(favoritesEndpoint, { query: { tamano: maxOfEachKind } })
        const { versionNota } = favoritos.find((favorite) => favorite.docId === docId) ?? {}
        await client.call(updateFavoriteEndpoint, { body: { docId, nota, versionNota } })
        return ''
      },
      after: () => ({ ...state, favorites: state.favorites.map((each) => (each.docId === docId ? { docId, nota } : each)) }),
    }
  },
  ({ client, state, random }) => {
    if (state.favorites.length < 2) return null
    const { docId } = pick(state.favorites, random)
    return {
      send: () => client.call(deleteFavoriteEndpoint, { body: { docId } }).then(() => ''),
      after: () => ({ ...state, favorites: state.favorites.filter((each) => each.docId !== docId) }),
    }
  },
  ({ client, state, random, docIds, label }) => {
    if (state.folders.length >= maxOfEachKind) return null
    const held = [...new Set([pick(docIds, random), pick(docIds, random)])]
    const nombre = `Carpeta ${label}`
    return {
      send: () => client.call(createFolderEndpoint, { body: { nombre, docIds: held } }).then(({ carpeta }) => carpeta.folderId),
      after: (folderId) => ({ ...state, folders: [...state.folders, { folderId, nombre, docIds: held, notas: [] }] }),
    }
  },
  (context) =>
    onFolder(context, ({ client, label }, folder) => {
      const nombre = `Carpeta ${label}`
      return {
        send: () => client.call(updateFolderEndpoint, { params: folder, body: { nombre } }).then(() => ''),
        after: () => ({ ...folder, nombre }),
      }
    }),
  (context) =>
    onFolder(context, ({ client, random, label }, folder) => {
      if (folder.notas.length >= maxNotesOfFolder) return null
      const texto = longText(label, random)
      return {
        send: () => client.call(addFolderNoteEndpoint, { params: folder, body: { texto } }).then(({ noteId }) => noteId),
        after: (noteId) => ({ ...folder, notas: [...folder.notas, { noteId, texto }] }),
      }
    }),
  (context) =>
    onFolder(context, ({ client, random }, folder) => {
      if (folder.notas.length === 0) return null
      const { noteId } = pick(folder.notas, random)
      const params = { folderId: folder.folderId, noteId }
      return {
        send: () => client.call(deleteFolderNoteEndpoint, { params, body: { version: noteVersion } }).then(() => ''),
        after: () => ({ ...folder, notas: folder.notas.filter((each) => each.noteId !== noteId) }),
      }
    }),
  (context) =>
    context.state.folders.length < 2
      ? null
      : onFolder(context, ({ client }, folder) => ({
          send: () => client.call(deleteFolderEndpoint, { params: folder }).then(() => ''),
          after: () => null,
        })),
  ({ client, userId, state, label }) => {
    if (state.history.length >= maxOfEachKind) return null
    const userMessage = `búsqueda ${label}`
    return {
      send: () => client.call(addHistoryEndpoint, { body: { userId, userMessage } }).then(({ historyId }) => historyId),
      after: (historyId) => ({ ...state, history: [...state.history, { historyId, userMessage, nombre: null }] }),
    }
  },
  ({ client, userId, state, random, label }) => {
    if (state.history.length === 0) return null
    const { historyId } = pick(state.history, random)
    const nombre = `nombre ${label}`
    return {
      send: () => client.call(renameHistoryEndpoint, { body: { userId, historyId, nombre } }).then(() => ''),
      after: () => ({ ...state, history: state.history.map((each) => (each.historyId === historyId ? { ...each, nombre } : each)) }),
    }
  },
  ({ client, userId, state, random }) => {
    if (state.history.length < 2) return null
    const { historyId } = pick(state.history, random)
    return {
      send: () => client.call(deleteHistoryEndpoint, { body: { userId, historyId } }).then(() => ''),
      after: () => ({ ...state, history: state.history.filter((each) => each.historyId !== historyId) }),
    }
  },
]

interface FolderWrite {
  readonly send: () => Promise<string>
  /** Null when the folder is deleted. */
  readonly after: (id: string) => StoredFolder | null
}

const onFolder = (
  context: OperationContext,
  write: (context: OperationContext, folder: StoredFolder) => FolderWrite | null,
): WriteOperation | null => {
  const { state, random } = context
  if (state.folders.length === 0) return null
  const folder = pick(state.folders, random)
  const operation = write(context, folder)
  if (operation === null) return null
  return {
    send: operation.send,
    after: (id) => {
      const changed = operation.after(id)
      return { ...state, folders: state.folders.flatMap((each) => (each !== folder ? [each] : changed === null ? [] : [changed])) }
    },
  }
}

const longText = (label: string, random: () => number): string =>
  `${label} ${'plazo vencido '.repeat(Math.floor((random() * maxNoteCharacters) / 14))}fin`

const pick = <Each>(list: readonly Each[], random: () => number): Each => list[Math.floor(random() * list.length)] as Each
