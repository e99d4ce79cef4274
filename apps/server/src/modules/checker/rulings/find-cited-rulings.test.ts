import { buildRuling } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { checkTextsOver } from '../../../testing/check-texts.ts'

const constitutional = {
  collection: 'tribunal_constitucional',
  base: null,
  court: 'Tribunal Constitucional',
  rit: null,
  fictional: false,
} as const

const check = checkTextsOver([
  buildRuling({ ...constitutional, docId: 'sin-anio', docketNumber: '4321', decidedOn: '2019-05-14' }),
  buildRuling({ ...constitutional, docId: 'con-anio', docketNumber: '9876-2020', decidedOn: '2021-01-07' }),
])

it.each(['STC rol N° 4321-18', 'STC Rol 4.321-2018', 'la sentencia del Tribunal Constitucional, rol N° 4321-18-INA'])(
  'finds a ruling that its source numbers without year by «%s»',
  async (texto) => {
    const { citas } = await check(`Así lo dijo ${texto}, de 14 de mayo de 2019.`)
    expect(citas).toMatchObject([{ veredicto: 'existe', docId: 'sin-anio', evidencia: { coincide: ['rol', 'tribunal', 'fecha'] } }])
  },
)

it('finds each of a list', async () => {
  const { citas } = await check('Véanse las STC roles N°s 9876-20 y 4321-18.')
  expect(citas.map(({ docId }) => docId)).toEqual(['con-anio', 'sin-anio'])
})

it('compares the day', async () => {
  const { citas } = await check('Así lo dijo la STC rol N° 4321-18, de 3 de marzo de 2017.')
  expect(citas).toMatchObject([{ veredicto: 'no_calza', evidencia: { diferencias: [{ dato: 'fecha' }] } }])
})

it.each([
  ['a year after its day', 'Así lo dijo la STC rol N° 4321-20.'],
  ['another court', 'Así lo dijo la Corte Suprema en el rol N° 4321-2018.'],
  ['another year of a number that is stored with its own', 'Así lo dijo la STC rol N° 9876-18.'],
])('finds none of %s', async (_, texto) => {
  const { citas } = await check(texto)
  expect(citas).toMatchObject([{ veredicto: 'no_esta_en_indice' }])
})
