import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRulingCitations } from './find-ruling-citations.ts'

const read = (text: string) =>
  findRulingCitations(text, { isBrief: true }).map(({ from, to, decidedOn, isDayCarried = false }) => [
    text.slice(from, to),
    decidedOn,
    isDayCarried,
  ])

describe('days that a brief only refers to', () => {
  it.each([
    [
      'SII, Oficio Ord. N° 4129, de 27.12.2019, que grava el faro; y Ord. N° 4126, de igual fecha, sobre la caleta.',
      [
        ['4129', '2019-12-27', false],
        ['4126', '2019-12-27', true],
      ],
    ],
    [
      'La Contraloría, en su dictamen N° 12.345, de 3 de mayo de 2020, lo dijo.\n\nEl mismo día, por el dictamen N° 12.346, trató otra cosa.',
      [
        ['12.345', '2020-05-03', false],
        ['12.346', '2020-05-03', true],
      ],
    ],
    [
      'Corte Suprema, rol N° 12-2020, de 3 de mayo de 2021. SCS rol 34-2020, «Luna con Faro», de la misma fecha y sala.',
      [
        ['12-2020', '2021-05-03', false],
        ['34-2020', '2021-05-03', true],
      ],
    ],
    [
      'Corte Suprema, rol N° 12-2020, de 3 de mayo de 2021. El mismo día del temporal lo vio el rol N° 34-2020.',
      [
        ['12-2020', '2021-05-03', false],
        ['34-2020', null, false],
      ],
    ],
    ['Corte Suprema, rol N° 12-2020, de la misma fecha.', [['12-2020', null, false]]],
  ])('are the last one named: %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it('give a dictamen its year', () => {
    const [named, other] = findRulingCitations(
      'El 3 de mayo de 2020, por el dictamen E586803, lo dijo. El mismo día, mediante el dictamen N° 77.',
      {
        isBrief: true,
      },
    )
    expect(named?.docket).toMatchObject({ letter: 'E', number: 586_803, year: 2020 })
    expect(other?.docket).toMatchObject({ letter: null, number: 77, year: 2020 })
  })

  it('are read in time linear in the text, and leave every range in it', () => {
    const piece = fc.constantFrom('el mismo día, ', 'de igual fecha ', 'rol N° 12-2020, ', '3 de mayo de 2021', ' ', '\n', 'Ord. N° 41 ')
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), (pieces) => {
        const text = pieces.join('')
        for (const { from, to } of findRulingCitations(text, { isBrief: true })) expect(from < to && to <= text.length).toBe(true)
      }),
    )
    const long = `3 de mayo de 2021 ${'el mismo día, rol N° 12-2020, de igual fecha. '.repeat(5_000)}`
    expect(cpuMillis(() => void findRulingCitations(long, { isBrief: true }))).toBeLessThan(6000)
  })
})
