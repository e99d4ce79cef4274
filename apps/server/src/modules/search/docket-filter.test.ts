import { docketFilterSchema } from '@basejuris/contract'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'

const rulings = [
  buildRuling({ idSentence: 'cs', caption: 'Uno con Fisco', court: 'Corte Suprema', docketNumber: '12345-2020' }),
  buildRuling({ idSentence: 'ica', caption: 'Dos con Fisco', court: 'Corte de Apelaciones de Arica', docketNumber: '12345-2020' }),
  buildRuling({
    idSentence: 'jlt',
    caption: 'Tres con Fisco',
    court: 'Juzgado de Letras del Trabajo de Arica',
    docketNumber: null,
    rit: 'O-364-2020',
  }),
  buildRuling({ idSentence: 'top', caption: 'Cuatro con Fisco', docketNumber: '9-2021', ruc: '2000123456-7' }),
  buildRuling({ idSentence: 'from', caption: 'Cinco con Fisco', docketNumber: '77-2022', originDocketNumber: '12345-2020' }),
]

let test: TestApp
beforeAll(async () => {
  test = await openTestApp()
  await test.store(rulings)
})
afterAll(() => test.close())

const search = async (filtros: object) =>
  (await test.app.inject({ method: 'POST', url: '/v1/search', payload: { filtros, agrupar: false } })).json()
const found = async (filtros: object): Promise<string[]> =>
  (await search(filtros)).data.resultados.map(({ caratulado }: { caratulado: string }) => caratulado.split(' ')[0]).sort()

it('leaves the rulings of the case itself, in any written form, and not those that come from it', async () => {
  for (const rol of ['12345-2020', 'Rol N° 12.345-2020', ['12.345-2020']]) expect(await found({ rol })).toEqual(['Dos', 'Uno'])
  expect(await found({ rol: '12345-2020', tribunal: 'Corte Suprema' })).toEqual(['Uno'])
  expect(await found({ rol: 'O-364-2020' })).toEqual(['Tres'])
  expect(await found({ rol: '364-2020' })).toEqual(['Tres'])
  expect(await found({ rol: 'C-364-2020' })).toEqual([])
  expect(await found({ rol: 'RUC 2000123456-7' })).toEqual(['Cuatro'])
  expect(await found({ rol: ['12345-2020', '9-2021'] })).toEqual(['Cuatro', 'Dos', 'Uno'])
  expect(await found({ rol: '-12345-2020' })).toEqual(['Cinco', 'Cuatro', 'Tres'])
})

it('says what the search without it finds', async () => {
  const { data } = await search({ rol: '1-1999' })
  expect(data.total).toBe(0)
  expect(data.vacio.filtros).toEqual([{ filtro: 'rol', total: 5 }])
})

it('refuses what is no number of a case, naming the field and what it takes', async () => {
  for (const rol of ['despido', '12345', '2024', '-', '0-2020'])
    expect((await search({ rol })).details).toEqual([
      { field: 'filtros.rol', message: 'use un rol o RIT con su año, como «12345-2020» u «O-5340-2022», o un RUC' },
    ])
  expect(docketFilterSchema.safeParse('').success).toBe(true)
})
