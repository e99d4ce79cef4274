import { describe, expect, it } from 'vitest'
import { findNormCitations } from '../find-norm-citations.ts'

const keys = (text: string): string[] => findNormCitations(text).map((citation) => citation.key)

describe('a name with a number', () => {
  it.each<[string, string[]]>([
    ['el artículo 61 del Estatuto Administrativo de los Funcionarios Municipales, Ley 18.883', ['ley-18883:61']],
    ['el artículo 61 del Estatuto Administrativo para los funcionarios municipales', ['ley-18883:61']],
    ['el artículo 61 del Estatuto Administrativo, Ley N° 18.883', ['ley-18883:61']],
    ['el artículo 61 del Estatuto Administrativo (Ley N° 18.883)', ['ley-18883:61']],
    ['el artículo 61 del Estatuto Administrativo, contenido en la ley N° 18.883', ['ley-18883:61']],
    ['el artículo 4 del Estatuto Administrativo de los asistentes de la educación, Ley N° 21.109', ['ley-21109:4']],
    ['el artículo 4 de la Ley de Arrendamiento de Predios Rústicos, DL N° 993 de 1975', ['DL-993:4']],
    ['la Ley N° 18.883, Estatuto Administrativo, artículo 61', ['ley-18883:61']],
    ['la Ley de Transparencia N° 19.880', ['ley-19880']],
  ])('is the norm of the number: %s', (text, expected) => {
    expect(keys(text)).toEqual(expected)
  })

  it('is no norm of the table where it goes on as the name of another one', () => {
    expect(keys('el artículo 4 del Estatuto Administrativo de los asistentes de la educación pública')).toEqual([])
    expect(keys('el artículo 4 del Estatuto Administrativo del Personal de Gendarmería')).toEqual([])
  })

  it.each<[string, string[]]>([
    ['el artículo 61 del Estatuto Administrativo de los funcionarios públicos', ['ley-18834:61']],
    ['el artículo 61 del Estatuto Administrativo de manera que', ['ley-18834:61']],
    ['el artículo 61 del Estatuto Administrativo (DFL N° 29, de 2004)', ['ley-18834:61', 'DFL-29-2004-hacienda']],
    ['la Ley del Consumidor, Ley N° 19.880 y Ley N° 18.575', ['ley-19496', 'ley-19880', 'ley-18575']],
    ['el artículo 12 de la Ley de Drogas en relación con la Ley N° 18.216', ['ley-20000:12', 'ley-18216']],
  ])('stays that of the name: %s', (text, expected) => {
    expect(keys(text)).toEqual(expected)
  })
})
