import { describe, expect, it } from 'vitest'
import { findNormCitations } from '../find-norm-citations.ts'

const keys = (text: string): string[] =>
  findNormCitations(text).map(({ key, candidates }) => [key, ...candidates.map((each) => each.key)].join(' ? '))

describe('an article with its own norm in words', () => {
  it.each<[string, string[]]>([
    ['el artículo 100 del C. Tributario; artículo 5 de la Ley sobre Efecto Retroactivo de las Leyes', ['CTrib:100']],
    ['el artículo 1545 del Código Civil; artículo 12 del contrato', ['CC:1545']],
    ['el artículo 1545 del Código Civil; artículo 12 del Reglamento de la Ley N° 19.300', ['CC:1545', 'ley-19300']],
    ['el Código Civil, artículo 1382 del Código Civil francés', ['CC']],
    ['los artículos 7 y 15 del Código Penal; artículo 40 de la Ordenanza Municipal de Quilpué', ['CP:7', 'CP:15']],
    ['el Código Civil, artículo 2500 del Código del Trabajo', ['CC', 'CT']],
    ['el artículo 21 de la Constitución; artículo 20 de la ley que se invoca', ['CPR:21']],
    ['el artículo 21 de la Constitución; artículo 20 del reglamento', ['CPR:21']],
    ['la Ley N° 19.880; artículo 20 de la ley', ['ley-19880:20']],
  ])('is of no other: %s', (text, expected) => {
    expect(keys(text)).toEqual(expected)
  })

  it.each<[string, string[]]>([
    ['el artículo 100 del C. Tributario; artículo 5 de la Ley sobre accidentes del trabajo', ['CTrib:100', 'ley-16744:5']],
    ['la Ley de Bases, artículo 42; artículo 10 de la Ley de Compras Públicas', ['ley-18575:42', 'ley-19886:10']],
    ['la Ley de Presupuestos, artículo 3; artículo 10 de la Ley de Compras Públicas', ['ley-19886:10']],
    ['el artículo 4 de la Ley de Generación Distribuida (Ley N° 20.571)', ['ley-20571:4']],
    ['la Ley de Fomento a los Puertos Menores N° 19.542, en su artículo 8', ['ley-19542:8']],
    ['el artículo 6 del Reglamento de Faenas Portuarias, contenido en el DS N° 90 de 1999', ['DS-90-1999:6']],
    ['la evaluación ambiental que exige la Ley de Bases', ['ley-19300 ? ley-19300 ? ley-18575']],
    ['por su carácter de ley de bases', []],
  ])('is of that: %s', (text, expected) => {
    expect(keys(text)).toEqual(expected)
  })

  it('reads a short form of a name that the text has in full', () => {
    const text =
      'La Ley Orgánica de la Superintendencia del Medio Ambiente lo ordena. El DS N° 90 de 2000 fija la norma. La multa del artículo 38 de la Ley Orgánica de la Superintendencia, y el artículo 40 del mismo cuerpo legal.'
    expect(keys(text)).toEqual(['ley-20417', 'DS-90-2000', 'ley-20417:38', 'ley-20417:40'])
  })
})

describe('a norm that no catalogue has', () => {
  it.each<[string, string[]]>([
    ['el artículo 69 del Decreto Ley N° 1.094, de 1975, y el artículo 78 del mismo decreto ley', ['DL-1094:69', 'DL-1094:78']],
    ['el DL 1.094, Ley de Extranjería, en su artículo 69', ['DL-1094:69']],
    ['el artículo 69 de la antigua Ley de Extranjería', ['DL-1094:69']],
    ['el artículo 69 de la Ley de Extranjería', ['DL-1094:69 ? DL-1094 ? ley-21325']],
  ])('is known by its number: %s', (text, expected) => {
    expect(keys(text)).toEqual(expected)
  })
})
