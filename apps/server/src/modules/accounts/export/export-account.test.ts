import { buffer } from 'node:stream/consumers'
import { personalDataRegistry, updateUser } from '@basejuris/database'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromBuffer } from 'yauzl'
import { accountCalls, password } from '../../../testing/account-calls.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { sampleBilling } from '../../../testing/sample-billing.ts'
import { tableTitles } from './account-labels.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([buildRuling({ docId: 'uno' })])
})
afterAll(() => test.close())
const { call, register } = accountCalls(() => test)

const unzip = (bytes: Buffer): Promise<Record<string, string>> =>
  new Promise((resolve, reject) =>
    fromBuffer(bytes, { lazyEntries: true }, (error, zip) => {
      if (error !== null) return reject(error)
      const files: Record<string, string> = {}
      zip.on('end', () => resolve(files)).on('error', reject)
      zip.on('entry', (entry) =>
        zip.openReadStream(entry, async (problem, stream) => {
          if (problem !== null) return reject(problem)
          files[entry.fileName] = (await buffer(stream)).toString('utf8')
          zip.readEntry()
        }),
      )
      zip.readEntry()
    }),
  )
const download = async ({ userId, headers }: { userId: string; headers: Record<string, string> }) => {
  const response = await test.app.inject({ url: `/v1/auth/profile/${userId}/export`, headers })
  return { response, files: response.statusCode === 200 ? await unzip(response.rawPayload) : {} }
}

it('exports all encrypted data of a user decrypted, and no secrets', async () => {
  const user = await register()
  const url = `/v1/auth/profile/${user.userId}`
  const preferencias = { soloCitas: true, bases: ['civil', 'penal'] }
  await call('PUT', url, { preferencias, billingData: { ...sampleBilling, nombre: 'Ana <b>Pérez</b>' } }, user.headers)
  await call('POST', '/v1/favorites', { docId: 'uno', nota: 'mi nota privada' }, user.headers)
  await call('POST', '/v1/folders', { nombre: 'Asunto Ñandú' }, user.headers)
  const { response, files } = await download(user)
  expect(response.headers['content-disposition']).toMatch(/^attachment; filename="basejuris-mis-datos-\d{4}-\d\d-\d\d\.zip"$/)
  expect(response.headers['content-type']).toBe('application/zip')
  expect(Object.keys(files)).toEqual(['datos.json', 'datos.html'])
  const { datos } = JSON.parse(files['datos.json'] as string)
  expect(datos.users).toMatchObject([
    { id: user.userId, email: user.email, preferences: preferencias, billing_data: { nombre: 'Ana <b>Pérez</b>' } },
  ])
  expect(datos.folders).toMatchObject([{ name: 'Asunto Ñandú' }])
  expect(JSON.stringify(datos.favorites)).toContain('mi nota privada')
  expect(datos.sessions).toHaveLength(1)
  const page = files['datos.html'] as string
  for (const words of ['Asunto Ñandú', 'mi nota privada', user.email, 'Su cuenta (1)', 'Favoritos (1)']) expect(page).toContain(words)
  expect(page).toContain('<dt>Motivo</dt><dd>confirmar el correo</dd>')
  expect(page).toContain('<dt>Preferencias</dt><dd>Bases en que busca: civil, penal\nSolo citas, sin modelo de lenguaje: sí</dd>')
  for (const nobodyReads of ['<b>Pérez', user.userId, '{}', 'verification', '<dd>ok</dd>']) expect(page).not.toContain(nobodyReads)
  for (const text of Object.values(files)) expect(text).not.toMatch(/argon2|password_hash|code_hash/)
})

it('is for the owner alone, and holds nothing of anybody else', async () => {
  const [mine, theirs] = [await register(), await register()]
  expect((await download({ ...theirs, headers: mine.headers })).response.json().code).toBe('auth.forbidden')
  expect((await test.app.inject({ url: `/v1/auth/profile/${mine.userId}/export` })).json().code).toBe('auth.required')
  const { files } = await download(mine)
  expect(Object.values(files).join()).not.toContain(theirs.email)
})

it('reaches what was sent under an e-mail once the e-mail is proven to be theirs', async () => {
  const user = await register()
  const report = { dato: 'rol', propuesta: 'Es otro', correo: user.email }
  expect((await call('POST', '/v1/rulings/uno/reports', report)).status).toBe(200)
  const reports = async () => JSON.parse((await download(user)).files['datos.json'] as string).datos.ruling_reports
  expect(await reports()).toEqual([])
  await updateUser(test.services.db, user.userId, { emailVerifiedAt: new Date() })
  expect(await reports()).toMatchObject([{ doc_id: 'uno', email: user.email }])
})

it('leaves nothing of a user in any table after the account is deleted', async () => {
  const user = await register()
  await updateUser(test.services.db, user.userId, { emailVerifiedAt: new Date() })
  await call('POST', '/v1/favorites', { docId: 'uno' }, user.headers)
  await call('POST', '/v1/folders', { nombre: 'Asunto' }, user.headers)
  await call('POST', '/v1/rulings/uno/reports', { dato: 'rol', propuesta: 'Es otro', correo: user.email })
  await test.mailsTo(user.email)
  expect((await call('DELETE', `/v1/auth/profile/${user.userId}`, { passwordActual: password }, user.headers)).status).toBe(200)
  expect((await test.mailsTo(user.email)).at(-1)?.subject).toBe('Su cuenta fue eliminada')
  for (const { name } of personalDataRegistry.filter(({ kind, name: table }) => kind === 'table' && table !== 'audit_log')) {
    const { rows } = await test.database.execute(
      `select 1 from ${name} t where t::text like '%${user.userId}%' or t::text like '%${user.email}%'`,
    )
    expect([name, rows.length]).toEqual([name, 0])
  }
})

it('has a title for every table it gives out', () => {
  const exported = personalDataRegistry.filter(({ kind, export: reach }) => kind === 'table' && reach.by === 'column')
  expect(exported.map(({ name }) => name).filter((name) => tableTitles[name] === undefined)).toEqual([])
})
