import { formatDocketNumber } from '@basejuris/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { findRulingReferences } from './find-ruling-references.ts'

const read = (text: string): string[] =>
  findRulingReferences(text).map(
    ({ docket, court }) => `${formatDocketNumber(docket)} ${court === null ? '-' : court === 'own' ? 'own' : court.name}`,
  )

describe('findRulingReferences', () => {
  it.each<[string, string[]]>([
    ['como resolvió la Corte Suprema en los autos Rol N° 12.345-2020, de 3 de mayo de 2021', ['12345-2020 Corte Suprema']],
    [
      'Véase el fallo Rol N° 1.234-2019, de 3 de mayo de 2020, de la Corte de Apelaciones de Puerto Montt.',
      ['1234-2019 Corte de Apelaciones de Puerto Montt'],
    ],
    ['La Corte Suprema conoció de la causa rol C-467-2018 del 2º Juzgado Civil de Santiago', ['C-467-2018 2º Juzgado Civil de Santiago']],
    [
      'así lo dijo la Excma. Corte Suprema en los roles 104-2014, 38-2016 y 103-2016',
      ['104-2014 Corte Suprema', '38-2016 Corte Suprema', '103-2016 Corte Suprema'],
    ],
    ['lo que esta Corte decidió en la causa Rol N° 9.999-2018', ['9999-2018 own']],
    ['La Corte Suprema acogió el recurso. Los autos Rol N° 5.555-2017 no son iguales', ['5555-2017 -']],
    [
      'sentencia Rol N° 7.001-2016, de 1 de junio de 2016, pronunciada por la Iltma. Corte de Apelaciones de La Serena, no se aplica',
      ['7001-2016 Corte de Apelaciones de La Serena'],
    ],
    [
      'véase el fallo Rol N° 3.855-2014, de veinticuatro de marzo de dos mil catorce, de la Corte de Apelaciones de Concepción.',
      ['3855-2014 Corte de Apelaciones de Concepción'],
    ],
    ['en el RIT O-364-2020 se dijo otra cosa', ['O-364-2020 -']],
    ['(SCS Rol N° 10.964-2022, 62.914-2020)', ['10964-2022 Corte Suprema', '62914-2020 Corte Suprema']],
    ['como en CS, Rol N° 19.302-2016', ['19302-2016 Corte Suprema']],
    ['ICA Santiago, rol 123-2021', ['123-2021 Corte de Apelaciones de Santiago']],
    ['STC R. 2264-12 y STC 1723/2011', ['2264-2012 Tribunal Constitucional', '1723-2011 Tribunal Constitucional']],
    ['el CS no cumple, y los autos Rol N° 5.555-2017', ['5555-2017 -']],
    ['la suma de $12.345 y la ley 19.880', []],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it('locates the number alone, whatever stands around it', () => {
    fc.assert(
      fc.property(fc.string(), fc.string(), (before, after) => {
        const text = `${before} rol N° 12.345-2020 ${after}`
        for (const { from, to } of findRulingReferences(text)) {
          expect(from).toBeLessThan(to)
          expect(to).toBeLessThanOrEqual(text.length)
        }
      }),
    )
  })
})
