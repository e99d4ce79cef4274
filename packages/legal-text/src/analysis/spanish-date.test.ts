import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findSpanishDates } from './spanish-date.ts'

const dates = (text: string) => findSpanishDates(text).map(({ date }) => date)

describe('findSpanishDates', () => {
  it.each([
    ['Santiago, dos de enero de dos mil veinticuatro.', '2024-01-02'],
    ['Valparaíso, a dos de Enero de dos mil veinticuatro', '2024-01-02'],
    ['a dos días del mes de enero de dos mil veinticuatro', '2024-01-02'],
    ['Santiago, treinta y uno de agosto de mil novecientos noventa y ocho', '1998-08-31'],
    ['once de\ndiciembre  de dos\nmil   veintitrés', '2023-12-11'],
    ['primero de marzo de dos mil', '2000-03-01'],
    ['RANCAGUA, A DIECISÉIS DE FEBRERO DE DOS MIL DIECISIETE', '2017-02-16'],
    ['[16 de enero de 2025]', '2025-01-16'],
    ['[1° de septiembre de 2020]', '2020-09-01'],
    ['SANTIAGO, 08 ENERO 2026.', '2026-01-08'],
    ['24 NOV 2014', '2014-11-24'],
    ['05-ene-2026', '2026-01-05'],
    ['Fecha: 29-XII-2000', '2000-12-29'],
    ['Fecha: 22-10-2025', '2025-10-22'],
    ['veintiocho de abril del año dos mil veintiséis', '2026-04-28'],
    ['12/09/1987', '1987-09-12'],
    ['12 de enero de 2.023', '2023-01-12'],
  ])('reads %s', (text, date) => {
    expect(dates(text)).toEqual([date])
  })

  it.each(['31 de abril de 2020', 'RUT 12.345.678-5', 'rol 12-13-2020', '2.01.20', 'mayo de 2020', 'dos mil veinte', '18-2020'])(
    'finds none in %s',
    (text) => {
      expect(dates(text)).toEqual([])
    },
  )

  it('returns offsets in the original text', () => {
    const text = 'En Ñuñoa, a tres de marzo de dos mil veintiuno; y el 4 de abril de 2022.'
    expect(findSpanishDates(text).map(({ from, to }) => text.slice(from, to))).toEqual([
      'tres de marzo de dos mil veintiuno',
      '4 de abril de 2022',
    ])
  })

  it('reads every day of a century in figures', () => {
    const day = fc.date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
    fc.assert(
      fc.property(day, (date) => {
        const iso = date.toISOString().slice(0, 10)
        const long = new Intl.DateTimeFormat('es-CL', { dateStyle: 'long', timeZone: 'UTC' }).format(date)
        expect(dates(`Santiago, ${long}.`)).toEqual([iso])
      }),
    )
  })
})
