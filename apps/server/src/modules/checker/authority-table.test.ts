import type { AuthorityTable } from '@basejuris/contract'
import { buildRuling } from '@basejuris/testkit'
import { describe, expect, it } from 'vitest'
import { checkTextsOver } from '../../testing/check-texts.ts'

const supreme = { collection: 'corte_suprema', base: 'base_corte_suprema', court: 'Corte Suprema', rit: null, fictional: false } as const
const caption = 'Soto con Maderas del Sur S.A.'
const check = checkTextsOver([buildRuling({ ...supreme, docId: 'licencia', caption, docketNumber: '12345-2020', decidedOn: '2021-05-03' })])

const brief = [
  'Según el artículo 162 del Código del Trabajo y el artículo 19 N° 3 de la Constitución, procede la nulidad.',
  '',
  'Corte Suprema, rol N° 12.345-2020; Corte de Apelaciones de Talca, rol N° 611-2022.',
  'Así se lee en rol N° 77-2019.',
  'Dictamen N° E586880N24 de la Contraloría. Además, el artículo 161 del Código del Trabajo, la Ley N° 19.496 y la Ley N° 98.210.',
  'De nuevo la Corte Suprema, rol N° 12.345-2020, de 4 de mayo de 2021, y el artículo 162 del Código del Trabajo.',
].join('\n')

describe('the table of authorities', () => {
  it('groups norms by rank and rulings by court, each with its places and verdicts', async () => {
    const { tabla } = await check(brief)
    const shown = (tabla as AuthorityTable).map(({ titulo, autoridades }) => [
      titulo,
      autoridades.map(({ nombre, veredicto, citas }) => [nombre, veredicto, citas.map(({ lugar }) => lugar).join('; ')]),
    ])
    expect(shown).toEqual([
      ['Constitución', [['art. 19 Constitución Política de la República', 'existe', 'párrafo 1']]],
      [
        'Códigos',
        [
          ['art. 162 Código del Trabajo', 'existe', 'párrafo 1; párrafo 5'],
          ['art. 161 Código del Trabajo', 'existe', 'párrafo 4'],
        ],
      ],
      [
        'Leyes',
        [
          ['Ley N° 19.496', 'existe', 'párrafo 4'],
          ['Ley N° 98.210', 'no_esta_en_indice', 'párrafo 4'],
        ],
      ],
      [
        'Corte Suprema',
        [['Soto con Maderas del Sur S.A., Corte Suprema, rol N° 12.345-2020, 03-05-2021', 'no_calza', 'párrafo 2; párrafo 5']],
      ],
      ['Cortes de Apelaciones', [['rol N° 611-2022, Corte de Apelaciones de Talca', 'no_esta_en_indice', 'párrafo 2']]],
      ['Sentencias sin tribunal indicado', [['rol N° 77-2019', 'no_esta_en_indice', 'párrafo 3']]],
      ['Dictámenes', [['dictamen N° E586.880, de 2024, Contraloría General de la República', 'no_esta_en_indice', 'párrafo 4']]],
    ])
  })

  it('has every citation once, in order within its authority', async () => {
    const { citas, tabla } = await check(brief)
    const numbers = (tabla as AuthorityTable).flatMap(({ autoridades }) => autoridades.flatMap((one) => one.citas.map(({ n }) => n)))
    expect(numbers.toSorted((a, b) => a - b)).toEqual(citas.map(({ n }: { n: number }) => n))
    expect(await check('Nada se cita aquí.')).toMatchObject({ tabla: [] })
  })
})
