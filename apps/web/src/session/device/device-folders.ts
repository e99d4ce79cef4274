import { thisBrowser } from '../../storage/browser-storage.ts'
import { type DeviceFolder, openDeviceStore } from '../../storage/device/device-store.ts'
import { deviceCalls, downloadFolder, readDeviceFolders, updateFolder } from './device-copies.ts'
import { hasOfflinePage, removeOfflinePage, storeOfflinePage } from './offline-page.ts'

/** A sentence about this device that can be shown to a person. */
export class DeviceProblem extends Error {}

const notAllowed =
  'Este navegador no permite guardar carpetas en el equipo. Ocurre en ventanas privadas y cuando se bloquea el almacenamiento del sitio.'
const noRoom =
  'No hay espacio suficiente en este equipo, y no quedó guardada ninguna parte de la carpeta. Libere espacio, o quite de este equipo otra carpeta, e intente de nuevo.'
const interrupted =
  'El navegador interrumpió lo que guardaba, y no quedó guardada ninguna parte de la carpeta. Intente de nuevo en un momento.'

const isFull = (error: unknown): boolean => error instanceof DOMException && error.name === 'QuotaExceededError'

/** Names of the exceptions with which a browser refuses storage as a whole. Others pass, such as a worker that ended while it was installed. */
const refusals: readonly string[] = ['SecurityError', 'InvalidStateError', 'NotAllowedError', 'NotSupportedError']

/** Whether this browser offers what a copy needs. Private windows and pages without TLS may not. */
const isPossible = (): boolean =>
  'serviceWorker' in navigator && 'caches' in globalThis && 'indexedDB' in globalThis && 'locks' in navigator

/** One download or comparison at a time, over all windows. */
const alone = <T>(act: () => Promise<T>): Promise<T> => navigator.locks.request('basejuris-equipo', act) as Promise<T>

const currentUserId = (): string | null => thisBrowser.read('user')?.id ?? null

const noteContact = (): void => void thisBrowser.write('deviceFolders', { checkedAt: new Date().toISOString() })

/** The folders on this device that its signed-in user may see, by name; empty where the browser stores none. */
export async function listDeviceFolders(): Promise<DeviceFolder[]> {
  if (!isPossible() || !(await hasOfflinePage())) return []
  return readDeviceFolders(openDeviceStore(), currentUserId(), new Date()).catch(() => [])
}

export interface StoreFolder {
  readonly folderId: string
  readonly onProgress: (done: number, total: number) => void
  readonly signal: AbortSignal
}

/** Stores a folder on this device, whole or not at all. Throws DeviceProblem, CallError, ConnectionError or what `signal` was aborted with. */
export async function storeDeviceFolder({ folderId, onProgress, signal }: StoreFolder): Promise<DeviceFolder> {
  const userId = currentUserId()
  if (!isPossible() || userId === null) throw new DeviceProblem(notAllowed)
  const store = openDeviceStore()
  try {
    return await alone(async () => {
      await store.eraseOrphans()
      await storeOfflinePage()
      const folder = await downloadFolder(store, deviceCalls, { folderId, userId, onProgress, signal })
      // Somebody may have signed out in another window meanwhile, which erased everything.
      if (currentUserId() !== userId) await eraseDevice()
      else noteContact()
      return folder
    })
  } catch (error) {
    await forgetWhenEmpty()
    if (isFull(error)) throw new DeviceProblem(noRoom)
    if (error instanceof DOMException && !signal.aborted) throw new DeviceProblem(refusals.includes(error.name) ? notAllowed : interrupted)
    throw error
  }
}

/** Erases one folder from this device. */
export async function eraseDeviceFolder(folderId: string): Promise<void> {
  await openDeviceStore().eraseFolder(folderId)
  await forgetWhenEmpty()
}

/** Without folders the offline page has no use. */
async function forgetWhenEmpty(): Promise<void> {
  const left = await openDeviceStore()
    .listFolders()
    .catch(() => [])
  if (left.length === 0) await removeOfflinePage()
  if (left.length === 0) thisBrowser.remove('deviceFolders')
}

/** Pages other than those of folders compare again after this time. */
const quietMs = 15 * 60_000

/**
 * Compares the stored folders with the product, all or one. A failure leaves the others, and is tried again with the next page. With
 * `whenDue` nothing happens soon after the last comparison.
 */
export async function checkDeviceFolders({
  only,
  whenDue = false,
}: {
  readonly only?: string
  readonly whenDue?: boolean
} = {}): Promise<void> {
  const last = thisBrowser.read('deviceFolders')
  if (
    !isPossible() ||
    !(await hasOfflinePage()) ||
    (whenDue && last !== null && Math.abs(Date.now() - Date.parse(last.checkedAt)) < quietMs)
  )
    return
  const store = openDeviceStore()
  await alone(async () => {
    await store.eraseOrphans()
    const folders = await listDeviceFolders()
    for (const folder of folders)
      if (only === undefined || folder.folderId === only) await updateFolder(store, deviceCalls, folder).catch(() => undefined)
    if (folders.length > 0 && only === undefined) {
      noteContact()
      await storeOfflinePage().catch(() => undefined)
    }
  })
  await forgetWhenEmpty()
}

/** Erases every folder from this device: at sign-out, for another user and with the account. */
export async function eraseDevice(): Promise<void> {
  thisBrowser.remove('deviceFolders')
  if (!isPossible() || !(await hasOfflinePage())) return
  // The page goes last: while it is there, what could not be erased is tried again.
  await openDeviceStore()
    .eraseAll()
    .then(removeOfflinePage)
    .catch(() => undefined)
}

/** Removes what the browser stores of its user, folders included. */
export async function clearBrowser(): Promise<void> {
  thisBrowser.clear()
  await eraseDevice()
}
