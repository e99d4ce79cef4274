import { describe, expect, it } from 'vitest'
import { findNormCitations } from './find-norm-citations.ts'

/** «CT:161», with the article that the norm lacks behind «!». */
const read = (text: string): string[] =>
  findNormCitations(text).map(({ key, missingArticle }) => (missingArticle === null ? key : `${key}!${missingArticle}`))

it('reads two articles joined by a sign', () => {
  expect(read('los artículos 129 & 174 de la Ley N° 21.325')).toEqual(['ley-21325:129', 'ley-21325:174'])
  expect(read('los artículos 186 e, inclusive, 134 del Código de Procedimiento Civil')).toEqual(['CPC:186', 'CPC:134'])
})

describe('a citation of a norm as scans and typists leave it', () => {
  it.each([
    ['artículo 162 del C. del T.', 'CT:162'],
    ['art. 160 Nº 7 Cód. del Trabajo', 'CT:160'],
    ['art. 170 del C. de P.C.', 'CPC:170'],
    ['artículo 12 del Reglamento del SEIA', 'DS-40-2012:12'],
    ['art. 41 L. 19.880', 'ley-19880:41'],
    ['la L. 19.880, artículo 41', 'ley-19880:41'],
    ['art. 41 de la L. N° 19880', 'ley-19880:41'],
    ['artículo 41 [inciso 1º] de la Ley 19.880', 'ley-19880:41'],
    ['artículo 41 —frase final— de la Ley 19.880', 'ley-19880:41'],
    ['ley Nº 19 .880, artículo 41', 'ley-19880:41'],
    ['artº 41 de la Ley 19.880', 'ley-19880:41'],
    ['artículo 41 in fine de la Ley 19.880', 'ley-19880:41'],
    ['art. 20 bis lit. c) del Código Civil', 'CC:20 bis'],
    ['artículo 764 in fine del Código Orgánico de Tribunales', 'COT!764'],
    ['artículo 41 frase final de la Ley 19.880', 'ley-19880:41'],
    ['artículo n.º 41 de la Ley 19.880', 'ley-19880:41'],
    ['artículo número 160, Nº. 3, del Código del Trabajo', 'CT:160'],
    ['art. nro. 162, inciso 1ero, del Código del Trabajo', 'CT:162'],
    ['artículo n.º 2314 Nº 2 de la Ley Nº 17.997', 'ley-17997!2314'],
    ['la Ley N° 19.880, cuyo artículo 41 se aplica', 'ley-19880:41'],
    ['la Ley N° 14.908, cuyo artículo 340 es decisivo', 'ley-14908!340'],
    ['la Ley 14.908, de Pensiones Alimenticias [artículo 14]', 'ley-14908:14'],
    ['la Ley 14.908, de Pensiones Alimenticias [artículo 170]', 'ley-14908!170'],
    ['artículo 161 del C . del  Trabajo', 'CT:161'],
    ['artículo 161 del Código\n13\ndel Trabajo', 'CT:161'],
    ['artículo 161 del Código del\n\n- 13 -\n\nTrabajo', 'CT:161'],
    ['articulo l6l del Codigo del Trabajo', 'CT:161'],
    ['art1culo 161 del C6digo del Trabajo', 'CT:161'],
    ['artículo 161 dcl Código dcl Trabajo', 'CT:161'],
    ['el Artº 10 de la L. 18834', 'ley-18834:10'],
    ['artículo 1722 ya citado del Código del Trabajo', 'CT!1722'],
    ['el artículo 341 ya citado, número 4, de la Ley Nro. 20.066', 'ley-20066!341'],
    ['lo dispuesto en el C.C., que en su artículo 229 lo regula', 'CC:229'],
    ['el despido y el CT, en especial su artículo 477', 'CT:477'],
    ['la Ley N° 19.947, en particular el artículo 61', 'ley-19947:61'],
    ['la Ley N° 19.947, en particular el artículo 373', 'ley-19947!373'],
    ['ARTICULO 161 DEL CODIGO DEL TRABAJO', 'CT:161'],
    ['artículo 41 de la Ley signada N° 19.880', 'ley-19880:41'],
    ['artículo 41 de la Ley signada con el N° 19.880', 'ley-19880:41'],
    ['artículo 41 de la Ley de la República N° 19880', 'ley-19880:41'],
    ['artículo 16 de la Ley Orgánica Constitucional N° 18.575', 'ley-18575:16'],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual([expected])
  })

  it.each([
    ['artículos 161 y, por remisión, 162 del Código del Trabajo', 'artículos 161', '162 del Código del Trabajo'],
    ['los artículos 161, así como el artículo 162 del Código del Trabajo', 'artículos 161', 'artículo 162 del Código del Trabajo'],
    ['arts. 161, en rel. con el 162 del Código del Trabajo', 'arts. 161', '162 del Código del Trabajo'],
    ['artículos 161 [letra a)] y 162 del Código del Trabajo', 'artículos 161 [letra a)]', '162 del Código del Trabajo'],
    ['artículos 161 —N.º 1— y 162 del Código del Trabajo', 'artículos 161 —N.º 1—', '162 del Código del Trabajo'],
    ['ARTS. 161 BIS Y 162 DEL CÓDIGO DEL TRABAJO', 'ARTS. 161 BIS', '162 DEL CÓDIGO DEL TRABAJO'],
  ])('reads both articles: %s', (text, first, second) => {
    expect(findNormCitations(text).map(({ from, to }) => text.slice(from, to))).toEqual([first, second])
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
    ['el artículo 9.876 inciso 1° del Código Civil', ['CC!9876']],
    ['el art. 12345 inciso 2° del Código Civil', ['CC!12345']],
    ['el artículo 12345 del C.C.', ['CC!12345']],
    ['Código Civil – art. 12345', ['CC!12345']],
    ['la Ley N° 19.880, concretamente su art. 987', ['ley-19880!987']],
    ['el artículo numerado con el número 987 de la Ley N° 19.880', ['ley-19880!987']],
    ['el artículo 987, segunda parte, de la Ley N° 19.880', ['ley-19880!987']],
    ['los artículos 160, 9.999 y 162 del Código del Trabajo', ['CT:160', 'CT!9999', 'CT:162']],
  ])('%s', (text, expected) => {
    expect(read(text).toSorted()).toEqual(expected.toSorted())
  })
})

describe('a piece of a part before the norm', () => {
  it.each([
    ['el artículo 41, inciso segundo, primera parte, de la Ley N° 19.880', 'ley-19880:41', { inciso: '2' }],
    ['el artículo 41, inciso primero, segunda oración, de la Ley N° 19.880', 'ley-19880:41', { inciso: '1' }],
    ['el artículo 162, inciso quinto, última frase, del Código del Trabajo', 'CT:162', { inciso: '5' }],
    ['el artículo 160, N° 1, letra a), primera parte, del Código del Trabajo', 'CT:160', { numeral: '1', letra: 'a' }],
    ['el artículo 160, numeral séptimo, en su parte final, del Código del Trabajo', 'CT:160', { numeral: '7' }],
    ['el artículo 41 (inciso segundo, segunda parte) de la Ley N° 19.880', 'ley-19880:41', { inciso: '2' }],
    ['el artículo 161 inciso 1o del Código del Trabajo', 'CT:161', { inciso: '1' }],
    ['el artículo 160, ordinal 7°, del Código del Trabajo', 'CT:160', { numeral: '7' }],
    ['el artículo 160 ordinal séptimo del Código del Trabajo', 'CT:160', { numeral: '7' }],
    ['el ordinal 7 del artículo 160 del Código del Trabajo', 'CT:160', { numeral: '7' }],
  ])('%s', (text, key, part) => {
    expect(findNormCitations(text)).toEqual([expect.objectContaining({ key, subdivisions: [part] })])
  })

  it.each([
    ['el artículo 912, inciso segundo, primera parte, de la Ley N° 19.728', ['ley-19728!912']],
    ['el artículo 912, N° 3, tercera oración, de la Ley N° 19.728', ['ley-19728!912']],
    ['el artículo 8.765 ordinal 2° del Código Civil', ['CC!8765']],
    ['el ordinal 2 del Código Civil', ['CC']],
  ])('knows an article that the norm lacks: %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('a norm named before its article', () => {
  it.each([
    ['el Código del Trabajo, señaladamente en el artículo 162', ['CT:162']],
    ['el Código del Trabajo, señaladamente en el artículo 162 nonies', ['CT:162 nonies']],
    ['la Ley N° 19.947, de Matrimonio Civil, puntualmente el art. 912', ['ley-19947!912']],
    ['la Ley N° 19.947, sobre Matrimonio Civil; en concreto, el artículo 61', ['ley-19947:61']],
    ['la Ley N° 19.947, sobre Matrimonio Civil; en concreto, el artículo 912', ['ley-19947!912']],
    ['la Ley N° 19.947, de Matrimonio Civil, artículo 912', ['ley-19947!912']],
    ['la Ley N° 19.947; artículo 912', ['ley-19947!912']],
    ['la Constitución; artículo 19', ['CPR:19']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it.each([
    ['la Ley N° 19.947; artículo 1545 del Código Civil', ['ley-19947', 'CC:1545']],
    ['la Ley N° 19.947; artículo 1545 y artículo 1546 del Código Civil', ['ley-19947', 'CC:1545', 'CC:1546']],
    ['el artículo 61 de la Ley N° 19.947; artículos 1545, 1698 y otros', ['ley-19947:61']],
    ['los artículos 170í y 342 del Código de Procedimiento Civil; artículos 1545, 1698 y otros', ['CPC:342']],
    ['la Ley N° 19.947; el artículo 1545 rige todo contrato', ['ley-19947']],
    ['la Ley N° 19.947, de Matrimonio Civil, y finalmente el artículo 1545, ya transcrito', ['ley-19947']],
  ])('leaves the article of another: %s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })
})

describe('a list of articles in the words of a brief', () => {
  it.each([
    ['los artículos N° 14 y N° 22 de la Ley N° 19.880', ['ley-19880:14', 'ley-19880:22']],
    ['Arts. Nos. 14 y 22 de la Ley N° 19.880', ['ley-19880:14', 'ley-19880:22']],
    ['los artículos individualizados con los números 14 y 22 de la Ley N° 19.880', ['ley-19880:14', 'ley-19880:22']],
    ['los artículos 14 así como 22 de la Ley N° 19.880', ['ley-19880:14', 'ley-19880:22']],
    ['los artículos 14 y, particularmente, 22 de la Ley N° 19.880', ['ley-19880:14', 'ley-19880:22']],
    ['los artículos 14 (inciso final) y 22 de la Ley N° 19.880', ['ley-19880:14', 'ley-19880:22']],
    ['los artículos 14 primera parte y 22 de la Ley N° 19.880', ['ley-19880:14', 'ley-19880:22']],
    ['los artículos 160 N° 7, N° 1 y 162 del Código del Trabajo', ['CT:160', 'CT:162']],
    ['los artículos 14 (N° 1) y 22 de la Ley N° 19.880', ['ley-19880:14', 'ley-19880:22']],
  ])('%s', (text, expected) => {
    expect(read(text)).toEqual(expected)
  })

  it('takes «CT» for the code that has the article, whatever the words around', () => {
    expect(read('El contribuyente pagó el impuesto según el art. 483 del CT.')).toEqual(['CT:483'])
  })

  it('reads the parts between parentheses', () => {
    const [first] = findNormCitations('los artículos 14 (inciso segundo) y 22 de la Ley N° 19.880')
    expect(first?.subdivisions).toEqual([{ inciso: '2' }])
  })
})

describe('a citation of a treaty', () => {
  it.each([
    ['artículo 8 de la Convención Americana sobre Derechos Humanos', ['T-CADH:8']],
    ['el Pacto de San José de Costa Rica, artículo 7', ['T-CADH:7']],
    ['art. 3 Convención sobre los Derechos del Niño', ['T-CDN:3']],
    ['arts. 8.1 y 25 de la Convención Americana', ['T-CADH:8', 'T-CADH:25']],
    ['el artículo 8 de la Convención Americana y el artículo 25 de la misma Convención', ['T-CADH:8', 'T-CADH:25']],
    ['Convenio N° 169 de la OIT, artículo 6', ['T-OIT-169:6']],
    ['la convención de las partes y el convenio colectivo, artículo 8', []],
    ['artículo 3.1 de las bases de licitación', []],
  ])('«%s»', (text, keys) => {
    expect(read(text)).toEqual(keys)
  })

  it('numbers the parts of an article behind a dot', () => {
    const [found] = findNormCitations('artículo 14.3.c del Pacto Internacional de Derechos Civiles y Políticos')
    expect(found).toMatchObject({ key: 'T-PIDCP:14', subdivisions: [{ numeral: '3', letra: 'c' }] })
  })
})

describe('a name of more than one code', () => {
  it('is the one that the text names elsewhere, and else ambiguous', () => {
    expect(findNormCitations('artículo 383 del Código adjetivo')[0]?.candidates.map(({ key }) => key)).toEqual(['CPC', 'CPP'])
    const text = 'Según el artículo 170 del Código de Procedimiento Civil, y el artículo 383 del Código adjetivo'
    expect(findNormCitations(text)[1]).toMatchObject({ key: 'CPC:383', candidates: [] })
  })

  it('joins articles by the circumstances that they hold', () => {
    expect(read('el artículo 11 N° 6 y 9 y la agravante del 12 N° 16 del Código Penal')).toEqual(['CP:11', 'CP:12'])
  })
})
