import { formatDocketNumber } from '@basejuris/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findTypedCases } from './find-typed-cases.ts'

/** «12345-2020 @ Corte Suprema», with the book after a slash; several are joined by «; ». */
const read = (text: string): string =>
  findTypedCases(text)
    .map((found) => {
      const number =
        found.kind === 'docket' ? formatDocketNumber(found.docket) : found.kind === 'ruc' ? `RUC ${found.ruc}` : `n° ${found.number}`
      const book = found.kind === 'docket' && found.docket.book !== null ? `/${found.docket.book}` : ''
      return `${number}${book}${found.court === null ? '' : ` @ ${found.court.name}`}`
    })
    .join('; ')

const appeals = (city: string): string => `Corte de Apelaciones de ${city}`

/** As lawyers cite: what is typed, and what is meant. */
const forms: readonly (readonly [typed: string, meant: string])[] = [
  ['CS 230252-2026', '230252-2026 @ Corte Suprema'],
  ['Tercer Tribunal Ambiental, rol R N° 15 de 2020', 'R-15-2020 @ Tercer Tribunal Ambiental'],
  ['causa R N°15-2020, Tercer Tribunal Ambiental', 'R-15-2020 @ Tercer Tribunal Ambiental'],
  ['CS, 12345-2020', '12345-2020 @ Corte Suprema'],
  ['CS-12345-2020', '12345-2020 @ Corte Suprema'],
  ['CS rol 9.123-19', '9123-2019 @ Corte Suprema'],
  ['C.S., rol 12.345-2020', '12345-2020 @ Corte Suprema'],
  ['SCS rol 12.345-2020', '12345-2020 @ Corte Suprema'],
  ['S.C.S. Rol N° 12.345-2020', '12345-2020 @ Corte Suprema'],
  ['SCS de 3 de mayo de 2021, rol N° 12.345-2020', '12345-2020 @ Corte Suprema'],
  ['SCS, 03.05.2021, rol 12.345-2020', '12345-2020 @ Corte Suprema'],
  ['C. Suprema Rol N° 12.345-2020', '12345-2020 @ Corte Suprema'],
  ['Excma. Corte Suprema, Cuarta Sala, rol 12.345-2020', '12345-2020 @ Corte Suprema'],
  ['Excma. CS Rol 12345/20', '12345-2020 @ Corte Suprema'],
  ['E.C.S. 12.345-2020', '12345-2020 @ Corte Suprema'],
  ['suprema, ingreso 31777 del año 2021, sala penal', '31777-2021 @ Corte Suprema'],
  ['causa rol n° 12345 de 2020 de la corte suprema', '12345-2020 @ Corte Suprema'],
  ['12.345-2.020 C.S.', '12345-2020 @ Corte Suprema'],
  ['rol 98765 CS', 'n° 98765 @ Corte Suprema'],
  ['CS 19-2020', '19-2020 @ Corte Suprema'],
  ['1991-2023, Corte de Apelaciones de Rancagua', `1991-2023 @ ${appeals('Rancagua')}`],
  ['CS 12345-2020, 13456-2020 y 14567-2021', '12345-2020 @ Corte Suprema; 13456-2020 @ Corte Suprema; 14567-2021 @ Corte Suprema'],
  ['CS 12345-2020, ICA Santiago 123-2021', `12345-2020 @ Corte Suprema; 123-2021 @ ${appeals('Santiago')}`],
  ['12345-2020 CS, 123-2021 ICA Santiago', `12345-2020 @ Corte Suprema; 123-2021 @ ${appeals('Santiago')}`],
  ['ICA Concepción 2088-2025', `2088-2025 @ ${appeals('Concepción')}`],
  ['ica conce 2088-2025', `2088-2025 @ ${appeals('Concepción')}`],
  ['ICA Stgo. 123-2021', `123-2021 @ ${appeals('Santiago')}`],
  ['ICA de Santiago, rol 12.345-2021', `12345-2021 @ ${appeals('Santiago')}`],
  ['I.C.A. San Miguel 77-2023', `77-2023 @ ${appeals('San Miguel')}`],
  ['SCA Temuco 456-2022', `456-2022 @ ${appeals('Temuco')}`],
  ['CA Valparaíso rol Protección-1234-2022', `1234-2022/Protección @ ${appeals('Valparaíso')}`],
  ['C.A. de Valparaíso 611-2022', `611-2022 @ ${appeals('Valparaíso')}`],
  ['CA de Santiago, Civil-19624-2023', `19624-2023/Civil @ ${appeals('Santiago')}`],
  ['Laboral - Cobranza 77-2023 ICA San Miguel', `77-2023 @ ${appeals('San Miguel')}`],
  ['Iltma. Corte de Apelaciones de Temuco Rol 123-2023 Penal', `123-2023/Penal @ ${appeals('Temuco')}`],
  ['C. de Apelaciones de Pto. Montt, 345-2021', `345-2021 @ ${appeals('Puerto Montt')}`],
  ['Corte de Punta Arenas 45-2021', `45-2021 @ ${appeals('Punta Arenas')}`],
  ['rol 611-2022, Corte de La Serena', `611-2022 @ ${appeals('La Serena')}`],
  ['ROL: 611-2022 C.A. de Chillán', `611-2022 @ ${appeals('Chillán')}`],
  ['rol 12.345-2020, de 3 de mayo de 2021, de la Corte de Apelaciones de Talca', `12345-2020 @ ${appeals('Talca')}`],
  ['ICA 123-2021', '123-2021 @ Corte de Apelaciones'],
  ['1° JLT Stgo O-123-2021', 'O-123-2021 @ 1º Juzgado de Letras del Trabajo de Santiago'],
  ['2ºJLT Stgo. T-45-2020', 'T-45-2020 @ 2º Juzgado de Letras del Trabajo de Santiago'],
  ['RIT T-45-2020 2°JLT', 'T-45-2020 @ 2º Juzgado de Letras del Trabajo'],
  ['J.L.T. de Antofagasta, RIT M-12-2022', 'M-12-2022 @ Juzgado de Letras del Trabajo de Antofagasta'],
  ['TOP Antofagasta RIT 12-2019', '12-2019 @ Tribunal de Juicio Oral en lo Penal de Antofagasta'],
  ['RIT O-5-2019, TOP de Viña del Mar', 'O-5-2019 @ Tribunal de Juicio Oral en lo Penal de Viña del Mar'],
  ['3° T.O.P. Stgo RIT 12-2019', '12-2019 @ 3º Tribunal de Juicio Oral en lo Penal de Santiago'],
  ['JG Antofagasta RIT O-1586-2023', 'O-1586-2023 @ Juzgado de Garantía de Antofagasta'],
  ['14° Juzgado de Garantía de Santiago O-1168-2022', 'O-1168-2022 @ 14º Juzgado de Garantía de Santiago'],
  ['C-820-2022 jdo familia quilpué', 'C-820-2022 @ Juzgado de Familia de Quilpué'],
  ['28º Juzgado Civil de Santiago, rol C-17.720-2020', 'C-17720-2020 @ 28º Juzgado Civil de Santiago'],
  ['1° JC Stgo C-1-2022', 'C-1-2022 @ 1º Juzgado Civil de Santiago'],
  ['2-2024 juzgado de letras de los andes', '2-2024 @ Juzgado de Letras de Los Andes'],
  ['J. de Cobranza de Santiago C-5111-2019', 'C-5111-2019 @ Juzgado de Cobranza Laboral y Previsional de Santiago'],
  ['RUC 20-4-0123456-7', 'RUC 20-4-0123456-7'],
  ['2000123456-7', 'RUC 2000123456-7'],
  ['22008225625', 'RUC 2200822562-5'],
  ['RUC 2000123456-7 JG Stgo', 'RUC 2000123456-7 @ Juzgado de Garantía de Santiago'],
  ['RUC: 22-4-0123456-K y RIT O-1-2022', 'RUC 22-4-0123456-K; O-1-2022'],
  ['TDLC Sentencia 190/2023', '190-2023 @ Tribunal de Defensa de la Libre Competencia'],
  ['Sentencia TDLC N° 189/2023', '189-2023 @ Tribunal de Defensa de la Libre Competencia'],
  ['TC 15.066', 'n° 15066 @ Tribunal Constitucional'],
  ['STC rol 1723-2010', '1723-2010 @ Tribunal Constitucional'],
  ['STC R. 2264-12', '2264-2012 @ Tribunal Constitucional'],
  ['TC Rol 13.139-22-INA', '13139-2022 @ Tribunal Constitucional'],
  ['2TA R-423-2023', 'R-423-2023 @ Segundo Tribunal Ambiental'],
  ['R-36-2021 Tercer Tribunal Ambiental', 'R-36-2021 @ Tercer Tribunal Ambiental'],
  ["TTA O'Higgins GR-19-00041-2016", 'GR-19-41-2016 @ Tribunal Tributario y Aduanero'],
  ['Contraloría E123456N24', 'E-123456-2024 @ Contraloría General de la República'],
  ['CGR E586880', 'n° 586880 @ Contraloría General de la República'],
  ['TC rol 14382 o 14428', 'n° 14382 @ Tribunal Constitucional; n° 14428 @ Tribunal Constitucional'],
  ['roles 14.382, 14.428 y 2020', 'n° 14382; n° 14428'],
  ['dictamen CGR 49.954 de 2000', '49954-2000 @ Contraloría General de la República'],
  ['dictamen 12.345/2020', '12345-2020'],
  ['ORD. N° 3137/2019 SII', '3137-2019 @ Servicio de Impuestos Internos'],
  ['SUSESO 17502-2006', '17502-2006 @ Superintendencia de Seguridad Social'],
  ['19-2020', '19-2020'],
  ['rol 2024-2019', '2024-2019'],
  ['despido nulo CS 12345-2020 fuero', '12345-2020 @ Corte Suprema'],
]

describe('findTypedCases', () => {
  it.each(forms)('reads «%s» as %s', (typed, meant) => {
    expect(read(typed)).toBe(meant)
  })

  it.each([
    'N°',
    'Ley 2024',
    'art. 161 CT',
    'despido Corte Suprema 2015-2020',
    'Corte Suprema, 03-2021',
    'CS 12/05/2023',
    'me despidieron el 2 de enero de 2024 y la Corte Suprema ya rechazó mi recurso',
    'entre 2010 y 2015 CS',
    'ley 19.496 TDLC',
  ])('finds none in «%s»', (typed) => {
    expect(read(typed)).toBe('')
  })

  it('says what the number is by the word beside it, also where the court stands between', () => {
    const titles = (text: string): string[] => findTypedCases(text).map(({ title }) => title)
    expect(titles('dictamen CGR 49.954 de 2000')).toEqual(['dictamen'])
    expect(titles('Sentencia TDLC N° 189/2023')).toEqual(['sentencia'])
    expect(titles('sentencia rol 12.345-2020')).toEqual(['rol'])
    expect(titles('TOP Antofagasta RIT 12-2019')).toEqual(['RIT'])
  })

  it('returns ranges of the text that never overlap, whatever it is', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.constantFrom(...forms), fc.string(), (before, [typed], after) => {
        const text = `${before} ${typed} ${after}`
        const spans = findTypedCases(text).flatMap(({ from, to, court }) => [{ from, to }, ...(court === null ? [] : [court])])
        for (const { from, to } of spans) expect(from >= 0 && from < to && to <= text.length).toBe(true)
      }),
    )
  })
})
