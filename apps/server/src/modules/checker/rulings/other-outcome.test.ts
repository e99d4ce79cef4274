import { buildRuling, buildSections } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { checkTextsOver } from '../../../testing/check-texts.ts'

const supreme = { collection: 'corte_suprema', base: 'base_corte_suprema', court: 'Corte Suprema', rit: null, fictional: false } as const
const ruling = (docId: string, docketNumber: string, outcome: 'rechaza' | 'acoge' | 'casa', decision: string) =>
  buildRuling({
    ...supreme,
    docId,
    docketNumber,
    outcome,
    decidedOn: '2022-05-03',
    caption: 'Soto con Maderas del Sur S.A.',
    sections: buildSections(undefined, decision),
  })

const check = checkTextsOver([
  ruling('rechaza', '12345-2022', 'rechaza', 'Se resuelve: se rechaza el recurso de casación en el fondo deducido por la demandada.'),
  ruling('casa', '500-2021', 'casa', 'Se resuelve: se acoge el recurso de casación en el fondo y se invalida la sentencia.'),
  ruling('reemplazo', '500-2021', 'rechaza', 'Se resuelve: se rechaza la demanda.'),
  ruling(
    'dividida',
    '700-2021',
    'rechaza',
    'Se resuelve: se rechaza el recurso de protección.\n\nAcordada con el voto en contra de la ministra señora Paz, quien estuvo por acogerlo.',
  ),
  { ...ruling('reservada', '600-2021', 'rechaza', 'Se resuelve: se rechaza el recurso de protección.'), publicationStatus: 'Reservada' },
])

it('says that the ruling decides otherwise than the text states, in its own words', async () => {
  const { citas, resumen } = await check('La Excma. Corte Suprema, en causa Rol N° 12.345-2022, acogió el recurso de casación en el fondo.')
  expect(citas).toMatchObject([
    {
      veredicto: 'existe',
      evidencia: {
        resultadoDistinto: {
          escrito: 'acogió el recurso de casación en el fondo',
          sentencia: { docId: 'rechaza' },
          resuelve: { tipo: 'resuelve', texto: expect.stringContaining('se rechaza el recurso de casación en el fondo') },
        },
      },
    },
  ])
  expect(citas[0]?.evidencia.frases[0]).toBe('Su escrito dice que acogió el recurso de casación en el fondo; la sentencia lo rechaza.')
  expect(resumen.porGrupo).toEqual({ revisar: 1, sin_comprobar: 0, coinciden: 0 })
})

it('says that it did not compare what it cannot, with the operative words, and does not count it as agreeing', async () => {
  const { citas, resumen } = await check('La Excma. Corte Suprema, en causa Rol N° 12.345-2022, ordenó retrotraer el procedimiento.')
  expect(citas).toMatchObject([
    {
      veredicto: 'existe',
      evidencia: {
        resultadoDistinto: null,
        resultadoSinComprobar: {
          escrito: 'ordenó retrotraer el procedimiento',
          resuelve: { texto: expect.stringContaining('se rechaza el recurso de casación en el fondo') },
        },
      },
    },
  ])
  expect(citas[0]?.evidencia.frases[0]).toBe(
    'No comprobamos lo que el escrito dice que resolvió («ordenó retrotraer el procedimiento»): compárelo con la sentencia.',
  )
  expect(resumen.porGrupo).toEqual({ revisar: 0, sin_comprobar: 1, coinciden: 0 })
})

it('says nothing where nothing is stated', async () => {
  const { citas, resumen } = await check('Véase Corte Suprema, Rol N° 12.345-2022, sobre la casación en el fondo.')
  expect(citas).toMatchObject([{ evidencia: { resultadoDistinto: null, resultadoSinComprobar: null } }])
  expect(resumen.porGrupo).toEqual({ revisar: 0, sin_comprobar: 0, coinciden: 1 })
})

it.each([
  ['the same outcome', 'La Corte Suprema, Rol N° 12.345-2022, rechazó el recurso de casación en el fondo.'],
  [
    'another day, which may be of another ruling',
    'La Corte Suprema, Rol N° 12.345-2022, de 4 de mayo de 2022, acogió el recurso de casación en el fondo.',
  ],
  ['a case whose other ruling decides so', 'La Corte Suprema, Rol N° 500-2021, acogió la demanda.'],
])('says nothing of %s', async (_, texto) => {
  const { citas } = await check(texto)
  expect(citas).toMatchObject([{ evidencia: { resultadoDistinto: null } }])
})

it('compares the outcome of a reserved ruling, which its card shows', async () => {
  const { citas, resumen } = await check('La Corte Suprema, Rol N° 600-2021, acogió el recurso de protección.')
  expect(citas).toMatchObject([{ veredicto: 'reservada', evidencia: { resultadoDistinto: { sentencia: { docId: 'reservada' } } } }])
  expect(citas[0]?.evidencia.frases).toEqual([
    'Su escrito dice que acogió el recurso de protección; la sentencia lo rechaza.',
    'La fuente la publica como reservada: existe, pero no se compara su texto.',
  ])
  expect(resumen.porGrupo).toEqual({ revisar: 1, sin_comprobar: 0, coinciden: 0 })
})

it.each([
  [
    'Con el voto en contra del ministro señor Mar, la Corte Suprema, Rol N° 700-2021, rechazó el recurso de protección.',
    'la sentencia dice «voto en contra de la ministra señora Paz»',
  ],
  ['Por unanimidad, la Corte Suprema, Rol N° 700-2021, rechazó el recurso de protección.', 'la sentencia tiene un voto en contra'],
  [
    'En su voto de minoría, la ministra señora Paz (Corte Suprema, Rol N° 12.345-2022) opinó otra cosa.',
    'la sentencia no tiene votos de minoría',
  ],
])('compares what the text says of votes: «%s»', async (texto, expected) => {
  const { citas } = await check(texto)
  expect(citas[0]?.evidencia.resultadoDistinto?.frase).toContain(expected)
})

it.each([
  'En su voto de minoría, la ministra señora Paz (Corte Suprema, Rol N° 700-2021) opinó otra cosa.',
  'Con el voto en contra de la ministra Paz, la Corte Suprema, Rol N° 700-2021, rechazó el recurso de protección.',
])('says nothing of votes that the ruling has: «%s»', async (texto) => {
  const { citas } = await check(texto)
  expect(citas).toMatchObject([{ evidencia: { resultadoDistinto: null } }])
})
