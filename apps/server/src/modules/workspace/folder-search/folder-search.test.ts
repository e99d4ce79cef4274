import { addFolderMember } from '@basejuris/database'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { callAs, refusedFields } from '../../../testing/call-as.ts'
import { openTestApp, type TestApp } from '../../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../../testing/sign-in-person.ts'
import { excerptAround, hasDocket, soughtWords } from './find-words.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  const sections = buildSections(['Primero: Que el deslinde de los maitenes consta en el plano.'])
  await test.store([
    buildRuling({ docId: 'uno', caption: 'Araneda con Panificadora', docketNumber: '12345-2020', court: 'Corte Suprema', sections }),
    buildRuling({ docId: 'dos', caption: 'Fisco con Maitenes del Sur', docketNumber: '7-2021' }),
    buildRuling({ docId: 'tres', caption: 'Ajena con Otra', sections }),
  ])
})
afterAll(() => test.close())

const path = '/v1/folders/search'
const make = async ({ call }: TestPerson, body: object): Promise<string> =>
  (await call('POST', '/v1/folders', body)).body.data.carpeta.folderId
const search = async ({ call }: Pick<TestPerson, 'call'>, texto: string, folderId?: string) =>
  (await call('POST', path, { texto, ...(folderId === undefined ? {} : { folderId }) })).body.data
interface Found {
  readonly docId: string | null
  readonly carpeta: { readonly nombre: string }
  readonly lugares: readonly { readonly tipo: string; readonly texto: string }[]
  readonly fragmentos: readonly { readonly ancla: string }[]
}
const where = ({ hallazgos }: { hallazgos: readonly Found[] }) =>
  hallazgos.map(({ docId, carpeta, lugares, fragmentos }) => [
    carpeta.nombre,
    docId,
    lugares.map(({ tipo }) => tipo),
    fragmentos.length > 0,
  ])

describe('a search inside the folders', () => {
  it('says where the words stand: caption, rol, court, notes and the text of the rulings', async () => {
    const ana = await signInPerson(test)
    const folder = await make(ana, { nombre: 'Caso', docIds: ['uno', 'dos'] })
    await ana.call('POST', `/v1/folders/${folder}/notes`, { docId: 'uno', texto: 'Citar en la réplica: Ñuble' })
    await ana.call('POST', `/v1/folders/${folder}/notes`, { texto: 'Plazo de la réplica' })
    const byText = await search(ana, 'MAITENES')
    expect(where(byText).sort()).toEqual([
      ['Caso', 'dos', ['caratula'], expect.any(Boolean)],
      ['Caso', 'uno', [], true],
    ])
    expect(byText).toMatchObject({ total: 2, completa: true })
    expect(byText.hallazgos.find(({ docId }: Found) => docId === 'uno')).toMatchObject({
      sentencia: { caratulado: 'Araneda con Panificadora' },
      fragmentos: [{ ancla: 'c1' }],
    })
    expect(where(await search(ana, 'rol N° 12.345-2020'))).toEqual([['Caso', 'uno', ['rol'], expect.any(Boolean)]])
    expect(where(await search(ana, 'corte suprema')).map(([, docId]) => docId)).toContain('uno')
    expect(where(await search(ana, 'replica')).map(([, docId, places]) => [docId, places])).toEqual([
      [null, ['nota']],
      ['uno', ['nota']],
    ])
    expect((await search(ana, 'ÑUBLE')).hallazgos[0].lugares).toEqual([{ tipo: 'nota', texto: 'Citar en la réplica: Ñuble' }])
    expect(await search(ana, 'zarzaparrilla')).toEqual({ hallazgos: [], total: 0, completa: true })
    expect((await ana.call('GET', '/v1/history')).body.data.total).toBe(0)
  })

  it('looks into a reserved folder only where it is named', async () => {
    const ana = await signInPerson(test)
    const folder = await make(ana, { nombre: 'Secreto', reservada: true, docIds: ['uno'] })
    expect((await search(ana, 'maitenes')).total).toBe(0)
    expect(where(await search(ana, 'maitenes', folder))).toEqual([['Secreto', 'uno', [], true]])
  })

  it('reaches what is shared while it is, and nothing else', async () => {
    const [ana, eva] = [await signInPerson(test), await signInPerson(test)]
    const folderId = await make(ana, { nombre: 'Común', docIds: ['uno'] })
    expect((await search(eva, 'maitenes')).total).toBe(0)
    expect((await eva.call('POST', path, { texto: 'maitenes', folderId })).body.code).toBe('folder.not_found')
    const member = { folderId, userId: eva.userId, role: 'lee', createdAt: new Date() } as const
    await test.services.db.transaction((tx) => addFolderMember(tx, member, 5))
    expect(where(await search(eva, 'maitenes'))).toEqual([['Común', 'uno', [], true]])
    await ana.call('DELETE', `/v1/folders/${folderId}/members/${eva.userId}`, undefined)
    expect((await search(eva, 'maitenes')).total).toBe(0)
    expect((await callAs(test)('POST', path, { texto: 'maitenes' })).body.code).toBe('auth.required')
  })

  it('names every wrong field', async () => {
    const ana = await signInPerson(test)
    for (const [body, fields] of [
      [{ texto: ' ' }, ['texto']],
      [{ texto: 'x'.repeat(201), folderId: 'uno', otro: 1 }, ['folderId', 'otro', 'texto']],
      [{ texto: 'a\0b' }, ['texto']],
    ] as const) {
      const refused = await ana.call('POST', path, body)
      expect([refused.status, refusedFields(refused)]).toEqual([400, fields])
    }
  })
})

it('quotes the part of a note around the words', () => {
  const sought = soughtWords('Plázo')
  expect(excerptAround(sought, 'Vence el plazo')).toBe('Vence el plazo')
  const long = excerptAround(sought, `${'a '.repeat(200)}plazo\n\n${'b '.repeat(200)}`)
  expect(long).toMatch(/^….*plazo b .*…$/u)
  expect(long.length).toBeLessThan(170)
  expect(hasDocket(soughtWords('12345'), '12345-2020')).toBe(true)
  expect(hasDocket(soughtWords('O-12345-2020'), '12345-2020')).toBe(false)
})
