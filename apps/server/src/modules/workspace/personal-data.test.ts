import { buffer } from 'node:stream/consumers'
import { personalDataRegistry } from '@basejuris/database'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { fromBuffer } from 'yauzl'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { shareFolder } from '../../testing/share-folder.ts'
import { signInPerson, type TestPerson } from '../../testing/sign-in-person.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store([buildRuling({ docId: 'uno' })])
})
afterAll(() => test.close())

const word = 'zarzaparrilla'
const fill = async ({ call, userId }: TestPerson): Promise<string> => {
  await call('POST', '/v1/search', { consulta: `${word} historial` })
  await call('POST', '/v1/history', { userId, userMessage: `${word} propia` })
  await call('POST', '/v1/favorites', { docId: 'uno', nota: `${word} nota`, etiquetas: [`${word} etiqueta`] })
  const { folderId } = (await call('POST', '/v1/folders', { nombre: `${word} carpeta`, docIds: ['uno'] })).body.data.carpeta
  await call('POST', `/v1/folders/${folderId}/notes`, { docId: 'uno', texto: `${word} en sentencia` })
  const place = { desde: { ancla: 'p1', posicion: 0 }, hasta: { ancla: 'p1', posicion: 20 } }
  const written = { nota: `${word} en pasaje`, etiquetas: [`${word} de pasaje`] }
  await call('POST', '/v1/passages', { docId: 'uno', folderId, ...place, ...written })
  await call('POST', '/v1/saved-searches', { consulta: `${word} alerta` })
  return folderId
}

const exported = async ({ userId, headers }: TestPerson): Promise<string> => {
  const { rawPayload } = await test.app.inject({ url: `/v1/auth/profile/${userId}/export`, headers })
  return new Promise((resolve, reject) =>
    fromBuffer(rawPayload, { lazyEntries: true }, (error, zip) => {
      if (error !== null) return reject(error)
      zip.on('entry', (entry) => {
        if (entry.fileName !== 'datos.json') return zip.readEntry()
        zip.openReadStream(entry, async (problem, stream) =>
          problem === null ? resolve((await buffer(stream)).toString('utf8')) : reject(problem),
        )
      })
      zip.readEntry()
    }),
  )
}

it('keeps no word of a user readable in any table', async () => {
  await fill(await signInPerson(test))
  for (const { name } of personalDataRegistry.filter(({ kind }) => kind === 'table')) {
    const { rows } = await test.database.execute(`select 1 from ${name} t where t::text like '%${word}%'`)
    expect([name, rows.length]).toEqual([name, 0])
  }
})

it('gives all of it out to the user, opened', async () => {
  const ana = await signInPerson(test)
  await fill(ana)
  const data = await exported(ana)
  for (const part of ['historial', 'propia', 'nota', 'etiqueta', 'carpeta', 'en sentencia', 'en pasaje', 'de pasaje', 'alerta'])
    expect(data).toContain(`${word} ${part}`)
})

it('is erased with the account, also from folders of others', async () => {
  const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
  const folderId = await fill(ana)
  await shareFolder(test, { owner: ana, folderId, member: eva })
  const others = await fill(ana)
  await ana.call('POST', `/v1/folders/${others}/invitations`, { email: eva.email })
  await fill(eva)
  await eva.call('POST', `/v1/folders/${folderId}/notes`, { texto: 'de Eva' })
  expect((await eva.call('DELETE', `/v1/auth/profile/${eva.userId}`, {})).status).toBe(200)
  await test.mailsTo(eva.email)
  for (const { name } of personalDataRegistry.filter(({ kind, name: table }) => kind === 'table' && table !== 'audit_log')) {
    const { rows } = await test.database.execute(
      `select 1 from ${name} t where t::text like '%${eva.userId}%' or t::text like '%${eva.email}%'`,
    )
    expect([name, rows.length]).toEqual([name, 0])
  }
  expect((await ana.call('GET', `/v1/folders/${folderId}`)).body.data).toMatchObject({ total: 1, notas: [], miembros: [] })
})
