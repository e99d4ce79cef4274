import { describe, expect, it } from 'vitest'
import { findNormCitations } from './find-norm-citations.ts'

/** «CT:161», with the article that the norm lacks behind «!». */
const read = (text: string): string[] =>
  findNormCitations(text).map(({ key, missingArticle }) => (missingArticle === null ? key : `${key}!${missingArticle}`))

describe('a citation of a norm as scans and typists leave it', () => {
  it.each([
    ['art. 41 L. 19.880', 'ley-19880:41'],
    ['la L. 19.880, artículo 41', 'ley-19880:41'],
    ['ley Nº 19 .880, artículo 41', 'ley-19880:41'],
    ['artículo 161 del C . del  Trabajo', 'CT:161'],
    ['artículo 161 del Código\n13\ndel Trabajo', 'CT:161'],
    ['artículo 161 del Código del\n\n- 13 -\n\nTrabajo', 'CT:161'],
    ['articulo l6l del Codigo del Trabajo', 'CT:161'],
    ['art1culo 161 del C6digo del Trabajo', 'CT:161'],
    ['artículo 161 dcl Código dcl Trabajo', 'CT:161'],
    ['ARTICULO 161 DEL CODIGO DEL TRABAJO', 'CT:161'],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  it('has its range in the text as it was', () => {
    const text = 'El artículo 161 del Código\n13\ndel Trabajo lo dice.'
    const [{ from, to } = { from: 0, to: 0 }] = findNormCitations(text)
    expect(text.slice(from, to)).toBe('artículo 161 del Código\n13\ndel Trabajo')
  })

  it('takes no article and no date for the number of a page', () => {
    expect(read('el artículo\n161\ndel Código del Trabajo')).toEqual(['CT:161'])
    expect(read('artículo 4 inciso\n2\ndel Código Civil')).toEqual(['CC:4'])
  })
})

describe('an article that a norm cannot have', () => {
  it.each([
    ['artículo 12345 del Código Civil', ['CC!12345']],
    ['artículo 99999 de la Ley N° 19.880', ['ley-19880!99999']],
    ['la L. 19.880, de Bases de los Procedimientos Administrativos, en su artículo 83', ['ley-19880!83']],
    ['artículos 161 y 12345 del Código del Trabajo', ['CT:161', 'CT!12345']],
    ['los artículos 160, 9.999 y 162 del Código del Trabajo', ['CT:160', 'CT!9999', 'CT:162']],
  ])('%s', (text, expected) => {
    expect(read(text).toSorted()).toEqual(expected.toSorted())
  })
})
