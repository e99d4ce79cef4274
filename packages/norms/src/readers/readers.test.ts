import type { ParsedNorm } from '@basejuris/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { NormProblem, type NormProblemCode } from '../norm-problem.ts'
import { bcnAnswer, bcnXml, corpusLine, epubXml, fgreveMd, legalizeMd, leychileTextoMd, provisionsJson } from '../testing/norm-files.ts'
import { normReaders, readNorm } from './index.ts'

const read = (text: string, name = 'norma'): ParsedNorm => readNorm({ name, text })
const articlesOf = ({ parts }: ParsedNorm) => parts.filter(({ article }) => article !== null)
const textOf = (norm: ParsedNorm, anchor: string) => norm.parts.find((part) => part.anchor === anchor)?.text
const problemOf = (text: string): NormProblemCode | null => {
  try {
    read(text)
    return null
  } catch (error) {
    if (error instanceof NormProblem) return error.code
    throw error
  }
}

describe('the XML of BCN', () => {
  const norm = read(bcnXml())

  it('gives facts, version and structure', () => {
    expect(norm).toMatchObject({ source: 'bcn-xml', inForceFrom: '2021-03-04' })
    expect(norm.facts).toMatchObject({
      idNorma: 990001,
      type: 'DFL',
      number: '77',
      year: 2009,
      title: 'FIJA NORMAS SOBRE FAROLES',
      aliases: ['LEY DE FAROLES'],
      publishedOn: '2009-05-06',
      repealed: false,
    })
    expect(norm.parts.map(({ anchor, kind, parent }) => [anchor, kind, parent])).toEqual([
      ['encabezado', 'encabezado', null],
      ['titulo-i', 'titulo', null],
      ['art-1', 'articulo', 1],
      ['art-1-bis', 'articulo', 1],
      ['art-2', 'articulo', 1],
      ['art-1-transitorio', 'articulo', null],
      ['promulgacion', 'promulgacion', null],
    ])
    expect(norm.parts[1]?.heading).toBe('Título I De los faroles')
  })

  it('joins broken lines into incisos and cuts margin notes and pictures', () => {
    expect(textOf(norm, 'art-1')?.split('\n')).toEqual([
      'Artículo 1°.- Los faroles de la plaza se encenderán al ponerse el sol y se apagarán al alba.',
      'Su mantención corresponde al municipio.',
    ])
    expect(textOf(norm, 'art-2')).toContain('[imagen omitida]')
  })

  it('keeps the date and the repeal of each article', () => {
    const [first, bis] = articlesOf(norm)
    expect(first).toMatchObject({ modifiedOn: '2009-05-06', repealed: false })
    expect(bis).toMatchObject({ article: '1 bis', modifiedOn: '2021-03-04', repealed: true })
    expect(norm.parts.find(({ article }) => article === '1 transitorio')?.transitory).toBe(true)
  })

  it('numbers the code inside an article of a decree apart', () => {
    const code = read(bcnXml({ inner: true }))
    expect(articlesOf(code).map(({ anchor, block }) => [anchor, block])).toEqual([
      ['b0-art-1', 0],
      ['art-1', 1],
      ['art-2', 1],
      ['b0-art-2', 0],
    ])
  })

  it.each([
    ['', 'empty'],
    [bcnXml().slice(0, -60), 'xml_malformed'],
    [bcnXml().replace('</Encabezado>', ''), 'xml_malformed'],
    [`<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]>${bcnXml()}`, 'xml_entities'],
    [`<Norma normaId="5">${'<a>'.repeat(200)}${'</a>'.repeat(200)}</Norma>`, 'xml_too_deep'],
    ['<!DOCTYPE html><html><body>Servicio no disponible</body></html>', 'html_page'],
    ['<Norma normaId="" fechaVersion="2020-01-01"></Norma>', 'without_id'],
    ['<Norma normaId="12" fechaVersion="2020-01-01"></Norma>', 'without_text'],
    ['hola', 'unknown_format'],
    ['{"idNorma": 3, "articulos": [', 'json_malformed'],
    ['{"idNorma": 3, "articulos": "no"}', 'json_unexpected'],
  ] as const)('names the problem of %#', (text, code) => {
    expect(problemOf(text)).toBe(code)
  })
})

describe('the JSON of BCN', () => {
  const norm = read(bcnAnswer())

  it('gives the text of a day with its first and last one, without the notes inside sentences', () => {
    expect(norm).toMatchObject({ source: 'bcn-json', inForceFrom: '2002-06-13', inForceTo: '2010-10-24' })
    expect(norm.facts).toMatchObject({ idNorma: 990002, type: 'Ley', number: '99002', aliases: ['LEY DE TOLDOS'] })
    expect(textOf(norm, 'art-1')).toBe('Artículo 1º.- Todo toldo será verde y blanco.\nEl que lo pinte de otro color responderá.')
    expect(norm.parts.map(({ anchor }) => anchor)).toEqual([
      'encabezado',
      'titulo-preliminar',
      'art-1',
      'disposiciones-transitorias',
      'art-unico-transitorio',
    ])
  })
})

describe('leychile-epub', () => {
  it('gives the date of each article, and numbers a code apart', () => {
    const norm = read(epubXml())
    expect(norm).toMatchObject({ source: 'leychile-epub', inForceFrom: '1997-04-11', capturedOn: '2026-01-02' })
    expect(articlesOf(norm).map(({ anchor, modifiedOn }) => [anchor, modifiedOn])).toEqual([
      ['b0-art-2', null],
      ['art-1', '1923-03-14'],
      ['art-2', '1997-04-11'],
    ])
    expect(textOf(norm, 'art-2')).toBe('Art. 2º. Serán requisitos:\n1. Una mesa.\n2. Dos sillas iguales.')
  })

  it('refuses a norm of another body, which has no idNorma', () => {
    expect(
      problemOf(
        epubXml()
          .replace(/id_norma="\d+"/u, '')
          .replace(/url_original="[^"]*"/u, ''),
      ),
    ).toBe('without_id')
  })
})

describe('Markdown', () => {
  it('legalize-cl: takes no version from a day that repeats the publication', () => {
    const norm = read(legalizeMd())
    expect(norm).toMatchObject({ source: 'legalize-cl', inForceFrom: null })
    expect(read(legalizeMd({ updated: '2015-02-03' })).inForceFrom).toBe('2015-02-03')
    expect(norm.facts).toMatchObject({ idNorma: 990003, type: 'Ley', number: '99003', organizations: ['MINISTERIO DE JARDINES'] })
    expect(norm.parts.map(({ anchor, article }) => [anchor, article])).toEqual([
      ['encabezado', null],
      ['titulo-i', null],
      ['art-1', '1'],
      ['art-9-bis', '9 bis'],
      ['articulos-transitorios', null],
      ['art-1-transitorio', '1 transitorio'],
      ['promulgacion', null],
    ])
  })

  it('leychile-texto: one line an inciso, labels in the text, notes taken out, a future version kept as such', () => {
    const norm = read(leychileTextoMd())
    expect(norm).toMatchObject({ source: 'leychile-texto', inForceFrom: '2031-02-25', capturedOn: '2026-08-03' })
    expect(norm.parts.map(({ anchor }) => anchor)).toEqual([
      'encabezado',
      'libro-primero',
      'art-1',
      'art-129-bis-1',
      'art-133-a',
      'promulgacion',
    ])
    expect(norm.parts[1]?.heading).toBe('LIBRO PRIMERO DE LOS POZOS')
    expect(textOf(norm, 'art-1')?.split('\n')).toEqual([
      'ARTICULO 1°- Los pozos se cavan con preferencia en invierno.',
      'El agua se reparte por turnos.',
    ])
  })

  it('fgreve: joins lines of fixed width', () => {
    const norm = read(fgreveMd())
    expect(norm).toMatchObject({ source: 'fgreve', inForceFrom: '2021-04-20' })
    expect(textOf(norm, 'art-1')?.split('\n')).toEqual([
      'La presente ley regula las relaciones entre los vecinos y sus gatos.',
      '1.- Gato: el animal que se acuesta donde quiere.',
    ])
  })

  it('a front matter that is no YAML is a problem, as are aliases in it', () => {
    expect(problemOf(legalizeMd().replace('publication_date: "', 'publication_date: [}'))).toBe('front_matter')
    expect(problemOf(legalizeMd().replace('title:', 'a: &a [x]\nb: [*a,*a]\ntitle:'))).toBe('front_matter')
  })
})

describe('JSON of others', () => {
  it('norms.jsonl: takes blocks, parts and dates as they are', () => {
    const norm = read(corpusLine())
    expect(norm).toMatchObject({ source: 'norms-jsonl', inForceFrom: null, capturedOn: '2026-04-01' })
    expect(norm.facts).toMatchObject({ idNorma: 990005, restatedIn: 990006, aliases: ['Ley de Puentes'] })
    expect(norm.parts.map(({ anchor, parent, ofNorm }) => [anchor, parent, ofNorm])).toEqual([
      ['titulo-i', null, null],
      ['art-1', 0, null],
      ['art-4-transitorio', null, null],
      ['b3-art-1', null, 990009],
      ['promulgacion', null, null],
    ])
    expect(read(corpusLine({ dated: true })).inForceFrom).toBe('2020-01-02')
  })

  it('Ansvar: takes no version from the day of issue', () => {
    const norm = read(provisionsJson())
    expect(norm).toMatchObject({ source: 'ansvar', inForceFrom: null, facts: { idNorma: 990007, number: '99007' } })
    expect(articlesOf(norm).map(({ anchor }) => anchor)).toEqual(['art-1', 'art-2'])
  })
})

describe('every reader', () => {
  const samples = [bcnXml(), bcnAnswer(), epubXml(), legalizeMd(), leychileTextoMd(), fgreveMd(), corpusLine(), provisionsJson()]

  it('knows its own format alone', () => {
    const sources = samples.map((text) => normReaders.filter(({ recognizes }) => recognizes(text, 'x')).map(({ source }) => source))
    expect(sources.every((found) => found.length === 1)).toBe(true)
    expect(new Set(sources.flat()).size).toBe(samples.length)
  })

  it('gives parts whose parents stand before them and whose anchors are their own', () => {
    for (const { parts } of samples.map((text) => read(text))) {
      expect(new Set(parts.map(({ anchor }) => anchor)).size).toBe(parts.length)
      expect(parts.every(({ parent }, at) => parent === null || parent < at)).toBe(true)
    }
  })

  it('names a problem or reads what is left of a damaged file', () => {
    const damage = fc.tuple(fc.constantFrom(...samples), fc.nat(), fc.nat(40), fc.string({ maxLength: 12 }))
    fc.assert(
      fc.property(damage, ([text, at, length, put]) => {
        const from = at % text.length
        const broken = text.slice(0, from) + put + text.slice(from + length)
        const problem = problemOf(broken)
        expect(problem === null || typeof problem === 'string').toBe(true)
      }),
      { numRuns: 400 },
    )
  })
})
