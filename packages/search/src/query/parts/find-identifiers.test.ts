import { formatDocketNumber } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { findIdentifiers, isSpecific } from './find-identifiers.ts'

const read = (query: string): string[] =>
  findIdentifiers(query).map((found) => {
    if (found.kind === 'ruc') return `RUC ${found.ruc}`
    return found.kind === 'docket' ? formatDocketNumber(found.docket) : `n° ${found.number}`
  })

describe('findIdentifiers', () => {
  it.each([
    ['ing. corte 596-2023 san miguel', 'Corte de Apelaciones de San Miguel'],
    ['ingreso corte N° 596-2023 de temuco laboral', 'Corte de Apelaciones de Temuco'],
    ['rol corte 596-2023 despido', null],
    ['rol 596-2023 san miguel', null],
  ])('reads the court of appeal of the city behind the number: «%s»', (query, court) => {
    expect(read(query)).toEqual(['596-2023'])
    expect(findIdentifiers(query)[0]?.court?.name ?? null).toBe(court)
  })

  it.each([
    ['12345-2020', '12345-2020'],
    ['12.345-2020', '12345-2020'],
    ['rol 12345/20 protección', '12345-2020'],
    ['Rol N° 104.207 – 2019 queja', '104207-2019'],
    ['suprema, ingreso 31777 del año 2021, sala penal', '31777-2021'],
    ['rit m 81 20 cobranza laboral', 'M-81-2020'],
    ['partición V 64 2018 tercero civil', 'V-64-2018'],
    ['reclamo tributario GR 15 00007 2018', 'GR-15-7-2018'],
    ['desahucio c-4.105-21', 'C-4105-2021'],
    ['dictamen 40.712 de 2011', '40712-2011'],
    ['dictamen 40712 2011 viáticos', '40712-2011'],
    ['contraloría E123456 de 2021', 'E-123456-2021'],
    ['dictamen contraloría E123456 de 2021', 'E-123456-2021'],
    ['RUC 21-4-0123456-7 laboral', 'RUC 21-4-0123456-7'],
    ['oficio 3126 arriendo amoblado', 'n° 3126'],
    ['rol 98765', 'n° 98765'],
  ])('reads %s', (query, expected) => {
    expect(read(query)).toEqual([expected])
  })

  it.each([
    'dictamen 2026',
    'oficio 2024',
    'oficio 2019 contraloría',
    'ordinario 2023 dirección del trabajo',
    'Dictamen 1998 viáticos',
    'dictamen suseso 2011 accidente',
    'tdlc sentencias 2015-2018 colusión',
    'fallos 2015/2018 cs',
  ])('reads years behind documents as years: «%s»', (query) => {
    expect(read(query)).toEqual([])
  })

  it('reads two years among other words as years, and beside a court alone as the number of a case', () => {
    expect(read('nulidades rechazadas, Corte Suprema, 2018-2024, indicio')).toEqual([])
    expect(read('órdenes de no innovar, ica santiago, 2023–2024')).toEqual([])
    for (const query of ['ICA Santiago 2018-2024', 'autos 2018-2024', 'causa n° 2018-2024 despido'])
      expect(read(query), query).toEqual(['2018-2024'])
    expect(read('nulidad rol 2018-2024 Corte Suprema')).toEqual(['2018-2024'])
    expect(read('nulidad Corte Suprema 2024-2018')).toEqual(['2024-2018'])
  })

  it.each([
    ['dictamen 15/2026', '15-2026'],
    ['sentencia 2015-2018', '2015-2018'],
    ['dictamen N° 2026', 'n° 2026'],
    ['dictamen 3126', 'n° 3126'],
    ['dictamen E123456 contraloría', 'n° 123456'],
    ['dictamen DT 08/03 feriado', '8-2003'],
    ['oficio 2099', 'n° 2099'],
    ['dictamen 2026 de 2011', '2026-2011'],
    ['sentencia 2022', 'n° 2022'],
    ['resolución exenta 2021', 'n° 2021'],
  ])('leaves a number a number: «%s»', (query, expected) => {
    expect(read(query)).toEqual([expected])
  })

  it.each([
    ['sent 130/2013', 'sentencia 130-2013'],
    ['sent. N° 130/2013 tdlc', 'sentencia 130-2013'],
    ['fallo 130/2013', 'fallo 130-2013'],
    ['sentencia TDLC 130', 'sentencia n° 130'],
    ['of. 1234 sii', 'oficio n° 1234'],
    ['oficio SII 1234', 'oficio n° 1234'],
    ['of 1234 sii 2019', 'oficio 1234-2019'],
    ['cgr 12345 2019 viviendas', 'rol 12345-2019'],
    ['CS 12345 2020', 'rol 12345-2020'],
    ['oficio 1234 del SII de 2019', 'oficio 1234-2019'],
    ['ord. 5678 dt', 'ordinario n° 5678'],
    ['dict. 1234/15 DT', 'dictamen 1234-2015'],
    ['dictamen 3032/047 DT', 'dictamen 3032-2047'],
    ['res ex 1234 SMA', 'resolución n° 1234'],
    ['circular 38 sii', 'circular n° 38'],
    ['fallo rol 4567-2020', 'rol 4567-2020'],
  ])('reads the document by its usual words: «%s»', (query, expected) => {
    const [found] = findIdentifiers(query)
    expect(`${found?.title} ${read(query)[0]}`).toBe(expected)
  })

  it('takes a number beside its body for one document, and a bare one for any', () => {
    expect(findIdentifiers('oficio 1234 del SII').map(isSpecific)).toEqual([true])
    expect(findIdentifiers('oficio 1234').map(isSpecific)).toEqual([false])
    expect(findIdentifiers('rol 1234').map(isSpecific)).toEqual([false])
  })

  it('finds several, and none in articles, laws, dates and amounts', () => {
    expect(read('roles 104-2014 y 105-2014')).toEqual(['104-2014', '105-2014'])
    for (const query of [
      'art. 161 del código',
      'ley 19.496',
      '2 de enero de 2024',
      '27-12-2019',
      '$ 1.500.000',
      'hace más de 20 años',
      'entre 2010 y 2015',
      'casa de oficio 548 COT',
    ])
      expect(read(query), query).toEqual([])
  })
})
