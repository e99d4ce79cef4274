import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  const supreme = { collection: 'corte_suprema', base: 'base_corte_suprema', court: 'Corte Suprema', rit: null } as const
  const appeal = { collection: 'corte_de_apelaciones', base: 'base_corte_apelaciones', rit: null } as const
  await test.store([
    buildRuling({ ...supreme, docId: 'suprema', docketNumber: '12345-2020' }),
    buildRuling({ ...appeal, docId: 'talca', court: 'Corte de Apelaciones de Talca', docketNumber: '12345-2020', book: 'Civil' }),
    buildRuling({ ...appeal, docId: 'temuco', court: 'Corte de Apelaciones de Temuco', docketNumber: '88-2021', book: 'Penal' }),
    buildRuling({ docId: 'penal', docketNumber: 'O-9-2020', rit: 'O-9-2020', ruc: '2000658003-K' }),
  ])
})
afterAll(() => test.close())

const find = async (value: string): Promise<unknown> => {
  const payload = { searcher: [{ field: 'rol', value }] }
  const { data, code } = (await test.app.inject({ method: 'POST', url: '/v1/find-by-id', payload })).json()
  if (data === undefined) return code
  return data.sentencia?.docId ?? data.candidatas.map(({ docId }: { docId: string }) => docId).sort()
}

it.each([
  ['12.345-2020', ['suprema', 'talca']],
  ['CS 12345-2020', 'suprema'],
  ['SCS de 3 de mayo de 2021, rol N° 12.345-2020', 'suprema'],
  ['C.A. de Talca rol Civil-12345-2020', 'talca'],
  ['ICA Temuco 88-2021', 'temuco'],
  ['RUC 2000658003-K', 'penal'],
  ['2000658003-k', 'penal'],
])('finds «%s»', async (rol, found) => expect(await find(rol)).toEqual(found))

it('lists those of other courts where the named one has none, and chooses none', async () => {
  expect(await find('CS 88-2021')).toEqual(['temuco'])
  expect(await find('CS 99-2021')).toBe('ruling.not_found')
  expect(await find('N°')).toBe('ruling.not_found')
})

it.each([
  ['jurisprudencia', 200],
  ['corte_suprema', 200],
  ['civil', 404],
] as const)('looks in the collection %s', async (collection, status) => {
  const post = async (url: string, payload: object) => (await test.app.inject({ method: 'POST', url, payload })).statusCode
  expect(await post('/v2/find-by-id', { docId: 'suprema', collection })).toBe(status)
  expect(await post('/v1/find-by-id', { searcher: [{ field: 'rol', value: 'CS 12345-2020' }], collection })).toBe(status)
})

it('lists fifty of more, and says that there are more', async () => {
  const numbered = (count: number, from: number) =>
    Array.from({ length: count }, (_, at) =>
      buildRuling({ docId: `dia${from + at}`, docketNumber: `C-${from + at}-2022`, rit: `C-${from + at}-2022`, decidedOn: '2022-05-04' }),
    )
  const listed = async () => {
    const payload = { searcher: [{ field: 'fechaSentencia', value: '2022-05-04' }] }
    const { data } = (await test.app.inject({ method: 'POST', url: '/v1/find-by-id', payload })).json()
    return [data.candidatas.length, data.hayMas]
  }
  await test.store(numbered(50, 1))
  expect(await listed()).toEqual([50, false])
  await test.store(numbered(1, 51))
  expect(await listed()).toEqual([50, true])
})
