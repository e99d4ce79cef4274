import type { RulingView } from '@basejuris/contract'

/** What a list shows of a stored ruling, and the hash of the text that is stored. */
export interface DeviceEntry extends Pick<RulingView, 'caratulado' | 'numero' | 'fechaSentencia' | 'tribunal' | 'ficticia'> {
  readonly docId: string
  readonly huella: string
}

/** A folder on this device. One that is still being fetched for the first time has no record. */
export interface DeviceFolder {
  readonly folderId: string
  readonly nombre: string
  /** Who asked for it. Nobody else is shown it. */
  readonly userId: string
  /** Form of the stored rulings: those of another form are fetched anew. */
  readonly formato: number
  /** All its rulings, in the order of the folder. Those without an entry wait to be fetched. */
  readonly docIds: readonly string[]
  readonly entradas: readonly DeviceEntry[]
  /** Rulings of the folder that are withdrawn or not readable. */
  readonly omitidas: number
  readonly guardada: string
  /** Last comparison with the folder, by the clock of the server. */
  readonly revisada: string
  readonly vence: string
}

export interface DeviceRuling {
  readonly folderId: string
  readonly docId: string
  readonly sentencia: RulingView
}

export interface DeviceChange {
  readonly remove?: readonly string[]
  readonly add?: readonly DeviceRuling[]
}

/** Folders and rulings on this device. Every method does all or nothing, and throws what the browser says, such as a full disk. */
export interface DeviceStore {
  readonly listFolders: () => Promise<readonly DeviceFolder[]>
  readonly findRuling: (folderId: string, docId: string) => Promise<RulingView | null>
  readonly putRulings: (rulings: readonly DeviceRuling[]) => Promise<void>
  /** Writes the record of a new folder, whose rulings are stored. */
  readonly addFolder: (folder: DeviceFolder) => Promise<void>
  /** Replaces a record, and removes and adds rulings with it. False, and nothing done, where the folder was erased meanwhile. */
  readonly changeFolder: (folder: DeviceFolder, change: DeviceChange) => Promise<boolean>
  readonly eraseFolder: (folderId: string) => Promise<void>
  /** Removes rulings whose folder has no record, left by a download that was cut off. */
  readonly eraseOrphans: () => Promise<void>
  readonly eraseAll: () => Promise<void>
}

const databaseName = 'basejuris-equipo'
const folders = 'carpetas'
const rulings = 'sentencias'

function openDatabase(): Promise<IDBDatabase> {
  return new Promise((resolve, reject) => {
    const request = indexedDB.open(databaseName, 1)
    request.onupgradeneeded = () => {
      request.result.createObjectStore(folders, { keyPath: 'folderId' })
      request.result.createObjectStore(rulings, { keyPath: ['folderId', 'docId'] })
    }
    request.onsuccess = () => resolve(request.result)
    request.onerror = () => reject(request.error)
  })
}

type Act = (stores: { readonly folders: IDBObjectStore; readonly rulings: IDBObjectStore }) => IDBRequest | undefined

/** One transaction over both stores; answers the result of the request that `act` returns, once everything is written. */
async function transact<T>(mode: IDBTransactionMode, act: Act): Promise<T> {
  const database = await openDatabase()
  try {
    return await new Promise<T>((resolve, reject) => {
      const transaction = database.transaction([folders, rulings], mode)
      let request: IDBRequest | undefined
      transaction.oncomplete = () => resolve(request?.result)
      transaction.onabort = () => reject(transaction.error)
      try {
        request = act({ folders: transaction.objectStore(folders), rulings: transaction.objectStore(rulings) })
      } catch (error) {
        reject(error)
        transaction.abort()
      }
    })
  } finally {
    database.close()
  }
}

const allOf = (folderId: string): IDBKeyRange => IDBKeyRange.bound([folderId], [folderId, []])

/** The store of this browser, in IndexedDB. It opens with each call, so that no window blocks another. */
export function openDeviceStore(): DeviceStore {
  const change = (act: Act) => transact<unknown>('readwrite', act).then(() => undefined)
  return {
    listFolders: () => transact('readonly', (stores) => stores.folders.getAll()),
    async findRuling(folderId, docId) {
      const found = await transact<DeviceRuling | undefined>('readonly', (stores) => stores.rulings.get([folderId, docId]))
      return found?.sentencia ?? null
    },
    putRulings: (added) =>
      change((stores) => {
        for (const ruling of added) stores.rulings.put(ruling)
        return undefined
      }),
    addFolder: (folder) => change((stores) => stores.folders.put(folder)),
    async changeFolder(folder, { remove = [], add = [] }) {
      const found = await transact<DeviceFolder | undefined>('readwrite', (stores) => {
        const stored = stores.folders.get(folder.folderId)
        stored.onsuccess = () => {
          if (stored.result === undefined) return
          for (const docId of remove) stores.rulings.delete([folder.folderId, docId])
          for (const ruling of add) stores.rulings.put(ruling)
          stores.folders.put(folder)
        }
        return stored
      })
      return found !== undefined
    },
    eraseFolder: (folderId) =>
      change((stores) => {
        stores.rulings.delete(allOf(folderId))
        return stores.folders.delete(folderId)
      }),
    eraseOrphans: () =>
      change((stores) => {
        const known = stores.folders.getAllKeys()
        known.onsuccess = () => {
          const all = stores.rulings.getAllKeys()
          all.onsuccess = () => {
            for (const key of all.result) if (Array.isArray(key) && !known.result.includes(key[0] as string)) stores.rulings.delete(key)
          }
        }
        return undefined
      }),
    eraseAll: () =>
      change((stores) => {
        stores.rulings.clear()
        return stores.folders.clear()
      }),
  }
}
