import { buildRuling } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { checkTextsOver } from '../../testing/check-texts.ts'

const words = 'criterio anterior permitía que el personal del faro fuera adscrito a la caleta'
const act = {
  collection: 'contraloria',
  base: 'contraloria',
  court: 'Contraloría General de la República',
  rit: null,
  fictional: false,
} as const

const check = checkTextsOver([
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

const first = async (texto: string) => (await check(texto)).citas[0]

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
  expect(open?.evidencia.frases[0]).toContain('Indique el año para saber')
})

it('finds an act of the day named before', async () => {
  const { citas } = await check(
    'Dictamen N° 24.520, de 2 de octubre de 2018, de la Contraloría. El mismo día, por el dictamen N° 24.526, el órgano contralor cambió.',
  )
  expect(citas[1]).toMatchObject({ veredicto: 'existe', docId: 'muelle', evidencia: { coincide: ['rol', 'tribunal', 'fecha'] } })
})

it('holds no day that a text only refers to against a ruling', async () => {
  const { citas } = await check(
    'Dictamen N° 24.520, de 3 de octubre de 2018, de la Contraloría; y dictamen N° 24.526, de igual fecha, de la Contraloría.',
  )
  expect(citas[1]).toMatchObject({ veredicto: 'existe', docId: 'muelle', evidencia: { coincide: ['rol', 'tribunal'], diferencias: [] } })
})
