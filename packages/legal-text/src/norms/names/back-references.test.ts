import { describe, expect, it } from 'vitest'
import { findNormCitations } from '../find-norm-citations.ts'

const articles = (text: string): string[] => findNormCitations(text).flatMap(({ key, article }) => (article === null ? [] : [key]))

const quoted = '“Los dueños de naves responderán del daño conforme al Código Civil y a lo que disponga el tribunal que conozca del asunto”'

describe('a back reference', () => {
  it('leaves out the norms of a text quoted before it', () => {
    const text = `El artículo 15 de la Ley N° 18.290 dispone: ${quoted}. A su turno, el artículo 23`
    expect(articles(`${text} del mismo cuerpo legal lo repite.`)).toEqual(['ley-18290:15', 'ley-18290:23'])
    expect(articles(`${text} de la misma normativa lo repite.`)).toEqual(['ley-18290:15', 'ley-18290:23'])
    expect(articles(`${text} de dicha ley lo repite.`)).toEqual(['ley-18290:15', 'ley-18290:23'])
  })

  it('means a norm of the same quotation', () => {
    const text = `La demanda dice: “se infringe el artículo 1545 del Código Civil, pues los contratos son ley, y el artículo 1546 del mismo Código”.`
    expect(articles(text)).toEqual(['CC:1545', 'CC:1546'])
  })

  it('goes on with the norm of the reference before it', () => {
    const text =
      'Rigen el Decreto Ley N° 1.094, de 1975, y el Decreto Supremo N° 597, de 1984. El primer cuerpo citado sanciona el ingreso; el artículo 78 del mismo texto legal, la denuncia, y el artículo 84 de la misma normativa, la expulsión.'
    expect(articles(text)).toEqual(['DL-1094:78', 'DL-1094:84'])
  })

  it('means the last norm of its kind', () => {
    const text = 'El DS N° 40 de 2012 y la Ley N° 19.300 se aplican según el Código Civil. El artículo 12'
    expect(articles(`${text} del mismo reglamento.`)).toEqual(['DS-40-2012:12'])
    expect(articles(`${text} de la misma ley.`)).toEqual(['ley-19300:12'])
    expect(articles(`${text} del mismo Código.`)).toEqual(['CC:12'])
  })

  it('means none where a norm that no table has was spoken of last', () => {
    const text = 'El artículo 15 de la Ley N° 18.290 lo permite. El Reglamento de Faenas Portuarias lo prohíbe, y el artículo 23'
    expect(articles(`${text} del mismo reglamento.`)).toEqual(['ley-18290:15'])
    expect(articles(`${text} del mismo Estatuto.`)).toEqual(['ley-18290:15'])
    expect(articles(`${text} de la misma ley.`)).toEqual(['ley-18290:15', 'ley-18290:23'])
  })
})
