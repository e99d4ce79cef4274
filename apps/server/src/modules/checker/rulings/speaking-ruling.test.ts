import { buildRuling, buildSections } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { checkTextsOver } from '../../../testing/check-texts.ts'

const labour = { collection: 'laboral', court: 'Juzgado de Letras del Trabajo de Talca', docketNumber: null, fictional: false } as const
const held =
  'Que lo dicho en el dictamen rige para otras relaciones, por lo que le es inoponible a los trabajadores contratados por la demandada.'
const check = checkTextsOver([
  buildRuling({
    ...labour,
    docId: 'fallo',
    rit: 'O-158-2023',
    decidedOn: '2024-01-02',
    sections: buildSections([held], 'Se acoge la demanda.'),
  }),
])
const said = (words: string): string =>
  `El Juzgado de Letras del Trabajo de Talca, RIT O-158-2023, sostuvo que el dictamen N° E333029 «${words}».`

it('holds words about an act against the ruling that says them of it', async () => {
  const { citas } = await check(said('le es oponible a los trabajadores contratados por la demandada'))
  expect(citas[0]).toMatchObject({
    veredicto: 'cita_no_coincide',
    evidencia: { citasTextuales: [{ resultado: 'difiere', diferencias: 1 }] },
  })
})

it('finds them there where they are its own', async () => {
  const { citas } = await check(said('le es inoponible a los trabajadores contratados por la demandada'))
  expect(citas[0]).toMatchObject({ veredicto: 'existe', evidencia: { citasTextuales: [{ resultado: 'textual' }] } })
})
