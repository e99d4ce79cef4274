import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRulingReferences } from '../references/find-ruling-references.ts'
import { courtName } from './court-name.ts'
import { appealsCities, nationalCourts } from './court-table.ts'
import { firstInstanceQuery, nationalCourtQueries } from './query-patterns.ts'

describe('courtName', () => {
  it.each([
    ['C.A. de Valparaiso', 'Corte de Apelaciones de Valparaíso'],
    ['ILUSTRISIMA CORTE DE APELACIONES DE SANTIAGO', 'Corte de Apelaciones de Santiago'],
    ['EXCMA. CORTE SUPREMA', 'Corte Suprema'],
    ['Juzgado de Garantía de Antofagasta.', 'Juzgado de Garantía de Antofagasta'],
    ['Juzgado de Garantia de Los Angeles.', 'Juzgado de Garantía de Los Ángeles'],
    ['Juzgado de Letras y Gar.de María Elena', 'Juzgado de Letras y Garantía de María Elena'],
    ['Jdo. Cob. Laboral y Previsional de Santiago', 'Juzgado de Cobranza Laboral y Previsional de Santiago'],
    ['Juzgado de Familia Curico', 'Juzgado de Familia de Curicó'],
    ['5º TRIBUNAL DE JUICIO ORAL EN LO PENAL DE SANTIAGO', '5º Tribunal de Juicio Oral en lo Penal de Santiago'],
    ['Tribunal de Juicio Oral en lo Penal San Antonio.', 'Tribunal de Juicio Oral en lo Penal de San Antonio'],
    ['4º TOP de Santiago', '4º Tribunal de Juicio Oral en lo Penal de Santiago'],
    ['T.O.P. de Temuco', 'Tribunal de Juicio Oral en lo Penal de Temuco'],
    ['Segundo Trib. de Juicio Oral en lo Penal de Talca', '2º Tribunal de Juicio Oral en lo Penal de Talca'],
    ['Tribunal de Juicio Oral de San Fernando', 'Tribunal de Juicio Oral en lo Penal de San Fernando'],
    ['T.J.O. en lo Penal Talca', 'Tribunal de Juicio Oral en lo Penal de Talca'],
    ['2° T.O. en lo Penal de Santiago', '2º Tribunal de Juicio Oral en lo Penal de Santiago'],
    ['TOLP de Angol', 'Tribunal de Juicio Oral en lo Penal de Angol'],
    ['1° J.L. Civil de Santiago', '1º Juzgado de Letras en lo Civil de Santiago'],
    ['J.L. del Trabajo de Arica', 'Juzgado de Letras del Trabajo de Arica'],
    ['JL y Garantía de Pozo Almonte', 'Juzgado de Letras y Garantía de Pozo Almonte'],
    ['J.L. de Talca', 'Juzgado de Letras de Talca'],
    ['Tercer Tribunal Ambiental', 'Tercer Tribunal Ambiental'],
    ['Dirección del Trabajo', 'Dirección del Trabajo'],
  ])('%s → %s', (raw, expected) => {
    expect(courtName(raw)).toBe(expected)
  })

  it('writes the number of a court in one form', () => {
    const forms = [
      '1º Juzgado Civil de Santiago',
      '1° Juzgado Civil de Santiago',
      '1 Juzgado Civil de Santiagoº',
      'Primer Juzgado Civil de Santiago',
      '1er Juzgado Civil de Santiago.',
      'PRIMER JUZGADO CIVIL SANTIAGO',
    ]
    expect(new Set(forms.map(courtName))).toEqual(new Set(['1º Juzgado Civil de Santiago']))
    expect(courtName('Vigésimo Segundo Juzgado Civil de Santiago')).toBe('22º Juzgado Civil de Santiago')
  })

  it('is idempotent', () => {
    for (const name of ['C.A. de Chillan', 'Juzgado de Letras del Trabajo de Concepción', '2do Juzgado de Letras de Buin'])
      expect(courtName(courtName(name))).toBe(courtName(name))
  })

  it('never throws', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (name) => {
        courtName(name)
      }),
    )
  })
})

describe('the readers of court names', () => {
  const named = (text: string): string | null => {
    const court = findRulingReferences(`rol N° 12.345-2020 de la ${text}`)[0]?.court ?? null
    return court === null || court === 'own' ? null : court.name
  }

  it.each(nationalCourts.map(({ name }) => name))('all know %s', (name) => {
    expect(courtName(name.toUpperCase())).toBe(name)
    expect(named(name)).toBe(name)
    const folded = name.toLowerCase().replaceAll('í', 'i').replaceAll('ú', 'u')
    const found = nationalCourtQueries.find(({ pattern }) => folded.match(pattern)?.[0] === folded)
    expect(found?.name).toBe(name)
  })

  it.each(appealsCities)('know the court of appeal of %s', (city) => {
    expect(courtName(`C.A. de ${city}`)).toBe(`Corte de Apelaciones de ${city}`)
    expect(named(`Iltma. Corte de Apelaciones de ${city}`)).toBe(`Corte de Apelaciones de ${city}`)
  })

  it('know the abbreviations each may trust', () => {
    expect(courtName('1TA')).toBe('Primer Tribunal Ambiental')
    expect(named('Excma. Corte Suprema')).toBe('Corte Suprema')
    expect(named('E.C.S.')).toBe('Corte Suprema')
    expect(named('4° TOP de Santiago')).toBe('4º Tribunal de Juicio Oral en lo Penal de Santiago')
    expect(named('T.O.P. de Temuco')).toBe('Tribunal de Juicio Oral en lo Penal de Temuco')
    expect('4º top de santiago'.match(firstInstanceQuery)?.[0]).toBe('4º top de santiago')
    expect(named('TDLC')).toBe('Tribunal de Defensa de la Libre Competencia')
  })
})
