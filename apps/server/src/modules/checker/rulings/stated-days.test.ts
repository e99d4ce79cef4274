import { buildRuling, buildSections } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { checkTextsOver } from '../../../testing/check-texts.ts'

const check = checkTextsOver([
  buildRuling({
    collection: 'corte_suprema',
    base: 'base_corte_suprema',
    court: 'Corte Suprema',
    rit: null,
    fictional: false,
    docketNumber: '4321-2023',
    decidedOn: '2024-01-03',
    sections: buildSections(['Santiago, veintinueve de diciembre de dos mil veintitrés.', 'Vistos: se rechaza el recurso.']),
  }),
])

const citedOf = async (day: string) => (await check(`Corte Suprema, rol N° 4.321-2023, de ${day}`)).citas[0]

it('takes the day that the text of a ruling states for right, and says both', async () => {
  const stated = await citedOf('29 de diciembre de 2023')
  expect(stated).toMatchObject({ veredicto: 'existe', evidencia: { diferencias: [], coincide: ['rol', 'tribunal', 'fecha'] } })
  expect(stated?.evidencia.frases.at(-1)).toBe(
    'Su escrito lleva la fecha que dice el texto de la sentencia, 29-12-2023; la fuente la registra el 03-01-2024.',
  )
})

it('takes that of the source for right, and says the other', async () => {
  const recorded = await citedOf('3 de enero de 2024')
  expect(recorded).toMatchObject({ veredicto: 'existe' })
  expect(recorded?.evidencia.frases.at(-1)).toBe(
    'Su escrito lleva la fecha con que la fuente la registra, 03-01-2024; el texto de la sentencia dice 29-12-2023.',
  )
})

it('says both beside a third day', async () => {
  expect(await citedOf('8 de enero de 2024')).toMatchObject({
    veredicto: 'no_calza',
    evidencia: {
      frases: ['Su escrito dice 08-01-2024; en el índice la sentencia es de 03-01-2024.', 'El texto de la sentencia dice 29-12-2023.'],
    },
  })
})
