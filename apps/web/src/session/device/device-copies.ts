import type { DataOf, deviceFolderEndpoint, deviceFolderRulingsEndpoint } from '@basejuris/contract'
import { callFromBrowser } from '../../api/browser-call.ts'
import { CallError } from '../../api/call-error.ts'
import type { DeviceEntry, DeviceFolder, DeviceRuling, DeviceStore } from '../../storage/device/device-store.ts'

/** Raised when the stored form of a ruling changes: copies of another form are fetched anew. */
const format = 1
const rulingsAtOnce = 10
const dayMs = 86_400_000

type Comparison = DataOf<typeof deviceFolderEndpoint>
type Fetched = DataOf<typeof deviceFolderRulingsEndpoint>['sentencias'][number]

/** The two calls of a copy. */
export interface DeviceCalls {
  readonly compare: (
    folderId: string,
    entries: readonly Pick<DeviceEntry, 'docId' | 'huella'>[],
    signal?: AbortSignal,
  ) => Promise<Comparison>
  readonly fetchRulings: (folderId: string, docIds: readonly string[], signal?: AbortSignal) => Promise<readonly Fetched[]>
}

/** The calls to this product. Throw CallError and ConnectionError. */
export const deviceCalls: DeviceCalls = {
  compare: (folderId, entries, signal) =>
    callFromBrowser<typeof deviceFolderEndpoint>(
      'POST',
      `/v1/folders/${folderId}/device`,
      { sentencias: entries.map(({ docId, huella }) => ({ docId, huella })) },
      signal,
    ),
  async fetchRulings(folderId, docIds, signal) {
    const path = `/v1/folders/${folderId}/device/rulings` as const
    return (await callFromBrowser<typeof deviceFolderRulingsEndpoint>('POST', path, { docIds: [...docIds] }, signal)).sentencias
  },
}

const entryOf = ({ huella, sentencia }: Fetched): DeviceEntry => {
  const { docId, caratulado, numero, fechaSentencia, tribunal, ficticia } = sentencia
  return { docId, huella, caratulado, numero, fechaSentencia, tribunal, ficticia }
}

const rulingOf = (folderId: string, { sentencia }: Fetched): DeviceRuling => ({ folderId, docId: sentencia.docId, sentencia })

interface Batch {
  readonly fetched: readonly Fetched[]
  /** Rulings asked for so far, this batch included. */
  readonly done: number
}

/** Fetches rulings a few at a time. */
async function* fetchInBatches(
  calls: DeviceCalls,
  folderId: string,
  docIds: readonly string[],
  signal?: AbortSignal,
): AsyncGenerator<Batch> {
  for (let at = 0; at < docIds.length; at += rulingsAtOnce) {
    const some = docIds.slice(at, at + rulingsAtOnce)
    yield { fetched: await calls.fetchRulings(folderId, some, signal), done: at + some.length }
  }
}

export interface Download {
  readonly folderId: string
  readonly userId: string
  readonly onProgress: (done: number, total: number) => void
  readonly signal: AbortSignal
}

/** Stores a folder for the first time: whole, or nothing of it. Throws what stopped it. */
export async function downloadFolder(
  store: DeviceStore,
  calls: DeviceCalls,
  { folderId, userId, onProgress, signal }: Download,
): Promise<DeviceFolder> {
  try {
    const { carpeta, traer, docIds, omitidas, revisada, vence } = await calls.compare(folderId, [], signal)
    const entradas: DeviceEntry[] = []
    onProgress(0, traer.length)
    for await (const { fetched, done } of fetchInBatches(calls, folderId, traer, signal)) {
      await store.putRulings(fetched.map((each) => rulingOf(folderId, each)))
      entradas.push(...fetched.map(entryOf))
      onProgress(done, traer.length)
    }
    const folder = {
      folderId,
      nombre: carpeta.nombre,
      userId,
      formato: format,
      docIds,
      entradas,
      omitidas,
      guardada: revisada,
      revisada,
      vence,
    }
    signal.throwIfAborted()
    await store.addFolder(folder)
    return folder
  } catch (error) {
    await store.eraseFolder(folderId).catch(() => undefined)
    throw error
  }
}

/** Answers that end a copy: the folder is gone, no longer shared with the user, or reserved. */
const endingCodes: ReadonlySet<string | null> = new Set(['folder.not_found', 'folder.reserved'])

/**
 * Compares a stored folder with the one of today. What must go is erased before anything is fetched. Null when the whole folder
 * had to go, or was erased meanwhile, which stays so.
 * Throws ConnectionError, other refusals and a full disk; what was done by then holds.
 */
export async function updateFolder(store: DeviceStore, calls: DeviceCalls, stored: DeviceFolder): Promise<DeviceFolder | null> {
  const { folderId } = stored
  const readable = stored.formato === format ? stored.entradas : []
  const compared = await calls.compare(folderId, readable).catch((error: unknown) => {
    if (error instanceof CallError && endingCodes.has(error.code)) return null
    throw error
  })
  if (compared === null) {
    await store.eraseFolder(folderId)
    return null
  }
  const { carpeta, docIds, omitidas, revisada, vence, borrar, traer } = compared
  const gone = new Set(borrar)
  const remove = stored.entradas.map(({ docId }) => docId).filter((docId) => gone.has(docId) || !docIds.includes(docId))
  const entradas = readable.filter(({ docId }) => !remove.includes(docId))
  let folder: DeviceFolder = { ...stored, formato: format, nombre: carpeta.nombre, docIds, omitidas, revisada, vence, entradas }
  if (!(await store.changeFolder(folder, { remove }))) return null
  for await (const { fetched } of fetchInBatches(calls, folderId, traer)) {
    const next = { ...folder, entradas: [...folder.entradas, ...fetched.map(entryOf)] }
    if (!(await store.changeFolder(next, { add: fetched.map((each) => rulingOf(folderId, each)) }))) return null
    folder = next
  }
  return folder
}

/** Whether a copy must go by the clock alone. A clock that was turned back by more than a day prolongs nothing. */
export function isExpired({ vence, revisada }: Pick<DeviceFolder, 'vence' | 'revisada'>, now: Date): boolean {
  return now.getTime() >= Date.parse(vence) || now.getTime() < Date.parse(revisada) - dayMs
}

/**
 * The folders that this user may see now, by name. Expired ones and those of another user are erased at first sight. Without a user none
 * is seen, and they wait for the same user until they expire.
 */
export async function readDeviceFolders(store: DeviceStore, userId: string | null, now: Date): Promise<DeviceFolder[]> {
  const all = await store.listFolders()
  const erased = all.filter((folder) => isExpired(folder, now) || (userId !== null && folder.userId !== userId))
  for (const { folderId } of erased) await store.eraseFolder(folderId)
  const visible = all.filter((folder) => folder.userId === userId && !erased.includes(folder))
  return visible.sort((a, b) => a.nombre.localeCompare(b.nombre, 'es'))
}
