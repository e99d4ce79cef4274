import { cpuMillis } from '@basejuris/testkit/cpu-millis'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addEvidence, findNormCitations, newEvidence } from './find-norm-citations.ts'

const keys = (text: string): string[] => findNormCitations(text).map((citation) => citation.key)

describe('findNormCitations', () => {
  it.each<[string, string[]]>([
    ['el artículo 161 del Código del Trabajo', ['CT:161']],
    ['art. 767 CPC', ['CPC:767']],
    ['artículo 254 N° 3 del C.P.C. y artículo 303 N° 6 del mismo Código', ['CPC:254', 'CPC:303']],
    ['artículos 144, 170 y 186 del CPC', ['CPC:144', 'CPC:170', 'CPC:186']],
    ['artículos 160 N° 7, 162 y 168 del Código del Trabajo', ['CT:160', 'CT:162', 'CT:168']],
    ['artículo 97 N° 2 y 11 del Código Tributario', ['CTrib:97']],
    ['artículos 1698 del Código Civil; 144, 160 y 170 del Código de Procedimiento Civil', ['CC:1698', 'CPC:144', 'CPC:160', 'CPC:170']],
    ['artículo 41 e inciso segundo del artículo 11, ambos de la Ley N° 19.880', ['ley-19880:41', 'ley-19880:11']],
    ['El Código Civil, en sus artículos 1545 y 1546, dispone', ['CC:1545', 'CC:1546']],
    ['inciso primero del artículo 32 N° 14 de la Constitución Política de la República', ['CPR:32']],
    ['artículo 76 de la Carta Fundamental', ['CPR:76']],
    ['artículo 16 letra g) de la ley 19.496', ['ley-19496:16']],
    ['artículo 183-AB del Código del Trabajo', ['CT:183 AB']],
    ['artículos 9, 183 A y siguientes 420, 446 y siguientes del Código del Trabajo', ['CT:9', 'CT:183 A', 'CT:420', 'CT:446']],
    ['Artículos 34 Y Siguientes y 55 del Código de Minería', ['CMin:34', 'CMin:55']],
    ['los números 4 y 5 del artículo 159 y en las del artículo 160 del Código del Trabajo', ['CT:159', 'CT:160']],
    ['el artículo 5 de la Ley N° 19.496 y en el artículo 160 del Código del Trabajo', ['ley-19496:5', 'CT:160']],
    ['el Código del Trabajo y, más precisamente, su artículo 477 sexies', ['CT:477 sexies']],
    ['artículos 150 A y 150 D del Código Penal', ['CP:150 A', 'CP:150 D']],
    ['artículo 162 del Código del Trabajo, artículo 1545 del Código Civil y artículo 510 del código del ramo', ['CT:162', 'CC:1545']],
    ['artículo 162 del Código del Trabajo y artículo 510 del código del ramo', ['CT:162', 'CT:510']],
    ['la demandante C.P.R., farera', []],
    ['según la C.P.R., y el art. 19 C.P.R.', ['CPR', 'CPR:19']],
    ['artículo 21 de la Ley de Matrimonio Civil de 10 de enero de 1884', []],
    ['artículo 21 de la Ley de Matrimonio Civil, de 2004', ['ley-19947:21']],
    ['artículo 150 A y artículo 150 D del Código Penal', ['CP:150 A', 'CP:150 D']],
    ['artículos 150 A 153 del Código Penal', ['CP:150', 'CP:151', 'CP:152', 'CP:153']],
    ['artículo 456 bis A del Código Penal', ['CP:456 bis A']],
    ['artículo 129 bis 17 del Código de Aguas', ['CAg:129 bis 17']],
    ['artículo 1792-20 del Código Civil', ['CC:1792-20']],
    ['los artículos 1.796 y 2.468 del Código Civil', ['CC:1796', 'CC:2468']],
    ['artículos segundo y tercero transitorios de la Ley N° 21.389', ['ley-21389:2 transitorio', 'ley-21389:3 transitorio']],
    ['artículo 3° del Decreto Ley N° 211', ['DL-211:3']],
    ['artículo 17 del D.L. Nº 3.475, de 1980', ['DL-3475:17']],
    ['artículo 61 del DFL N° 29, de 2004, del Ministerio de Hacienda', ['DFL-29-2004-hacienda:61']],
    ['artículo 4 del Decreto Supremo N° 3 de 1984', ['DS-3-1984:4']],
    ['lo dispuesto en el artículo 1552 del Código del Bello', ['CC:1552']],
    ['el Decreto Exento N° 812 de 2021 de la Municipalidad de Olmué', []],
    ['el Decreto Alcaldicio N° 77 de 2022 y, según el mismo Decreto N° 77 de 2022, se descontó', []],
    ['el Decreto Supremo N° 77 de 2022 y el Decreto Exento N° 77 de 2021', ['DS-77-2022']],
    ['D.S. N° 3 de 1984 del Minsal artículos 16 y 21, y al artículo 11 N° 6 del Código Penal', ['DS-3-1984:16', 'DS-3-1984:21', 'CP:11']],
    ['leyes N° 18.175, 20.416 y 21.131', ['ley-18175', 'ley-20416', 'ley-21131']],
    ['la Ley de Tránsito, artículos 110 y 193', ['ley-18290:110', 'ley-18290:193']],
    ['la ley diecinueve mil novecientos sesenta y ocho, en su artículo octavo', ['ley-19968:8']],
    ['Atenuantes: 11 N° 6 y 9 del Código Penal', ['CP:11']],
    ['artículo 425 y siguientes del Código del Trabajo', ['CT:425']],
    ['artículos 1545 y siguientes, 1698 y 1700 del Código Civil', ['CC:1545', 'CC:1698', 'CC:1700']],
    ['Art. 1.º transitorio de la Ley 21.120; art. 2.º de la Ley N.º 20.886', ['ley-21120:1 transitorio', 'ley-20886:2']],
    ['artículos 1.°, 2.º y 3.º bis de la Ley N.º 20.886', ['ley-20886:1', 'ley-20886:2', 'ley-20886:3 bis']],
    ['conforme al artículo 5. El artículo 6 de la Ley N° 20.886', ['ley-20886:6']],
    ['la Ley de Protección al Consumidor (N° 19.496), artículos 3 letra e) y 12', ['ley-19496:3', 'ley-19496:12']],
    ['la atenuante del artículo 11 N° 6 y la agravante del artículo 12 N° 16 del Código Penal', ['CP:11', 'CP:12']],
    ['el artículo 11 de la ley y la sentencia del artículo 12 del Código Penal', ['CP:12']],
    ['las atenuantes señaladas y la agravante del 12 N° 16 del Código Penal', ['CP:12']],
    ['artículo 97 N° 10 del CT, por infracción tributaria a los impuestos', ['CTrib:97']],
  ])('%s', (text, expected) => {
    expect(keys(text)).toEqual(expected)
  })

  it.each([
    'la constitución de la hipoteca y el artículo noveno del reglamento interno',
    'el artículo de prensa acompañado y la cláusula 5 letra b) del contrato',
    'Rol N° 19.880-2023 y la suma de $19.496',
    'el artículo 12 del contrato',
    'la ley permite 30 días',
    'Juzgado de Garantía de Constitución',
  ])('finds nothing in «%s»', (text) => {
    expect(keys(text)).toEqual([])
  })

  it('gives each article of a list its place, label and idNorma', () => {
    const text = 'según los artículos 144 y 170 del Código de Procedimiento Civil.'
    expect(findNormCitations(text)).toEqual([
      {
        from: 10,
        to: 23,
        text: 'artículos 144',
        key: 'CPC:144',
        label: 'art. 144 Código de Procedimiento Civil',
        idNorma: 22740,
        article: '144',
        missingArticle: null,
        rangeEnd: null,
        andFollowing: false,
        subdivisions: [],
        confidence: 0.99,
        candidates: [],
      },
      {
        from: 26,
        to: 63,
        text: '170 del Código de Procedimiento Civil',
        key: 'CPC:170',
        label: 'art. 170 Código de Procedimiento Civil',
        idNorma: 22740,
        article: '170',
        missingArticle: null,
        rangeEnd: null,
        andFollowing: false,
        subdivisions: [],
        confidence: 0.99,
        candidates: [],
      },
    ])
  })

  it('gives articles whose code was left out to the code under which the text cites them', () => {
    const facts = 'El artículo 161 del Código del Trabajo, el artículo 162 y el artículo 168 del Código del Trabajo.'
    const decision = 'Visto lo dispuesto en los artículos 7, 161, 162, 168 y 1698 del Código Civil, se declara:'
    const corrected = ['CT:7', 'CT:161', 'CT:162', 'CT:168', 'CC:1698']
    expect(keys(`${facts}\n${decision}`).slice(3)).toEqual(corrected)
    const evidence = newEvidence()
    addEvidence(facts, evidence)
    expect(findNormCitations(decision, evidence).map(({ key }) => key)).toEqual(corrected)
    expect(keys(decision)).toEqual(['CC:7', 'CC:161', 'CC:162', 'CC:168', 'CC:1698'])
    const civil = facts.replaceAll('Código del Trabajo', 'Código Civil')
    expect(keys(`${civil}\n${decision}`).slice(3)).toEqual(keys(decision))
  })

  it('gives places inside the text, in order, for any text and never throws', () => {
    const piece = fc.constantFrom(
      'artículo ',
      'artículos ',
      '19',
      ' N° ',
      '3',
      ', ',
      ' y ',
      ' del ',
      'Código Civil',
      ' de la ',
      'Ley N° ',
      '19.496',
      'CPC',
      ' inciso segundo',
      ' mismo Código',
      ';',
      ' bis A',
      '°',
      'letra b) ',
    )
    fc.assert(
      fc.property(
        fc.oneof(
          fc.array(piece, { maxLength: 30 }).map((pieces) => pieces.join('')),
          fc.string({ unit: 'binary' }),
        ),
        (text) => {
          let from = 0
          for (const citation of findNormCitations(text)) {
            expect(text.slice(citation.from, citation.to)).toBe(citation.text)
            expect(citation.from).toBeGreaterThanOrEqual(from)
            expect(citation.key).toBe(citation.article === null ? citation.key : `${citation.key.split(':')[0]}:${citation.article}`)
            from = citation.from
          }
        },
      ),
      { numRuns: 300 },
    )
  })

  it('says which article a norm has not, and cites the norm alone', () => {
    expect(findNormCitations('el artículo 2.329 del Código del Trabajo')).toMatchObject([
      { key: 'CT', article: null, missingArticle: '2329' },
    ])
    for (const text of ['la Ley N° 17.322, artículo 468, dice', 'la Ley N° 17.322 (artículo 468)'])
      expect(findNormCitations(text)).toMatchObject([{ key: 'ley-17322', article: null, missingArticle: '468' }])
    expect(findNormCitations('el artículo 161 del Código del Trabajo')).toMatchObject([{ article: '161', missingArticle: null }])
  })

  it('takes time linear in the text', () => {
    const time = (copies: number): number => {
      const text =
        'artículos 1, 2 y 3 bis A N° 4 letra b) de la cosa y Ley 19.496; 5 del Código, artículo 7 del mismo Código Civil '.repeat(copies)
      return cpuMillis(() => void findNormCitations(text))
    }
    time(20)
    expect(time(2_000)).toBeLessThan(60 * Math.max(time(200), 1))
  })
})
