import { expect, it } from 'vitest'
import { withCarriedCourts } from './carry-courts.ts'
import { findRulingCitations } from './find-ruling-citations.ts'

const courts = (text: string) =>
  withCarriedCourts(text, findRulingCitations(text, { isBrief: true })).map(({ court }) =>
    court === 'own' ? court : (court?.name ?? null),
  )
const [third, talca] = ['Tercer Tribunal Ambiental', 'Corte de Apelaciones de Talca']

it.each([
  ['El Tercer Tribunal Ambiental lo dijo (R-4-2024).\n\nEn R-4-2024 se dejó sin efecto.', [third, third]],
  ['El Tercer Tribunal Ambiental lo dijo (R-4-2024). En R-3-2023, el mismo tribunal lo repitió.', [third, third]],
  ['El Tercer Tribunal Ambiental lo dijo (R-4-2024). El mismo tribunal lo repitió en R-3-2023.', [third, third]],
  ['El Tercer Tribunal Ambiental lo dijo (R-4-2024). En R-37-2021 anuló el acto.', [third, third]],
  ['La Corte de Apelaciones de Talca lo dijo (rol 45-2020). En la causa rol 46-2020 acogió el recurso.', [talca, talca]],
  ['La Corte de Apelaciones de Talca lo dijo (rol 45-2020). El rol 46-2020 es distinto.', [talca, null]],
  ['La Corte de Apelaciones de Talca lo dijo (rol 45-2020). En C-46-2020 acogió la demanda.', [talca, null]],
  ['La Corte de Apelaciones de Talca lo dijo (rol 45-2020).\nEn la causa rol 46-2020 acogió el recurso.', [talca, null]],
  [
    'Corte de Apelaciones de Talca, rol 45-2020.\nCorte de Apelaciones de Chillán, rol 45-2020.\nEn el rol 45-2020 se dijo.',
    [talca, 'Corte de Apelaciones de Chillán', null],
  ],
])('%s', (text, expected) => {
  expect(courts(text)).toEqual(expected)
})
