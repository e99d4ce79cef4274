import type { CheckedCitation } from '@basejuris/contract'
import { buildRuling } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestApp, type TestApp } from '../../testing/open-test-app.ts'
import { signInPerson, type TestPerson } from '../../testing/sign-in-person.ts'

const words = 'criterio anterior permitía que el personal del faro fuera adscrito a la caleta'
const act = {
  collection: 'contraloria',
  base: 'contraloria',
  court: 'Contraloría General de la República',
  rit: null,
  fictional: false,
} as const

let test: TestApp
let ana: TestPerson
beforeAll(async () => {
  test = await openTestApp()
  await test.store([
    buildRuling({
      ...act,
      docId: 'faro',
      docketNumber: 'E-586111-2021',
      decidedOn: '2021-07-30',
      kind: 'dictamen',
      caption: `El ${words}, por el solo hecho de su destinación.`,
    }),
    buildRuling({ ...act, docId: 'muelle', docketNumber: '24526-2018', decidedOn: '2018-10-02', kind: 'dictamen', caption: 'Muelles' }),
  ])
  ana = await signInPerson(test)
})
afterAll(() => test.close())

const first = async (texto: string): Promise<CheckedCitation> =>
  (await ana.call('POST', '/v1/citations/check', { texto })).body.data.citas[0]

it('compares words with the heading of an act', async () => {
  const found = await first(`El dictamen N° E586.111, de 2021, de la Contraloría, trató el «${words}».`)
  expect(found).toMatchObject({
    veredicto: 'existe',
    evidencia: { citasTextuales: [{ resultado: 'textual', ancla: null, etiqueta: null }] },
  })
})

it('finds an act of a series that never begins anew without its year', async () => {
  expect(await first('Así consta en el dictamen E586111, de la Contraloría.')).toMatchObject({
    veredicto: 'existe',
    docId: 'faro',
    evidencia: { entendida: 'dictamen N° E586111, Contraloría General de la República' },
  })
  const open = await first('Así consta en el dictamen N° 24.526, de la Contraloría.')
  expect(open).toMatchObject({ veredicto: 'tipo_ambiguo', evidencia: { entendida: expect.stringContaining('dictamen N° 24526') } })
  expect(open.evidencia.frases[0]).toContain('Indique el año para saber')
})

it('finds an act of the day named before', async () => {
  const { citas } = (
    await ana.call('POST', '/v1/citations/check', {
      texto:
        'Dictamen N° 24.520, de 2 de octubre de 2018, de la Contraloría. El mismo día, por el dictamen N° 24.526, el órgano contralor cambió.',
    })
  ).body.data
  expect(citas[1]).toMatchObject({ veredicto: 'existe', docId: 'muelle', evidencia: { coincide: ['rol', 'tribunal', 'fecha'] } })
})

it('holds no day that a text only refers to against a ruling', async () => {
  const { citas } = (
    await ana.call('POST', '/v1/citations/check', {
      texto: 'Dictamen N° 24.520, de 3 de octubre de 2018, de la Contraloría; y dictamen N° 24.526, de igual fecha, de la Contraloría.',
    })
  ).body.data
  expect(citas[1]).toMatchObject({ veredicto: 'existe', docId: 'muelle', evidencia: { coincide: ['rol', 'tribunal'], diferencias: [] } })
})
