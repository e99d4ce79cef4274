import { beforeAll, describe, expect, it } from 'vitest'
import { findCatalogueNorm } from './catalogue-norm.ts'
import { findNormCitations } from './find-norm-citations.ts'
import { findOtherTitle, type LawTitles, readLawTitles } from './title-beside.ts'

let titles: LawTitles
beforeAll(async () => {
  titles = await readLawTitles()
})

/** What the first law of a text is called, and the name of the law that is called so. */
const read = (text: string): string | null => {
  const [citation] = findNormCitations(text)
  const other = citation === undefined ? null : findOtherTitle(titles, text, citation)
  return other === null ? null : `${other.written}: ${findCatalogueNorm(other.idNorma)?.name}`
}

describe('a law under the title of another one', () => {
  it.each([
    ['la Ley N° 19.880, sobre transparencia', 'sobre transparencia: Ley N° 20.285'],
    ['la Ley 19.880 (Ley de Transparencia)', 'Ley de Transparencia: Ley N° 20.285'],
    ['el artículo 41 de la Ley 19.880, sobre Acceso a la Información Pública', 'sobre Acceso a la Información Pública: Ley N° 20.285'],
    [
      'la ley N° 18.101 sobre responsabilidad penal de las personas jurídicas',
      'sobre responsabilidad penal de las personas jurídicas: Ley N° 20.393',
    ],
    [
      'la Ley N° 20.393, que fija normas sobre arrendamiento de predios urbanos',
      'que fija normas sobre arrendamiento de predios urbanos: Ley N° 18.101',
    ],
    ['la Ley N° 18.290, del Consumidor', 'del Consumidor: Ley N° 19.496'],
    ['la Ley de Transparencia N° 19.880', 'Ley de Transparencia: Ley N° 20.285'],
    ['el artículo 4 de la Ley de Transparencia (Ley N° 19.880)', 'Ley de Transparencia: Ley N° 20.285'],
    ['la Ley N° 19.880, de Compras Públicas y en lo que sigue', 'de Compras Públicas: Ley N° 19.886'],
    ['la Ley N° 17.997, de Violencia Intrafamiliar antes de firmar', 'de Violencia Intrafamiliar: Ley N° 20.066'],
    ['la Ley N° 18.834, de Drogas', 'de Drogas: Ley N° 20.000'],
    ['la Ley N° 19.496, de Tránsito para saber quién responde', 'de Tránsito: Ley N° 18.290'],
  ])('%s', (text, expected) => {
    expect(read(text)).toBe(expected)
  })

  it.each([
    'la Ley N° 19.880, que establece bases de los procedimientos administrativos',
    'la Ley 19.880, sobre procedimiento administrativo',
    'la Ley N° 19.880, sobre el silencio del jefe',
    'la Ley N° 19.496, de protección de los consumidores',
    'la Ley N° 18.290, de Tránsito',
    'la Ley N° 18.290, de Tránsito y en la de transparencia',
    'la Ley N° 18.092, que la consulta no menciona',
    'la Ley N° 16.744 de 1968',
    'la Ley N° 18.695 de la Municipalidad de Ñuñoa',
    'la Ley N° 19.300, del Ministerio Secretaría General de la Presidencia',
    'la Ley de Transparencia, N° 20.285',
    'LA LEY Nº 14.908\nDel Consumidor se dirá lo que sigue',
  ])('is not: %s', (text) => {
    expect(read(text)).toBeNull()
  })
})
