import { buildRuling } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { checkTextsOver } from '../../../testing/check-texts.ts'

const check = checkTextsOver([
  buildRuling({
    collection: 'corte_de_apelaciones',
    base: 'base_corte_apelaciones',
    court: 'Corte de Apelaciones de Temuco',
    rit: null,
    fictional: false,
    docId: 'temuco',
    docketNumber: '611-2022',
    decidedOn: '2022-05-03',
    caption: 'Soto con Maderas del Sur S.A.',
  }),
])

it('says that a ruling with the number, the day and the parties is of another court', async () => {
  const { citas } = await check('Corte de Apelaciones de Talca, «Soto con Maderas del Sur», rol N° 611-2022, de 3 de mayo de 2022.')
  expect(citas).toMatchObject([
    {
      veredicto: 'no_calza',
      docId: 'temuco',
      evidencia: {
        frases: [
          'Existe una sentencia con ese rol, esa fecha y esas partes, pero es de la Corte de Apelaciones de Temuco; su escrito dice Corte de Apelaciones de Talca.',
        ],
        coincide: ['rol', 'fecha', 'caratula'],
        diferencias: [{ dato: 'tribunal', escrito: 'Corte de Apelaciones de Talca', enIndice: 'Corte de Apelaciones de Temuco' }],
      },
    },
  ])
})

it('offers the one with the number and the day alone, to be looked at', async () => {
  const { citas, resumen } = await check('Corte de Apelaciones de Talca, rol N° 611-2022, de 3 de mayo de 2022.')
  expect(citas).toMatchObject([
    { veredicto: 'no_esta_en_indice', evidencia: { sugerencias: [{ docId: 'temuco' }], coincide: ['rol', 'fecha'] } },
  ])
  expect(citas[0]?.evidencia.frases).toContain(
    'Con ese rol y esa fecha existe una sentencia de la Corte de Apelaciones de Temuco. Revise el tribunal.',
  )
  expect(resumen.porGrupo.revisar).toBe(1)
})

it.each([
  'Corte de Apelaciones de Talca, «Rojas con Fisco de Chile», rol N° 611-2022, de 3 de mayo de 2022.',
  'Corte de Apelaciones de Talca, «Soto con Maderas del Sur», rol N° 611-2022, de 4 de mayo de 2022.',
  'Corte de Apelaciones de Talca, rol N° 611-2022.',
])('leaves out of the index «%s»', async (texto) => {
  expect((await check(texto)).citas).toMatchObject([{ veredicto: 'no_esta_en_indice', evidencia: { coincide: [], diferencias: [] } }])
})
