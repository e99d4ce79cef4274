import { type DocketNumber, formatDocketNumber } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { noiseSigns } from '../norms/scan-noise.ts'
import { findRulingCitations } from './find-ruling-citations.ts'

/** «T-1-2020 · Corte Suprema · 2021-05-03». */
const nothing: DocketNumber = { letter: null, number: 0, year: 0, book: null }
const read = (text: string): string[] =>
  findRulingCitations(text).map(({ docket, bareNumber, court, decidedOn }) => {
    const number = docket === null ? `${bareNumber}` : `${docket.letter === null ? '' : `${docket.letter}-`}${docket.number}-${docket.year}`
    return [number, court === 'own' ? 'own' : court?.name, decidedOn].filter((part) => part != null).join(' · ')
  })

describe('a number of a proceeding behind that of its resolution', () => {
  it.each([
    'SMA, Res. Ex. N° 1234, rol F-905-2013',
    'La Superintendencia del Medio Ambiente, por Resolución Exenta N° 1234/2022, rol F-905-2013, sancionó.',
    'Resolución Exenta N° 1234, rol F-905-2013, de la SMA',
  ])('has the body named with it: %s', (text) => {
    expect(read(text)).toEqual(['F-905-2013 · Superintendencia del Medio Ambiente'])
  })
})

describe('a docket number with its year in words', () => {
  it.each([
    ['Corte Suprema, rol N° 1 de 2020.', ['1-2020 · Corte Suprema']],
    ['la Corte Suprema, causa rol número 12345 del año 2020', ['12345-2020 · Corte Suprema']],
    ['sentencia de la Corte Suprema rol 33.422, de 2019', ['33422-2019 · Corte Suprema']],
    ['rol N° 8.113 de 2018, de la Corte de Apelaciones de Talca', ['8113-2018 · Corte de Apelaciones de Talca']],
    ['Corte de Apelaciones de Santiago, Rol Ingreso Corte Nº 1234 de 2021', ['1234-2021 · Corte de Apelaciones de Santiago']],
    ['rol 12.345 (2020), Corte Suprema', ['12345-2020 · Corte Suprema']],
    ['causa N° 12.345, año 2020, de la Corte Suprema', ['12345-2020 · Corte Suprema']],
    ['RIT: O-234 de 2019, del Juzgado de Letras del Trabajo de Rancagua', ['O-234-2019 · Juzgado de Letras del Trabajo de Rancagua']],
    [
      'roles N° 1.234, 1.235 y 1.236, todos de 2020, de la Corte Suprema',
      ['1234-2020 · Corte Suprema', '1235-2020 · Corte Suprema', '1236-2020 · Corte Suprema'],
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it.each([
    'la Ley N° 19.880 de 2003',
    'el oficio N° 1.234 de 2020',
    'la investigación rol N° 2.345 de 2018 de la FNE',
    'el rol de 2020',
    'el proyecto de ley correspondiente al Boletín N° 6.191-19',
    'los argumentos de la Resolución Exenta N° 1005- 14116/2023 de la Inspección',
    'la carta oficial 196/2013 del Director, y el Memorándum –Informe N° 94/2022',
    'el Oficio Ord. SE02: 8369-2022 de la Secretaría Regional y el informe de alcoholemia N° 13-SCL-OH-6819-22',
    'la NCh 3262-2012, sobre igualdad',
  ])('is nothing else: %s', (text) => {
    expect(read(text)).toEqual([])
  })

  it('stays that of a case behind the act that names the case', () => {
    expect(read('la resolución de la Corte Suprema, rol N° 12.345-2020')).toEqual(['12345-2020 · Corte Suprema'])
    expect(read('según el oficio en causa rol N° 12.345-2020 de la Corte Suprema')).toEqual(['12345-2020 · Corte Suprema'])
  })
})

describe('a docket number as scans and typists leave it', () => {
  it.each([
    ['rol N°12 345-2020, Corte Suprema', '12345-2020 · Corte Suprema'],
    ['rol 12. 345-2020 de la Corte Suprema', '12345-2020 · Corte Suprema'],
    ['rol N° 12,345-2020 de la Corte Suprema', '12345-2020 · Corte Suprema'],
    ['ROL N° 12.345-2O20 DE LA CORTE SUPREMA', '12345-2020 · Corte Suprema'],
    ['rol N° l2345-2020, Corte Suprema', '12345-2020 · Corte Suprema'],
    ['C0rte Suprema, ro1 N0 l2.345-2O20', '12345-2020 · Corte Suprema'],
    ['RoI N° 12.345-2020, Corte Suprema', '12345-2020 · Corte Suprema'],
    ['r0l 12.345-2020, Corte Suprema', '12345-2020 · Corte Suprema'],
    ['RlT N° 0-4412-2021, JLT Valparaíso', 'O-4412-2021 · Juzgado de Letras del Trabajo de Valparaíso'],
    ['RIT T - 1 - 2020 del Segundo Juzgado de Letras del Trabajo de Santiago', 'T-1-2020 · 2º Juzgado de Letras del Trabajo de Santiago'],
    ['la Corte\n13\nSuprema, en rol N° 12.345-\n2020', '12345-2020 · Corte Suprema'],
    ['RIT O-4412-2021, JLT Valparaíso', 'O-4412-2021 · Juzgado de Letras del Trabajo de Valparaíso'],
    ['rol número 12.345 guion 2020 de la Corte Suprema', '12345-2020 · Corte Suprema'],
    ['el Juzgado de Familia de Arica, rol C guión 77 guión 2019', 'C-77-2019 · Juzgado de Familia de Arica'],
    ['Corte Suprema, Ing. N°12.345/2020', '12345-2020 · Corte Suprema'],
    ['la E.Corte Suprema, en sentencia 12.345-2020', '12345-2020 · Corte Suprema'],
    ['el 1º Juzgado de Letras de Curicó, en sentencia Nº C-45-2010', 'C-45-2010 · 1º Juzgado de Letras de Curicó'],
    ['CGR. Dictamen num. 12.345 del 2013', '12345-2013 · Contraloría General de la República'],
    ['rol 14.001-22 (INA), conforme a lo resuelto', '14001-2022 · Tribunal Constitucional'],
    ['I.C. de Apelaciones de Valdivia, sentencia Rol N.° 2168-2024', '2168-2024 · Corte de Apelaciones de Valdivia'],
    ['Rol 7.262-25, de la Illma. Corte de Apelaciones de Antofagasta', '7262-2025 · Corte de Apelaciones de Antofagasta'],
    ['la Ilma. Corte de Santiago, en autos sobre la misma materia, rol 13.275 del 2024', '13275-2024 · Corte de Apelaciones de Santiago'],
    ['la C.A. Talca (causa Rol ICS N° 5.274-2020)', '5274-2020 · Corte de Apelaciones de Talca'],
    ['causa Rol ICS N° 5.274-2020, de la I.C. de Apelaciones de Talca', '5274-2020 · Corte de Apelaciones de Talca'],
    ['Rol ICS N° 5.274-2020', '5274-2020 · Corte Suprema'],
    ['C.A. de Arica. 02-11-2018. Rol N°5248-2018.', '5248-2018 · Corte de Apelaciones de Arica · 2018-11-02'],
    ['Juzgado de Familia de Arica. 05 de julio de 2019. Rol C-1038-2018.', 'C-1038-2018 · Juzgado de Familia de Arica · 2019-07-05'],
    ['Exma. C.S.. 23 de septiembre de 2022. rol Corte 205228-2022', '205228-2022 · Corte Suprema · 2022-09-23'],
    [
      '«Pérez con Soto» (rol N° 45-2020), I. Corte de Apelaciones de Talca, 13/12/2021.',
      '45-2020 · Corte de Apelaciones de Talca · 2021-12-13',
    ],
    ['RUC: 20-4-0263396-7; RIT F-4249-2020; del Juzgado de Familia de Arica', 'F-4249-2020 · Juzgado de Familia de Arica'],
    ['la Corte de Alzada de Temuco, causa rol 1455 – 2018', '1455-2018 · Corte de Apelaciones de Temuco'],
    ['rol N° 63-2019 de la Corte de Apelación de La Serena', '63-2019 · Corte de Apelaciones de La Serena'],
    ['12 de noviembre de 2012, C. de A. de San Miguel, rol 6.510 – 2012', '6510-2012 · Corte de Apelaciones de San Miguel · 2012-11-12'],
    ['Juzgado de Garantía de Talca: Rol Int. N° O-9444-2018', 'O-9444-2018 · Juzgado de Garantía de Talca'],
    ['Corte de Chillán. Sentencia de fecha 04/05/2011. Causa nº 817-2011', '817-2011 · Corte de Apelaciones de Chillán · 2011-05-04'],
    [
      'Corte de Chillán, rol 817-2011. Sentencia de cuatro de mayo de dos mil once. Otra',
      '817-2011 · Corte de Apelaciones de Chillán · 2011-05-04',
    ],
    [
      'Corte de Chillán, rol 817-2011. Fallo de fecha treinta y uno de mayo de dos mil once.',
      '817-2011 · Corte de Apelaciones de Chillán · 2011-05-31',
    ],
    [
      'Corte de Chillán, rol 817-2011. Sentencia de la Corte Suprema de cuatro de mayo de dos mil once.',
      '817-2011 · Corte de Apelaciones de Chillán',
    ],
    ['la causa Rol No. 817-2011, vista por la Corte de Chillán. Lo demás', '817-2011 · Corte de Apelaciones de Chillán'],
    ['la causa (Rol 817-2011), resuelta por la Corte de Chillán, y firme', '817-2011 · Corte de Apelaciones de Chillán'],
    ['Corte de Apelaciones de Talca, rol N° 988 (año 2020)', '988-2020 · Corte de Apelaciones de Talca'],
    ['como lo resolvió la SCA de Antofagasta N° 4.736-2023', '4736-2023 · Corte de Apelaciones de Antofagasta'],
    ['la Contraloría General, en el Of. N° 79242, de 25 de marzo de 2016', '79242-2016 · Contraloría General de la República · 2016-03-25'],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  it('has the court by which it was seen, not the one named before another number', () => {
    expect(
      read(
        'Corte de Apelaciones de Talca (rol N° 45-2020), conocida en definitiva por la causa Rol N° 46 -2020, vista por la Corte Suprema.',
      ),
    ).toEqual(['45-2020 · Corte de Apelaciones de Talca', '46-2020 · Corte Suprema'])
  })

  it.each([
    [
      'la Corte Suprema, en sentencias roles N°s 247.955-2026, 9014-2023 y 51.573-2015',
      ['247955-2026 · Corte Suprema', '9014-2023 · Corte Suprema', '51573-2015 · Corte Suprema'],
    ],
    [
      'fallos de la Corte de Talca, roles N.os 16.483-2003, 1364-2022 y 6209-2019',
      ['16483-2003', '1364-2022', '6209-2019'].map((number) => `${number} · Corte de Apelaciones de Talca`),
    ],
    ['«Pérez con Soto» (rol 5-2020), Corte Suprema, rol 6-2021', ['5-2020', '6-2021 · Corte Suprema']],
    [
      'rol 5-2019, de 3 de mayo de 2020, de la Corte de Apelaciones de Talca. • Rol 6-2021, de 4 de mayo de 2022',
      ['5-2019 · Corte de Apelaciones de Talca · 2020-05-03', '6-2021 · 2022-05-04'],
    ],
    [
      'Corte Suprema, rol 5-2020, de 2 de enero de 2021, revisando ICA de Talca 2 de mayo de 2020, Rol 6-2019',
      ['5-2020 · Corte Suprema · 2021-01-02', '6-2019 · Corte de Apelaciones de Talca · 2020-05-02'],
    ],
    [
      'Juzgado de Familia de Arica; RIT C-6-2019; 12 de mayo de 2020; confirmada: Rol N° 198, de 2020, de la ICA Arica',
      ['C-6-2019 · Juzgado de Familia de Arica · 2020-05-12', '198-2020 · Corte de Apelaciones de Arica'],
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it.each(['el acuerdo de pleno de la Corte de Apelaciones de Temuco N° 259-2023', 'según el acta de la Corte Suprema N° 53-2020'])(
    'is no act of a court: %s',
    (text) => {
      expect(read(text)).toEqual([])
    },
  )

  it('has its range in the text as it was', () => {
    const text = 'La Corte\n13\nSuprema, en rol N° 12.345-\n2020, lo dijo.'
    const [{ from, to } = { from: 0, to: 0 }] = findRulingCitations(text)
    expect(text.slice(from, to)).toBe('12.345-\n2020')
  })
})

describe('a court wherever it stands in the sentence of its number', () => {
  it.each([
    ['rol N° 45-2020, de que conoció la C.Suprema', '45-2020 · Corte Suprema'],
    ['rol 45-2020, cuyo conocimiento correspondió a la Cte. Suprema', '45-2020 · Corte Suprema'],
    ['Exca. Corte Suprema. Rol N° 45-2020.', '45-2020 · Corte Suprema'],
    ['la CS, ing. Corte 353-2016', '353-2016 · Corte Suprema'],
    ['Iltma. Corte Apelaciones Santiago, en sus autos rol 275, de 2024', '275-2024 · Corte de Apelaciones de Santiago'],
    ['rol 497, de 2009 de la Ilta. Corte de Apelaciones de Talca', '497-2009 · Corte de Apelaciones de Talca'],
    [
      'la Iltma. Corte de Valparaíso, mediante fallo de fecha tres de agosto de dos mil quince, pronunciado en autos 513-2015',
      '513-2015 · Corte de Apelaciones de Valparaíso · 2015-08-03',
    ],
    ['corte de\napelaciones de Talca. Nº 5.841-2020, de 11 de mayo de 2020', '5841-2020 · Corte de Apelaciones de Talca · 2020-05-11'],
    ['Juzgado de Letras de La Unión. Rit Nº. C-45-2020', 'C-45-2020 · Juzgado de Letras de La Unión'],
    ['lo fallado en «Soto con Pérez» (Rol Nr. 45-2020), por la C.Ap. Chillán', '45-2020 · Corte de Apelaciones de Chillán'],
    ['Corte de Apelaciones con asiento en Rancagua, rol No 45-2020', '45-2020 · Corte de Apelaciones de Rancagua'],
    ['la Corte de Apelaciones (Concepción) en causa rol 45-2020', '45-2020 · Corte de Apelaciones de Concepción'],
    ['Corte de Apelaciones de la ciudad de Iquique, rol 45-2020', '45-2020 · Corte de Apelaciones de Iquique'],
    [
      'el caso "Soto con Pérez", que se falló el 3 de mayo de 2021, rol Nr. 45-2020, C. A. Talca',
      '45-2020 · Corte de Apelaciones de Talca · 2021-05-03',
    ],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  it('leaves each number its own court and day', () => {
    expect(read('la C. A. de Talca, rol 45-2020, pronunciada el día 03-05-2021, seguida de rol 77-2022 / Corte Suprema')).toEqual([
      '45-2020 · Corte de Apelaciones de Talca · 2021-05-03',
      '77-2022 · Corte Suprema',
    ])
    expect(read('rol 45-2020 / Corte de Apelaciones (Talca), seguida de la C.Suprema, bajo el rol N° 77-2022')).toEqual([
      '45-2020 · Corte de Apelaciones de Talca',
      '77-2022 · Corte Suprema',
    ])
  })
})

describe('a court in a short form beside its number', () => {
  it.each([
    ['C.A. Santiago Rol N° 12-2021', 'Corte de Apelaciones de Santiago'],
    ['C. Ap. Santiago rol 12-2021', 'Corte de Apelaciones de Santiago'],
    ['Así, la Corte Ap. Valpo., rol 12-2021', 'Corte de Apelaciones de Valparaíso'],
    ['Itma. C. de Ap. de San Miguel rol 12-2021', 'Corte de Apelaciones de San Miguel'],
    ['C. A. Concepcion, rol N° 12-2021', 'Corte de Apelaciones de Concepción'],
    ['rol N° 12-2021 (C.A. Concepción)', 'Corte de Apelaciones de Concepción'],
    ['Corte de Apelaciones santiago rol 12-2021', 'Corte de Apelaciones de Santiago'],
    ['rol N° 12-2021, CS', 'Corte Suprema'],
    ['Máximo Tribunal, rol 12-2021', 'Corte Suprema'],
    ['el TJO en lo Penal de Talca, en RIT 12-2021', 'Tribunal de Juicio Oral en lo Penal de Talca'],
    ['RIT 12-2021, sentencia del 1° J.L. Civil de Santiago', '1º Juzgado de Letras en lo Civil de Santiago'],
    ['sentencia del Juzg. de Gtía. de Arica, RIT 12-2021', 'Juzgado de Garantía de Arica'],
    ['RIT 12-2021, el Jdo. de Letras del Trab. de Arica', 'Juzgado de Letras del Trabajo de Arica'],
    ['2do. JLT Stgo., RIT 12-2021', '2º Juzgado de Letras del Trabajo de Santiago'],
    ['Juzgado del Trabajo de Valparaíso, RIT 12-2021', 'Juzgado de Letras del Trabajo de Valparaíso'],
    ['1º J.C. Santiago, rol 12-2021', '1º Juzgado Civil de Santiago'],
    ['la sentencia rol 12-2021, de la Excma. Corte', 'Corte Suprema'],
    ['Excma. Corte (rol N° 12-2021)', 'Corte Suprema'],
    ['Excma. Corte de Apelaciones de Talca, rol 12-2021', 'Corte de Apelaciones de Talca'],
    ['Rol CS N° 12-2021', 'Corte Suprema'],
    ['rol TC N° 12-2021', 'Tribunal Constitucional'],
    ['Iltma. Corte de Talca, Rol CS N° 12-2021', 'Corte de Apelaciones de Talca'],
    ['Corte de Apelaciones de Talca - Rol CS N° 12-2021', 'Corte de Apelaciones de Talca'],
    ['I. C. de Apelaciones de Talca (entre otras, rol 12-2021)', 'Corte de Apelaciones de Talca'],
  ])('%s', (text, court) => {
    expect(read(text)).toEqual([`12-2021 · ${court}`])
  })

  it('shares the court of a list, named before or behind it', () => {
    const three = ['6864-2009 · Corte Suprema', '229894-2019 · Corte Suprema', '44-2021 · Corte Suprema']
    expect(read('Ver fallos roles 6.864-2009, 229.894-2019 y 44-2021, dictados por la Excma. Corte.')).toEqual(three)
    expect(read('En la C. S. (entre otras, roles 6.864-2009, 229.894-2019 y 44-2021).')).toEqual(three)
  })

  it.each([
    ['Excelentísima C. Suprema, rol 10-2021, confirmando la sentencia de la Corte de Apelaciones de Talca, rol 5-2020.'],
    ['Rol 10-2021 – CORTE SUPREMA, confirmando rol N° 5-2020 – Ilustre Corte de Apelaciones de Talca.'],
    ['C.S., rol 10-2021, que revocó el rol 5-2020 de la Corte de Apelaciones de Talca'],
  ])('leaves each of two instances its own court: %s', (text) => {
    expect(read(text)).toEqual(['10-2021 · Corte Suprema', '5-2020 · Corte de Apelaciones de Talca'])
  })

  it('is of the number before «mantenida por» another court', () => {
    expect(read('C.A. Talca; rol 5-2020, mantenida por la Excelentísima Corte Suprema de Chile, al fallar el rol Nº 10-2021.')).toEqual([
      '5-2020 · Corte de Apelaciones de Talca',
      '10-2021 · Corte Suprema',
    ])
  })

  it('takes no imperative for a party', () => {
    expect(findRulingCitations('Compárese con Ingreso N°2.438-2025, que distingue.').map(({ caption }) => caption)).toEqual([null])
  })

  it.each([
    ['Ordinario Nº 68290 de 19 de octubre de 2012, Contraloría General de la República', '68290-2012'],
    ['CGR, dictamen signado con el N° 9.635, de 16 de agosto del año 2010', '9635-2010'],
    ['lo informado por la CGR en dictamen de 25.12.2020, N° E130244', 'E-130244-2020'],
  ])('reads an opinion however its number is introduced: %s', (text, number) => {
    expect(read(text)[0]).toContain(`${number} · Contraloría General de la República`)
  })

  it('takes the ordinary letter of another office for no opinion', () => {
    expect(read('el Ord. N° 1.234, de 3 de mayo de 2020, de la Seremi de Salud')).toEqual([])
  })

  it.each([
    ['ORD. N° 15 de la Dirección del Trabajo, de 12 de enero de 2026', ['15-2026 · Dirección del Trabajo']],
    ['la Dirección del Trabajo lo dijo en ORD.N°08, de 08/01/2026', ['8-2026 · Dirección del Trabajo']],
    [
      'Resolución Exenta N° 276, de 3 de abril de 2020, del Servicio Nacional del Consumidor',
      ['RE-276-2020 · Servicio Nacional del Consumidor'],
    ],
    ['oficio OF80660, de 27-04-2026, de la Contraloría General', ['OF-80660-2026 · Contraloría General de la República']],
    ['Resolución Exenta N° 1.158 de 2020 de la Seremi de Salud', []],
  ])('reads in a brief the act of an office: %s', (text, expected) => {
    const found = findRulingCitations(text, { isBrief: true }).map(
      ({ docket, court }) => `${formatDocketNumber(docket ?? nothing)} · ${court === null || court === 'own' ? '' : court.name}`,
    )
    expect(found).toEqual(expected)
  })

  it.each([
    ['el abandono: La Serena, Primera Sala, rol N° 320-2020, Mera con Clínica Sur SpA', ['320-2020 · Corte de Apelaciones de La Serena']],
    ['la oportunidad perdida en «Mera» (Valparaíso, protección rol N° 23.629-2020)', ['23629-2020 · Corte de Apelaciones de Valparaíso']],
    ['de oficio: Mera con Paredes, Talca, rol N° 1754-2020', ['1754-2020 · Corte de Apelaciones de Talca']],
    ['2. En Coyhaique, Mera con Paredes, rol N° 260-2020 (Primera Sala)', ['260-2020 · Corte de Apelaciones de Coyhaique']],
    ['Artículo 481; C. La Serena, rol N° 320-2020', ['320-2020 · Corte de Apelaciones de La Serena']],
    ['Mera con Paredes, C. Talca, rol N° 1754-2020', ['1754-2020 · Corte de Apelaciones de Talca']],
    ['rol N° 4102-2020, la C. de Santiago contó el plazo', ['4102-2020 · Corte de Apelaciones de Santiago']],
    ['«Mera», Corte de Santiago, Sala de Cuenta, rol N° 18.764-2020', ['18764-2020 · Corte de Apelaciones de Santiago']],
    [
      'Corte de Apelaciones de Talca, roles 1-2020, 2-2020 y 3-2020',
      ['1-2020', '2-2020', '3-2020'].map((rol) => `${rol} · Corte de Apelaciones de Talca`),
    ],
    [
      'Corte de Apelaciones de Talca: MP c/ A.B.C., rol N° 11-2020; MP c/ N.N., rol N° 12-2020 (confirma por el peligro que hay en ello); y Mera con Paredes, rol N° 13-2020',
      ['11-2020', '12-2020', '13-2020'].map((rol) => `${rol} · Corte de Apelaciones de Talca`),
    ],
    [
      '«Maderas del Sur S.A. con Mera» (rol N° 12-2020) y Paredes con Clínica Sur S.A. (rol N° 13-2020), ambas de la Corte de Talca.',
      ['12-2020', '13-2020'].map((rol) => `${rol} · Corte de Apelaciones de Talca`),
    ],
    ['la Superintendencia del Medio Ambiente, en el procedimiento F-10-2013', ['F-10-2013 · Superintendencia del Medio Ambiente']],
    ['Mera con Paredes, domiciliado en Sur 123, Santiago, en autos rol N° 1754-2020', ['1754-2020']],
    ['Corte Suprema, rol N° 1-2020; Mera con Paredes, RIT O-12-2020', ['1-2020 · Corte Suprema', 'O-12-2020']],
    ['Mera c. Talca, rol N° 1754-2020', ['1754-2020']],
    ['Mera con Paredes (RIT M-469-2020, Valdivia)', ['M-469-2020']],
    ['Talca, 3 de mayo de 2021. Rol N° 1754-2020', ['1754-2020']],
  ])('reads in a brief the court in its short form: %s', (text, expected) => {
    const found = findRulingCitations(text, { isBrief: true }).map(
      ({ docket, court }) => `${formatDocketNumber(docket ?? nothing)}${court === null || court === 'own' ? '' : ` · ${court.name}`}`,
    )
    expect(found).toEqual(expected)
  })

  it('says which office was carried over from the acts before', () => {
    const text =
      'Así el dictamen N° 12, de 3 de mayo de 2019, de la Superintendencia de Seguridad Social.\nEl Oficio N° 45, de 4 de junio de 2020, agrega.'
    expect(findRulingCitations(text, { isBrief: true }).map(({ isOfficeCarried }) => isOfficeCarried ?? false)).toEqual([false, true])
    expect(findRulingCitations('ORD. N° 05/01, de 05.01.2026, de la Dirección del Trabajo', { isBrief: true })[0]).toMatchObject({
      docket: { number: 5, year: 2026 },
      part: '01',
    })
  })

  it.each<[string, string | null]>([
    ['El dictamen N° 12.345, de 2015, lo dice.', 'Contraloría General de la República'],
    ['Los dictámenes N°s 12.345 y 12.346, ambos de 2015, lo dicen.', 'Contraloría General de la República'],
    ['Reclamó ante la SUSESO.\nEl dictamen N° 12.345, de 2015, lo dice.', null],
    ['Reclamó ante la Inspección Provincial del Trabajo.\nEl dictamen N° 12.345, de 2015, lo dice.', null],
    ['El dictamen N° 1.234/56, de 3 de mayo de 2015, lo dice.', null],
    ['El dictamen N° 12.345 lo dice.', null],
  ])('takes for the office of a dictamen in «%s» that of most', (text, office) => {
    const courts = findRulingCitations(text, { isBrief: true }).map(({ court }) => (court === null || court === 'own' ? null : court.name))
    expect(new Set(courts)).toEqual(new Set([office]))
    expect(findRulingCitations(text).every(({ court }) => court === null)).toBe(true)
  })

  it('may begin a sentence behind another citation', () => {
    expect(read('Corte Suprema, rol N° 1 de 2020. C.A. Concepción, rol 12-2021.')).toEqual([
      '1-2020 · Corte Suprema',
      '12-2021 · Corte de Apelaciones de Concepción',
    ])
  })

  it('does not reach over the end of a sentence', () => {
    expect(read('Corte de Apelaciones de Talca, rol 1-2020. ¿Qué se ha dicho? Basta leer rol 12-2021.')[1]).toBe('12-2021')
    expect(read('Lo dijo la C.A. Concepción. El rol 12-2021 es otro.')).toEqual(['12-2021'])
  })
})

describe('a part of a text', () => {
  it('is read as by itself with the noises of the whole', () => {
    const parts = [
      'la Corte Suprema, ro1 N0 12.345-2020',
      'según el art culo 7 y la C0rte Suprema, rol 1.234-\n2019',
      'Corte Suprema, rol N° 5-2018',
    ]
    const noise = noiseSigns(parts.join('\n'))
    for (const part of parts) {
      // Another text between them leaves nothing of the part in the cache.
      const alone = findRulingCitations(part)
      findRulingCitations('otro texto')
      expect(findRulingCitations(part, { noise })).toEqual(alone)
    }
    expect(noiseSigns('un texto limpio')).toBe(0)
  })
})
