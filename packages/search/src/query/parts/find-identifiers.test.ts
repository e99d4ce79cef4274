import { formatDocketNumber } from '@basejuris/domain'
import { describe, expect, it } from 'vitest'
import { findIdentifiers } from './find-identifiers.ts'

const read = (query: string): string[] =>
  findIdentifiers(query).map((found) => {
    if (found.kind === 'ruc') return `RUC ${found.ruc}`
    return found.kind === 'docket' ? formatDocketNumber(found.docket) : `n° ${found.number}`
  })

describe('findIdentifiers', () => {
  it.each([
    ['12345-2020', '12345-2020'],
    ['12.345-2020', '12345-2020'],
    ['rol 12345/20 protección', '12345-2020'],
    ['Rol N° 251.519 – 2023 amparo', '251519-2023'],
    ['suprema, ingreso 31777 del año 2021, sala penal', '31777-2021'],
    ['rit m 469 23 letras del trabajo', 'M-469-2023'],
    ['conservador V 119 2023 primer juzgado', 'V-119-2023'],
    ['tribunal tributario GR 19 00041 2016', 'GR-19-41-2016'],
    ['servidumbre c-3.216-22', 'C-3216-2022'],
    ['dictamen 61.043 de 2005', '61043-2005'],
    ['RUC 21-4-0123456-7 laboral', 'RUC 21-4-0123456-7'],
    ['oficio 3126 arriendo amoblado', 'n° 3126'],
    ['rol 98765', 'n° 98765'],
  ])('reads %s', (query, expected) => {
    expect(read(query)).toEqual([expected])
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
    ])
      expect(read(query), query).toEqual([])
  })
})
