import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, afterEach, beforeAll, expect, it, vi } from 'vitest'
import { openPlatform } from '../../composition/open-platform.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/open-test-platform.ts'
import { requestPrivacy } from './request-privacy.ts'

const people = { uno: 'Rosaura Quiñelén Altamirano', dos: 'Filomena Huenchulaf Peñaranda' } as const
type Person = keyof typeof people
const limitMs = 240_000

let test: TestPlatform
/** What a test opened, the last first. */
const closing: (() => Promise<unknown>)[] = []
const references = new Map<Person, string>()

const fictional = (id: Person, rol: string) => ({
  id,
  rol,
  coleccion: 'laboral',
  caratulado: `${people[id]} con Panificadora Los Boldos Limitada`,
  fecha: '2021-09-14',
  tribunal: '2º Juzgado de Letras del Trabajo de Santiago',
  ficticia: true,
  texto: `VISTOS:\nComparece doña ${people[id]}, empleada.\nSe resuelve: que se acoge la demanda.`,
})

async function ask(person: Person, docId: string): Promise<void> {
  const asked = { derecho: 'ocultar', sentencia: docId, nombre: 'Persona que Pide', correo: `${person}@ejemplo.test` } as const
  const words = {
    calidad: 'titular',
    declaracion: true,
    nombreEnSentencia: people[person],
    fundamento: 'Pido que se oculte.',
    sitio: '',
  } as const
  const reference = `P-AAAA-${person === 'uno' ? 'BBBB' : 'CCCC'}`
  await requestPrivacy(test.platform.services, { ...asked, ...words, reference, id: randomUUID(), code: 'ABCDE', at: new Date() })
  references.set(person, reference)
}

/** Whether a file of the index or the database holds a word of the name. */
async function holdsName(person: Person): Promise<boolean> {
  const [, surname = ''] = people[person].split(' ')
  const root = test.platform.dataDir
  for (const entry of await readdir(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const bytes = await readFile(join(entry.parentPath, entry.name))
    const words = [surname, surname.toLowerCase(), surname.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()]
    if (words.some((word) => bytes.includes(word))) return true
  }
  return false
}

async function hideUntilKilled(person: Person): Promise<void> {
  const script = join(import.meta.dirname, 'interrupted-masking.killed-child.ts')
  const env = { ...process.env, DATA_DIR: test.platform.dataDir, INGEST_WORKERS: '1', LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [script, references.get(person) ?? ''], { env, stdio: ['ignore', 'pipe', 'inherit'] })
  const ended = once(child, 'exit')
  const kill = (): Promise<unknown> => {
    child.kill('SIGKILL')
    return ended
  }
  closing.unshift(kill)
  const refused = ended.then(([code]) => Promise.reject(new Error(`the child ended with ${code}`)))
  expect(String((await Promise.race([once(child.stdout, 'data'), refused]))[0])).toContain('rebuilding')
  await kill()
}

/** Opens the folder as it was left, without taking up what was interrupted. */
async function openLeft(): Promise<void> {
  test = await openTestPlatform(test.platform.dataDir)
  closing.unshift(() => test.close({ keep: true }))
}

beforeAll(async () => {
  test = await openTestPlatform()
  const path = join(dirname(test.platform.dataDir), 'fallos.jsonl')
  await writeFile(path, [fictional('uno', 'O-91-2021'), fictional('dos', 'O-92-2021')].map((one) => JSON.stringify(one)).join('\n'))
  await test.perform('ingest', { source: 'auto', path })
  const { rows } = (await test.platform.services.db.execute('select doc_id, caption from rulings')) as {
    rows: { doc_id: string; caption: string }[]
  }
  for (const person of ['uno', 'dos'] as const) {
    const row = rows.find(({ caption }) => caption.includes(people[person]))
    await ask(person, row?.doc_id ?? '')
  }
  await test.close({ keep: true })
}, limitMs)
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})
afterAll(() => test.close())

const order = (person: Person) => ({
  reference: references.get(person) ?? '',
  action: 'mask-name' as const,
  reason: 'Se acoge.',
  docIds: [],
  names: [],
  keepIndexFiles: false,
})

it(
  'is finished when the order is repeated, once',
  async () => {
    // A merge may drop the word once the name is hidden, so that it is certain only before.
    expect(await holdsName('uno')).toBe(true)
    await hideUntilKilled('uno')
    await openLeft()
    expect(await test.platform.isErasurePending()).toBe(true)
    expect(await test.perform('privacy resolve', order('uno'))).toMatchObject({
      resolution: 'nombre-oculto',
      indexRebuilt: true,
      email: null,
    })
    expect(await holdsName('uno')).toBe(false)
    await expect(test.perform('privacy resolve', order('uno'))).rejects.toThrow('ya está resuelta')
  },
  limitMs,
)

it(
  'is taken up by the next start',
  async () => {
    expect(await holdsName('dos')).toBe(true)
    await hideUntilKilled('dos')
    await openLeft()
    expect(await test.platform.isErasurePending()).toBe(true)
    await test.close({ keep: true })
    const platform = await openPlatform({ ...test.config, demo: false })
    closing.unshift(platform.close)
    await vi.waitFor(async () => expect(await platform.isErasurePending()).toBe(false), { timeout: limitMs / 2, interval: 200 })
    expect(await holdsName('dos')).toBe(false)
  },
  limitMs,
)
