import type { RulingView } from '@basejuris/contract'
import { describe, expect, test } from 'vitest'
import { CallError } from '../../api/call-error.ts'
import type { DeviceFolder, DeviceRuling, DeviceStore } from '../../storage/device/device-store.ts'
import { type DeviceCalls, downloadFolder, isExpired, readDeviceFolders, updateFolder } from './device-copies.ts'
import { findAssets } from './offline-page.ts'

const folderId = 'f1'
const at = '2026-11-02T10:00:00.000Z'
const until = '2026-12-02T10:00:00.000Z'

/** A store in memory with room for some rulings. */
function memoryStore(room = Number.POSITIVE_INFINITY) {
  const folders = new Map<string, DeviceFolder>()
  const rulings = new Map<string, DeviceRuling>()
  const add = (added: readonly DeviceRuling[]) => {
    if (rulings.size + added.length > room) throw new DOMException('full', 'QuotaExceededError')
    for (const ruling of added) rulings.set(ruling.docId, ruling)
  }
  const store: DeviceStore = {
    listFolders: async () => [...folders.values()],
    findRuling: async (_folderId, docId) => rulings.get(docId)?.sentencia ?? null,
    putRulings: async (added) => add(added),
    addFolder: async (folder) => void folders.set(folder.folderId, folder),
    async changeFolder(folder, { remove = [], add: added = [] }) {
      if (!folders.has(folder.folderId)) return false
      for (const docId of remove) rulings.delete(docId)
      add(added)
      folders.set(folder.folderId, folder)
      return true
    },
    async eraseFolder(erased) {
      folders.delete(erased)
      for (const [docId, ruling] of rulings) if (ruling.folderId === erased) rulings.delete(docId)
    },
    eraseOrphans: async () => undefined,
    async eraseAll() {
      folders.clear()
      rulings.clear()
    },
  }
  return { store, stored: () => [...rulings.keys()].sort(), folder: () => folders.get(folderId) ?? null }
}

const viewOf = (docId: string): RulingView =>
  ({ docId, caratulado: `Caso ${docId}`, numero: null, fechaSentencia: null, tribunal: 'Juzgado', ficticia: true }) as RulingView

/** A product whose folder holds these rulings, by hash. Counts the calls for texts. */
function product(hashes: Record<string, string>) {
  const batches: number[] = []
  const calls: DeviceCalls = {
    compare: async (_folderId, entries) => ({
      carpeta: { folderId, nombre: 'Caso' },
      revisada: at,
      vence: until,
      docIds: Object.keys(hashes),
      borrar: entries.filter(({ docId, huella }) => hashes[docId] !== huella).map(({ docId }) => docId),
      traer: Object.keys(hashes).filter((docId) => entries.find((entry) => entry.docId === docId)?.huella !== hashes[docId]),
      omitidas: 0,
    }),
    async fetchRulings(_folderId, docIds) {
      batches.push(docIds.length)
      return docIds.map((docId) => ({ huella: hashes[docId] ?? '', sentencia: viewOf(docId) }))
    },
  }
  return { calls, batches, hashes }
}

const many = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`s${index + 10}`, 'h']))
const download = (store: DeviceStore, calls: DeviceCalls, signal = new AbortController().signal) => {
  const progress: string[] = []
  const onProgress = (done: number, total: number) => void progress.push(`${done}/${total}`)
  return downloadFolder(store, calls, { folderId, userId: 'ana', onProgress, signal }).then((folder) => ({ folder, progress }))
}

describe('a download', () => {
  test('stores the whole folder in parts, and says how far it is', async () => {
    const { store, stored, folder } = memoryStore()
    const { calls, batches } = product(many(23))
    const { progress } = await download(store, calls)
    expect([batches, progress]).toEqual([
      [10, 10, 3],
      ['0/23', '10/23', '20/23', '23/23'],
    ])
    expect([stored().length, folder()?.entradas.length, folder()?.userId, folder()?.vence]).toEqual([23, 23, 'ana', until])
  })

  test('leaves nothing of a folder on a full device, nor where it was stopped or refused', async () => {
    const full = memoryStore(15)
    await expect(download(full.store, product(many(23)).calls)).rejects.toMatchObject({ name: 'QuotaExceededError' })
    expect([full.stored(), full.folder()]).toEqual([[], null])

    const stopped = memoryStore()
    const scope = new AbortController()
    const { calls } = product(many(23))
    const fetchRulings: DeviceCalls['fetchRulings'] = async (...given) => {
      const answer = await calls.fetchRulings(...given)
      scope.abort()
      return answer
    }
    await expect(download(stopped.store, { ...calls, fetchRulings }, scope.signal)).rejects.toMatchObject({ name: 'AbortError' })
    expect([stopped.stored(), stopped.folder()]).toEqual([[], null])

    const refused = memoryStore()
    const compare = () => Promise.reject(new CallError(409, { error: 'Una carpeta reservada…', code: 'folder.reserved' }))
    await expect(download(refused.store, { ...calls, compare })).rejects.toMatchObject({ code: 'folder.reserved' })
    expect(refused.folder()).toBeNull()
  })
})

describe('a comparison', () => {
  const stored = async (hashes: Record<string, string>) => {
    const memory = memoryStore()
    await download(memory.store, product(hashes).calls)
    return memory
  }

  test('erases what is gone or changed before it fetches, and fetches only what is new', async () => {
    const memory = await stored({ igual: 'h1', mudable: 'h1', retirada: 'h1' })
    const { calls } = product({ nueva: 'h1', igual: 'h1', mudable: 'h2' })
    let before: readonly string[] = []
    const fetchRulings: DeviceCalls['fetchRulings'] = (...given) => {
      before = memory.stored()
      return calls.fetchRulings(...given)
    }
    await updateFolder(memory.store, { ...calls, fetchRulings }, memory.folder() as DeviceFolder)
    expect(before).toEqual(['igual'])
    expect(memory.stored()).toEqual(['igual', 'mudable', 'nueva'])
    expect(memory.folder()?.docIds).toEqual(['nueva', 'igual', 'mudable'])
    expect(memory.folder()?.entradas.find(({ docId }) => docId === 'mudable')?.huella).toBe('h2')
  })

  test('erases also where nothing can be fetched, and says what is missing', async () => {
    const memory = await stored({ igual: 'h1', mudable: 'h1' })
    const { calls } = product({ igual: 'h1', mudable: 'h2' })
    const lost = { ...calls, fetchRulings: () => Promise.reject(new Error('sin conexión')) }
    await expect(updateFolder(memory.store, lost, memory.folder() as DeviceFolder)).rejects.toThrow('sin conexión')
    expect(memory.stored()).toEqual(['igual'])
    expect([memory.folder()?.docIds, memory.folder()?.entradas.length]).toEqual([['igual', 'mudable'], 1])
  })

  test.each(['folder.not_found', 'folder.reserved'])('erases the folder on %s, and keeps it on any other failure', async (code) => {
    const memory = await stored({ igual: 'h1' })
    const { calls } = product({})
    const answering = (status: number, given: string) => ({
      ...calls,
      compare: () => Promise.reject(new CallError(status, { error: 'x', code: given })),
    })
    await expect(updateFolder(memory.store, answering(503, 'server.busy'), memory.folder() as DeviceFolder)).rejects.toBeInstanceOf(
      CallError,
    )
    expect(memory.stored()).toEqual(['igual'])
    expect(await updateFolder(memory.store, answering(409, code), memory.folder() as DeviceFolder)).toBeNull()
    expect([memory.stored(), memory.folder()]).toEqual([[], null])
  })

  test('does not bring back a folder that was erased meanwhile', async () => {
    const memory = await stored({ igual: 'h1' })
    const { calls } = product({ igual: 'h1', nueva: 'h1' })
    const folder = memory.folder() as DeviceFolder
    const erasing = (when: keyof DeviceCalls): DeviceCalls => ({
      ...calls,
      [when]: async (...given: Parameters<DeviceCalls[typeof when]>) => {
        await memory.store.eraseAll()
        return (calls[when] as (...given: unknown[]) => Promise<unknown>)(...given)
      },
    })
    expect(await updateFolder(memory.store, erasing('compare'), folder)).toBeNull()
    expect([memory.stored(), memory.folder()]).toEqual([[], null])
    await memory.store.addFolder(folder)
    expect(await updateFolder(memory.store, erasing('fetchRulings'), folder)).toBeNull()
    expect([memory.stored(), memory.folder()]).toEqual([[], null])
  })

  test('fetches every ruling of another stored form anew', async () => {
    const memory = await stored({ igual: 'h1' })
    const { calls, batches } = product({ igual: 'h1' })
    await updateFolder(memory.store, calls, { ...(memory.folder() as DeviceFolder), formato: 0 })
    expect([batches, memory.stored()]).toEqual([[1], ['igual']])
  })
})

describe('the folders of a device', () => {
  test('expire at their moment, and on a clock that was turned back', () => {
    const copy = { revisada: at, vence: until }
    expect([isExpired(copy, new Date('2026-12-02T09:59:59Z')), isExpired(copy, new Date(until))]).toEqual([false, true])
    expect([isExpired(copy, new Date('2026-11-01T11:00:00Z')), isExpired(copy, new Date('2026-10-31T10:00:00Z'))]).toEqual([false, true])
  })

  test('are seen by their user alone; another one, and time, erase them', async () => {
    const read = async (userId: string | null, now: string) => {
      const memory = memoryStore()
      await download(memory.store, product({ igual: 'h1' }).calls)
      const seen = (await readDeviceFolders(memory.store, userId, new Date(now))).length
      return { seen, left: memory.stored().length }
    }
    expect(await read('ana', '2026-11-03T10:00:00Z')).toEqual({ seen: 1, left: 1 })
    expect(await read(null, '2026-11-03T10:00:00Z')).toEqual({ seen: 0, left: 1 })
    expect(await read('eva', '2026-11-03T10:00:00Z')).toEqual({ seen: 0, left: 0 })
    expect(await read(null, until)).toEqual({ seen: 0, left: 0 })
  })
})

test('the offline page needs the scripts, sheets and fonts that it names, and nothing of other sites', () => {
  const page =
    '<script src="/_next/static/chunks/a-1.js"></script>["/_next/static/chunks/b~2.js?x",\\"/_next/static/css/c.css\\"] https://x.cl/y.js'
  expect(findAssets(page, 'https://b.cl')).toEqual([
    '/_next/static/chunks/a-1.js',
    '/_next/static/chunks/b~2.js',
    '/_next/static/css/c.css',
  ])
  const sheet = '@font-face{src:url(../media/serif.woff2)}.a{background:url("data:image/png;base64,x")}'
  expect(findAssets(sheet, 'https://b.cl/_next/static/css/c.css')).toEqual(['/_next/static/media/serif.woff2'])
})
