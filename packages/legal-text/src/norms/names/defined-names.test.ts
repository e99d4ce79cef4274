import { describe, expect, it } from 'vitest'
import { addEvidence, findNormCitations, newEvidence } from '../find-norm-citations.ts'

const keys = (text: string): string[] => findNormCitations(text).map(({ key }) => key)

describe('a name set beside a number', () => {
  it.each<[string, string, string[]]>([
    [
      'El Decreto Supremo N° 597 de 1984, Reglamento de Extranjería, fija el trámite.',
      'Así lo manda el artículo 26 del Reglamento de Extranjería.',
      ['DS-597-1984', 'DS-597-1984:26'],
    ],
    [
      'El DS N° 597, de 1984, del Ministerio del Interior, que aprueba el Reglamento de Extranjería, fija el trámite.',
      'Lo pide el Reglamento de Extranjería. El artículo 26 de dicho reglamento lo dice.',
      ['DS-597-1984', 'DS-597-1984:26'],
    ],
    [
      'El Reglamento de Faenas Portuarias, contenido en el DS N° 90 de 1999, lo prohíbe.',
      'Rige el artículo 7 del Reglamento de Faenas Portuarias.',
      ['DS-90-1999', 'DS-90-1999:7'],
    ],
    [
      'Se aplica la Ley N° 20.958 (en adelante, la “Ley de Aportes”).',
      'Según el artículo 4 de la Ley de Aportes, procede.',
      ['ley-20958', 'ley-20958:4'],
    ],
    [
      'Se aplica el DS N° 40 de 2012, en lo sucesivo el Reglamento.',
      'Conforme al artículo 12 del Reglamento, y al artículo 13 del Reglamento Interno de la empresa.',
      ['DS-40-2012', 'DS-40-2012:12'],
    ],
    ['La Ley N° 20.958 (en adelante, LAEP) rige.', 'El artículo 10 de la LAEP lo exige.', ['ley-20958', 'ley-20958:10']],
    [
      'Rige el Estatuto Administrativo, Ley N° 18.883.',
      'El artículo 61 del Estatuto Administrativo lo ordena.',
      ['ley-18883', 'ley-18883:61'],
    ],
  ])('holds in the rest of the text: %s', (definition, use, expected) => {
    expect(keys(`${definition} ${use}`)).toEqual(expected)
  })

  it('holds in the other parts of the text', () => {
    const parts = [
      'El Decreto Supremo N° 597 de 1984, Reglamento de Extranjería, fija el trámite.',
      'Rige el artículo 26 del Reglamento de Extranjería.',
    ]
    const evidence = newEvidence()
    for (const part of parts) addEvidence(part, evidence)
    expect(parts.flatMap((part) => findNormCitations(part, evidence).map(({ key }) => key))).toEqual(['DS-597-1984', 'DS-597-1984:26'])
  })

  it.each<[string, string[]]>([
    [
      'El DS N° 597 de 1984, Reglamento de Faenas, y el DS N° 90 de 1999, Reglamento de Faenas. El artículo 7 del Reglamento de Faenas lo dice.',
      ['DS-597-1984', 'DS-90-1999'],
    ],
    [
      'El DS N° 597 de 1984, Reglamento de Extranjería, rige. El artículo 7 del Reglamento de Extranjería y Migración lo dice.',
      ['DS-597-1984'],
    ],
    [
      'La Ley N° 20.417, que crea la Superintendencia del Medio Ambiente (en adelante, SMA), rige. El artículo 7 de la SMA lo dice.',
      ['ley-20417'],
    ],
    ['Se aplica el DS N° 40 de 2012, en adelante el Reglamento. El artículo 12 del Reglamento de Calderas lo dice.', ['DS-40-2012']],
  ])('is of no other: %s', (text, expected) => {
    expect(keys(text)).toEqual(expected)
  })
})
