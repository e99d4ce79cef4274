import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type DocketNumber, findDocketNumbers, formatDocketNumber, mayBeOneDocket, parseBook, parseDocketNumber } from '../../index.ts'

const docket = (letter: string | null, number: number, year: number, book: string | null = null): DocketNumber => ({
  letter,
  number,
  year,
  book,
})

const dockets = fc.record({
  letter: fc.option(fc.constantFrom('C', 'O', 'T', 'M', 'F', 'V', 'I', 'S', 'R', 'NC', 'GR-19', 'O-01-S'), { nil: null }),
  number: fc.integer({ min: 1, max: 9_999_999 }),
  year: fc.integer({ min: 1901, max: 2099 }),
  book: fc.constant(null),
})
const dotted = (digits: number): string => String(digits).replace(/\B(?=(?:\d{3})+$)/gu, '.')

describe('parseDocketNumber', () => {
  it.each([
    ['12345-2020', docket(null, 12345, 2020)],
    ['12.345-2020', docket(null, 12345, 2020)],
    ['12345/20', docket(null, 12345, 2020)],
    ['12.345-98', docket(null, 12345, 1998)],
    ['Rol N° 32.642-24', docket(null, 32642, 2024)],
    ['Rol Nº 235.467-2023.', docket(null, 235467, 2023)],
    ['rol 12.345-2.020', docket(null, 12345, 2020)],
    ['Ingreso Corte N° 0123-2019', docket(null, 123, 2019)],
    ['Rol 2172 – 2023 Protección', docket(null, 2172, 2023, 'Protección')],
    ['Rol Corte: Penal-6651-2023', docket(null, 6651, 2023, 'Penal')],
    ['N°Protección-1234-2023', docket(null, 1234, 2023, 'Protección')],
    ['Protección-1234-2023', docket(null, 1234, 2023, 'Protección')],
    ['Laboral - Cobranza-77-2023', docket(null, 77, 2023, 'Laboral - Cobranza')],
    ['Rol N° 2081-2023-Civil', docket(null, 2081, 2023, 'Civil')],
    ['C-5.455-2023', docket('C', 5455, 2023)],
    ['c-5455-2023', docket('C', 5455, 2023)],
    ['RIT O-4733-2023', docket('O', 4733, 2023)],
    ['R.I.T. 3743 - 2023', docket(null, 3743, 2023)],
    ['Rit : O-4733-2023', docket('O', 4733, 2023)],
    ['RIT O115-2023', docket('O', 115, 2023)],
    ['Ordinaria-1400-2021', docket('O', 1400, 2021)],
    ['Exhorto-267-2021', docket('E', 267, 2021)],
    ['Rol N° 13.139-22-INA', docket(null, 13139, 2022)],
    ['5448-18-INA', docket(null, 5448, 2018)],
    ['Rol C N° 467-22', docket('C', 467, 2022)],
    ['NC-526-23', docket('NC', 526, 2023)],
    ['R N° 21-2021', docket('R', 21, 2021)],
    ['R-21-2021', docket('R', 21, 2021)],
    ['GR-19-00041-2016', docket('GR-19', 41, 2016)],
    ['D-014-2013', docket('D', 14, 2013)],
    ['O-01-S-01240-2024', docket('O-01-S', 1240, 2024)],
    ['E586803N24', docket('E', 586803, 2024)],
    ['Dictamen N° 049954N00', docket(null, 49954, 2000)],
  ])('reads %s', (written, expected) => {
    expect(parseDocketNumber(written)).toEqual(expected)
  })

  it.each([
    '',
    '2020',
    '12345',
    '0-0',
    '1-1900',
    '02-01-2024',
    '12.345.678-9',
    'Ley 19.496',
    '$1.500-2.000',
    '23-4-0461221-2',
    'hola 12-2020 mundo',
  ])('returns null for «%s»', (text) => {
    expect(parseDocketNumber(text)).toBeNull()
  })

  it('parses what formatDocketNumber writes', () => {
    fc.assert(
      fc.property(dockets, (value) => {
        expect(parseDocketNumber(formatDocketNumber(value))).toEqual(value)
      }),
    )
  })

  it('reads every written form of the same number alike', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999_999 }), fc.integer({ min: 1950, max: 2049 }), (number, year) => {
        const short = String(year).slice(2)
        const forms = [
          `${number}-${year}`,
          `${dotted(number)}-${year}`,
          `${number}/${short}`,
          `Rol N° ${dotted(number)}-${short}`,
          `Rol Nº ${number} – ${year}.`,
          `rol 0${number}-${year}`,
        ]
        for (const form of forms.slice(0, number > 99_999 ? 5 : 6))
          expect(parseDocketNumber(form), form).toEqual(docket(null, number, year))
      }),
    )
  })

  it('never throws', () => {
    fc.assert(fc.property(fc.string({ unit: 'binary' }), (text) => void parseDocketNumber(text)))
  })

  it('refuses long near misses quickly', () => {
    const spent = cpuMillis(() => {
      for (const piece of ['n°', 'rol ', 'R.I.T. ', 'corte ', 'Civil ', 'c-12-', '1.234'])
        expect(parseDocketNumber(piece.repeat(60).slice(0, 119))).toBeNull()
    })
    expect(spent).toBeLessThan(500)
  })
})

describe('findDocketNumbers', () => {
  it('finds the same number wherever it stands in a long text', () => {
    const written = 'Rol Contencioso Administrativo N° 1.234-2020'
    const filling = fc.integer({ min: 0, max: 450 }).map((length) => 'y por lo expuesto, '.repeat(30).slice(0, length))
    fc.assert(
      fc.property(fc.array(filling, { minLength: 1, maxLength: 4 }), (before) => {
        const text = before.map((words) => `${words}; ${written}. `).join('')
        const found = findDocketNumbers(text)
        expect(found.map(({ from, to }) => text.slice(from, to))).toEqual(before.map(() => findDocketNumbers(written)[0]?.written))
      }),
    )
  })

  const found = (text: string): string[] => findDocketNumbers(text).map((hit) => formatDocketNumber(hit.docket))

  it('finds the forms of running text', () => {
    expect(found('como en los autos Rol N° 12.345-2020, Rol 2172 – 2023 y RIT O-4733-2023.')).toEqual([
      '12345-2020',
      '2172-2023',
      'O-4733-2023',
    ])
    expect(found('roles 104-2014, 38-2016,103-2016 y 110-2016, todos de esta Corte')).toEqual([
      '104-2014',
      '38-2016',
      '103-2016',
      '110-2016',
    ])
    expect(found('Archívese.\nN° 4135 – 2023 Protección')).toEqual(['4135-2023'])
    expect(found('N°Protección-2133-2023/2134-2023')).toEqual(['2133-2023', '2134-2023'])
    expect(found('causa Rol C-4375-2015 del Primer Juzgado')).toEqual(['C-4375-2015'])
    expect(found('el Dictamen E586803N24 de 2024')).toEqual(['E-586803-2024'])
    expect(found('El 12/04/2023 C-3210-2023 fue fallada.')).toEqual(['C-3210-2023'])
    expect(found('Rol CS N° 2.438-2025')).toEqual(['2438-2025'])
  })

  it('returns the offsets of the number and the book beside it', () => {
    const text = 'Devuélvase. Rol I. Corte 3175-2023 Protección.'
    expect(findDocketNumbers(text)).toEqual([{ from: 25, to: 34, written: '3175-2023', docket: docket(null, 3175, 2023, 'Protección') }])
  })

  it('reads unusual letters behind the cue of a case', () => {
    expect(found('Sentencia: C-4821-2022')).toEqual(['C-4821-2022'])
    expect(found('causa KX-71-2014, rol QV-4821-2022 y NC-315-2019')).toEqual(['KX-71-2014', 'QV-4821-2022', 'NC-315-2019'])
  })

  it.each([
    'el 02-01-2024 y el 10-2024',
    'en el período 2019-2020',
    'la Ley 19.880-2003 y el DL N°825/1974',
    'artículo 1792-20 del Código Civil',
    'el furgón de placa patente KX-71-84 quedó en el taller',
    'vehículos P.P.U. LT-45-93 y DB-58-76',
    'motocicleta patente única: R-615-98',
    'muestra de alcoholemia QV-4821-2022',
    'escritura pública, Repertorio: Nº 4.821-2016',
    'el RUT 12.345.678-9 del demandado',
    'el RUC 2200822562-5 y el RUC 23-4-0461221-2',
    'pagó $12.345-2020',
    'protocolo de análisis N° 5421-2023 – M1-1',
    'Resolución Exenta N° 1003/2008',
    'rol de avalúo N° 302-39',
    'Boletines N° 13.736-07, 13.749-07 y 13.800-07',
    'teléfono 2345-6789',
  ])('skips «%s»', (text) => {
    expect(found(text)).toEqual([])
  })

  it('returns valid offsets for any text, and never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), dockets, fc.string({ unit: 'binary' }), (before, value, after) => {
        const text = `${before} rol ${formatDocketNumber(value)} ${after}`
        for (const hit of findDocketNumbers(text)) expect(text.slice(hit.from, hit.to)).toBe(hit.written)
      }),
    )
  })

  it('takes time linear in the text', () => {
    const time = (copies: number): number => {
      const text = '1.234-12 1-2-3-4/5 rol rol rol n° n° corte de la de la 12.345-'.repeat(copies)
      return cpuMillis(() => void findDocketNumbers(text))
    }
    time(200)
    expect(time(8_000)).toBeLessThan(40 * Math.max(time(800), 1))
  })
})

describe('mayBeOneDocket', () => {
  it('compares number and year, and the letters where both are written', () => {
    expect(mayBeOneDocket(docket('O', 45, 2020), docket(null, 45, 2020))).toBe(true)
    expect(mayBeOneDocket(docket('O', 45, 2020, 'Civil'), docket('O', 45, 2020))).toBe(true)
    expect(mayBeOneDocket(docket('O', 45, 2020), docket('T', 45, 2020))).toBe(false)
    expect(mayBeOneDocket(docket(null, 45, 2020), docket(null, 46, 2020))).toBe(false)
    expect(mayBeOneDocket(docket(null, 45, 2020), docket(null, 45, 2021))).toBe(false)
  })
})

describe('parseBook', () => {
  it('repairs the spellings of sources', () => {
    expect(['PROTECCIN', 'LABORAL - COBRANZA', 'laboral-cobranza', 'POLICIA LOCAL', 'Secretaría', ' '].map(parseBook)).toEqual([
      'Protección',
      'Laboral - Cobranza',
      'Laboral - Cobranza',
      'Policía Local',
      'Secretaría',
      null,
    ])
  })
})
