import { buildRuling, buildSections } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { checkTextsOver } from '../../../testing/check-texts.ts'

const words = 'la existencia de un contrato de arrendamiento entre las partes del juicio'
const distant = 'una demora de la entidad suficiente, que haga concluir que la recurrida omitió algo'
const check = checkTextsOver([
  buildRuling({
    docId: 'niega',
    collection: 'corte_suprema',
    base: 'base_corte_suprema',
    court: 'Corte Suprema',
    rit: null,
    fictional: false,
    docketNumber: '12345-2022',
    outcome: 'rechaza',
    decidedOn: '2022-05-03',
    caption: 'Soto con Maderas del Sur S.A.',
    sections: buildSections(
      [
        `Primero: Que en la audiencia no se acreditó ${words}.`,
        `Tercero: Que no se advierte por estos jueces en los documentos acompañados ${distant}.`,
        'Segundo: Que el demandante pagó cada mes la suma convenida con su vecino del norte.',
      ],
      'Se resuelve: se rechaza la demanda.',
    ),
  }),
])

it('tells that the ruling denies the words that a text quotes as what it found', async () => {
  const { citas, resumen } = await check(`La Corte Suprema, Rol N° 12.345-2022, tuvo por establecida «${words}».`)
  expect(citas[0]).toMatchObject({
    veredicto: 'existe',
    evidencia: { citasTextuales: [{ resultado: 'textual', negacion: 'no se acreditó' }] },
  })
  expect(citas[0]?.evidencia.frases.join(' ')).toContain('Antes de las palabras citadas, la sentencia dice «no se acreditó»: las niega.')
  expect(resumen.porGrupo.revisar).toBe(1)
})

it('tells so where the denied verb stands some words before', async () => {
  const { citas } = await check(`La Corte Suprema, Rol N° 12.345-2022, observó «${distant}».`)
  expect(citas[0]).toMatchObject({
    evidencia: { citasTextuales: [{ negacion: 'no se advierte por estos jueces en los documentos acompañados' }] },
  })
})

it.each([
  `La Corte Suprema, Rol N° 12.345-2022, no advirtió «${distant}».`,
  `La Corte Suprema, Rol N° 12.345-2022, descartó «${words}».`,
  `Según la Corte Suprema, Rol N° 12.345-2022, «no se acreditó ${words}».`,
  'La Corte Suprema, Rol N° 12.345-2022, estableció que «el demandante pagó cada mes la suma convenida con su vecino del norte».',
])('says nothing where the text denies them too, quotes the denial, or nothing denies them: «%s»', async (texto) => {
  const { citas } = await check(texto)
  expect(citas[0]).toMatchObject({ evidencia: { citasTextuales: [{ resultado: 'textual', negacion: null }] } })
})
