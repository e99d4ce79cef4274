import { buildRuling } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { checkTextsOver } from '../../../testing/check-texts.ts'

const ohiggins = "Tribunal Tributario y Aduanero de la Región del Libertador General Bernardo O'Higgins"
const check = checkTextsOver([
  buildRuling({
    docId: 'dictamen',
    collection: 'contraloria',
    base: 'contraloria',
    court: 'Contraloría General de la República',
    docketNumber: 'E-123456-2024',
    rit: null,
    kind: 'dictamen',
    decidedOn: '2024-05-03',
    fictional: false,
  }),
  buildRuling({
    docId: 'aduana',
    collection: 'administrativo',
    base: null,
    court: ohiggins,
    docketNumber: 'ES-19-14-2016',
    rit: 'ES-19-14-2016',
    decidedOn: '2016-08-10',
    fictional: false,
  }),
])

it.each([
  [
    'El dictamen E123456, de la Dirección del Trabajo, de 3 de mayo de 2024.',
    'Dirección del Trabajo',
    'Contraloría General de la República',
  ],
  [
    'El Tribunal Tributario y Aduanero de la Región del Maule, RIT ES-19-00014-2016.',
    'Tribunal Tributario y Aduanero de la Región del Maule',
    ohiggins,
  ],
])('says that the body or the place is another: %s', async (texto, escrito, enIndice) => {
  const { citas, resumen } = await check(texto)
  expect(citas).toMatchObject([{ veredicto: 'no_calza', evidencia: { diferencias: [{ dato: 'tribunal', escrito, enIndice }] } }])
  expect(citas[0]?.evidencia.coincide).not.toContain('tribunal')
  expect(resumen.porGrupo.revisar).toBe(1)
})

it.each([
  'El dictamen E123456, de la Contraloría General de la República, de 3 de mayo de 2024.',
  "El TTA de O'Higgins, RIT ES-19-00014-2016.",
  'El Tribunal Tributario y Aduanero, RIT ES-19-00014-2016.',
])('agrees: %s', async (texto) => {
  const { citas } = await check(texto)
  expect(citas).toMatchObject([{ veredicto: 'existe', evidencia: { diferencias: [] } }])
  expect(citas[0]?.evidencia.coincide).toContain('tribunal')
})
