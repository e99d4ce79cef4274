import { randomUUID } from 'node:crypto'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { gunzipSync } from 'node:zlib'
import { addUser } from '@basejuris/database'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts'

const email = 'borrada.zarzamora@ejemplo.test'
const surname = 'Zarzaparrillano'
const caption = `${surname} con Panificadora Los Boldos Limitada`

let test: TestPlatform
let root: string
beforeAll(async () => {
  test = await openTestPlatform()
  root = dirname(test.platform.dataDir)
})
afterAll(() => test.close())

/** Files of the data folder that hold a text, in any case, with the table or index of each. */
async function filesWith(text: string): Promise<string[]> {
  const found: string[] = []
  const named = (await test.platform.services.db.execute('select relfilenode::text as file, relname as name from pg_class')) as {
    rows: { file: string; name: string }[]
  }
  const relations = new Map(named.rows.map(({ file, name }) => [file, name]))
  for (const entry of await readdir(test.platform.dataDir, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue
    const bytes = await readFile(join(entry.parentPath, entry.name), 'latin1')
    if (bytes.toLowerCase().includes(text.toLowerCase())) found.push(`${entry.parentPath}/${entry.name} ${relations.get(entry.name) ?? ''}`)
  }
  return found
}

it('leaves no byte of an erased account or ruling in the data folder, nor in a later backup', async () => {
  const { services, eraseDeleted } = test.platform
  const record = {
    id: 'borrada-1',
    coleccion: 'laboral',
    rol: 'O-81-2020',
    caratulado: caption,
    fecha: '2020-05-04',
    tribunal: 'Juzgado de Letras del Trabajo de Talca',
    ficticia: true,
    texto: 'Vistos:\nPrimero: Que la panadera de este caso inventado fue despedida.\nSe resuelve: que se acoge.',
  }
  const path = join(root, 'fallo.jsonl')
  await writeFile(path, `${JSON.stringify(record)}\n`)
  await test.perform('ingest', { source: 'auto', path })
  const userId = randomUUID()
  await addUser(services.db, { id: userId, email, passwordHash: null, createdAt: new Date() })
  await services.db.execute(`update users set email = '${email}' where id = '${userId}'`)
  expect((await filesWith(email)).length).toBeGreaterThan(0)
  expect((await filesWith(surname)).length).toBeGreaterThan(0)
  await services.db.execute(`delete from users where id = '${userId}'`)
  const { rows } = (await services.db.execute('select doc_id from rulings')) as { rows: { doc_id: string }[] }
  await test.perform('remove', { docIds: rows.map(({ doc_id }) => doc_id) })
  await eraseDeleted('people')
  await test.perform('index rebuild', {})
  expect(await filesWith(email)).toEqual([])
  expect(await filesWith(surname)).toEqual([])
  await test.perform('backup', { path: join(root, 'despues.tar.gz') })
  const backup = gunzipSync(await readFile(join(root, 'despues.tar.gz')))
    .toString('latin1')
    .toLowerCase()
  expect([backup.includes(email), backup.includes(surname.toLowerCase())]).toEqual([false, false])
})
