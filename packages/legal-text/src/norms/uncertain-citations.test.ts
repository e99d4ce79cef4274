import { describe, expect, it } from 'vitest'
import { addEvidence, findNormCitations, newEvidence } from './find-norm-citations.ts'

const candidates = (text: string): string[][] => findNormCitations(text).map((each) => each.candidates.map(({ key }) => key))
const keys = (text: string): string[] => findNormCitations(text).map(({ key }) => key)
const confidence = (text: string): number | undefined => findNormCitations(text).at(-1)?.confidence

describe('back references behind two norms', () => {
  it('mean the norm under which the text cites that part elsewhere', () => {
    const evidence = newEvidence()
    const named = 'El artículo 15 N° 2 del Decreto Ley 3.475 permite pagar el impuesto en Tesorería.'
    const later =
      'El artículo 26 del D.L. 3.475 releva de acreditarlo al examinar el título, según el artículo 441 del Código de Procedimiento Civil, a quien, según el artículo 15 N° 2 del mismo cuerpo legal, lleva contabilidad.'
    for (const text of [named, later]) addEvidence(text, evidence)
    expect(findNormCitations(later, evidence).map(({ key }) => key)).toEqual(['DL-3475:26', 'CPC:441', 'DL-3475:15'])
    expect(keys(later).at(-1)).toBe('CPC:15')
  })

  it('mean the norm that is called so', () => {
    const text =
      'El artículo 26 del D.L. 3.475 exime a quien declara por contabilidad según la Ley de la Renta; lo mismo el artículo primero del mismo Decreto Ley.'
    expect(keys(text)).toEqual(['DL-3475:26', 'DL-824', 'DL-3475:1'])
  })
})

describe('ambiguous citations', () => {
  it('leaves «CT» open where nothing around tells which code it is', () => {
    const [citation] = findNormCitations('infringe el art. 162 CT en los términos expuestos')
    expect(citation).toMatchObject({ key: 'CT:162', idNorma: null })
    expect(citation?.candidates).toEqual([
      { key: 'CT', idNorma: 207436 },
      { key: 'CTrib', idNorma: 6374 },
    ])
    expect(citation?.confidence).toBeLessThan(0.5)
  })

  it('reads «CT» by the words around, by an article that one code lacks, and by the code named elsewhere', () => {
    expect(findNormCitations('despido del trabajador, art. 162 CT')).toMatchObject([{ key: 'CT:162', idNorma: 207436, candidates: [] }])
    expect(findNormCitations('el contribuyente, art. 63 del CT')).toMatchObject([{ key: 'CTrib:63', idNorma: 6374, candidates: [] }])
    expect(findNormCitations('conforme al art. 489 CT')).toMatchObject([{ key: 'CT:489', idNorma: 207436, candidates: [] }])
    expect(keys(`El Código Tributario rige el caso. ${'Se expone lo obrado. '.repeat(40)} Art. 21 del CT.`)).toEqual(['CTrib', 'CTrib:21'])
  })

  it('reads «CT» by the letter of an article that one code lacks, whatever the words around', () => {
    expect(keys('la empresa principal, que es contribuyente, responde según el artículo 183-B del CT')).toEqual(['CT:183 B'])
    expect(keys('el contribuyente pidió la devolución según el artículo 8 bis del CT')).toEqual(['CTrib:8 bis'])
  })

  it.each([
    'TTA Talca, art. 201 CT',
    'T.T.A. de Arica, art. 161 CT',
    'reclamo ante la Aduana, art. 124 CT',
    'crédito fiscal de IVA, art. 21 CT',
    'cobro de la Tesorería, art. 177 CT',
    'reclamo contra el SII, art. 161 N° 10 CT',
    'sanción tributaria, art. 161 CT',
  ])('reads «CT» in matters of tax as the Código Tributario: %s', (text) => {
    expect(keys(text)).toEqual([expect.stringMatching(/^CTrib:/u)])
  })

  it('reads «CT» by what the whole text is about, where the words around say nothing', () => {
    const far = `${'Se reitera lo dicho sobre el asunto. '.repeat(15)}`
    const about = (matter: string) => keys(`${matter} ${far} Así lo dice el artículo 168 del CT.`)
    expect(about('El despido del trabajador, la remuneración y el finiquito.')).toEqual(['CT:168'])
    expect(about('El impuesto, el contribuyente y la infracción tributaria. Los impuestos.')).toEqual(['CTrib:168'])
    expect(findNormCitations(`El despido y el impuesto. ${far} Así el artículo 168 del CT.`)[0]?.candidates).toMatchObject([
      { key: 'CT' },
      { key: 'CTrib' },
    ])
  })

  it('leaves a decree with the force of law open without year or ministry', () => {
    const [citation] = findNormCitations('conforme al artículo 12 del DFL N° 1')
    expect(citation).toMatchObject({ key: 'DFL-1:12', idNorma: null })
    expect(citation?.candidates.length).toBeGreaterThan(20)
    expect(findNormCitations('el DFL N° 1 de 2005')).toMatchObject([{ key: 'DFL-1-2005-salud', idNorma: null }])
    expect(candidates('el DFL N° 1 de 2005')).toEqual([expect.arrayContaining(['DFL-1-2005-salud', 'DFL-1-2005-interior'])])
    expect(candidates('el DFL N° 1, de 2005, del Ministerio de Salud')).toEqual([[]])
    expect(keys('el D.F.L. N° 29, de 2004')).toEqual(['DFL-29-2004-hacienda'])
  })

  it('takes the decree that the text names in full elsewhere, or that restates a law it names', () => {
    expect(keys('el DFL N° 1, de 2005, del Ministerio de Salud, y el artículo 190 del DFL N° 1 de 2005')).toEqual([
      'DFL-1-2005-salud',
      'DFL-1-2005-salud:190',
    ])
    expect(candidates('el Código del Trabajo rige el despido, y el DFL N° 1 otra cosa')[1]?.length).toBeGreaterThan(20)
    expect(keys('el DFL N° 1 que fija el texto refundido, coordinado y sistematizado del Código del Trabajo')).toEqual(['CT', 'CT'])
    expect(keys('el Código del Trabajo (DFL N° 1)')).toEqual(['CT'])
    expect(keys('el DFL N° 1, de 2002, del Ministerio del Trabajo, y luego el artículo 161 del DFL N° 1')).toEqual(['CT', 'CT:161'])
    expect(keys('la Ley N° 18.933 y el artículo 190 del DFL N° 1 de 2005')).toEqual(['ley-18933', 'DFL-1-2005-salud:190'])
  })
})

describe('confidence', () => {
  it('is less the further the norm stands', () => {
    const beside = confidence('el artículo 1698 del Código Civil') as number
    const anaphora = confidence('el Código Civil y el artículo 1698 del mismo Código') as number
    const possessive = confidence('el Código Civil lo regula; de su artículo 1698 se sigue otra cosa') as number
    expect([beside, anaphora, possessive]).toEqual([0.99, 0.93, 0.85])
  })

  it('is less where the catalogue knows no such article', () => {
    expect(confidence('el artículo 15 bis del Código Civil')).toBeLessThan(0.7)
  })
})

describe('references to a norm named before', () => {
  it.each<[string, string[]]>([
    ['el artículo 94 del Código Penal y el artículo 97 del mismo cuerpo de normas', ['CP:94', 'CP:97']],
    ['el Código Procesal Penal; el artículo 374 letra e) del cuerpo legal antes citado', ['CPP:374']],
    [
      'el artículo 772 del Código de Procedimiento Civil y los artículos 774 y 776 del texto legal citado',
      ['CPC:772', 'CPC:774', 'CPC:776'],
    ],
    ['el artículo 483 del Código del Trabajo. De su artículo 483-A se desprende que', ['CT:483', 'CT:483 A']],
    [
      'el artículo 4 de la Ley N° 20.000, el artículo 67 del Código Penal y el artículo 19 de dicha ley',
      ['ley-20000:4', 'CP:67', 'ley-20000:19'],
    ],
    ['el artículo 170 del Código de Procedimiento Civil y el artículo 768 del Código, que dice', ['CPC:170', 'CPC:768']],
    ['el artículo 6 de la Constitución Política; y el artículo 19 N° 24 de la Carta.', ['CPR:6', 'CPR:19']],
    ['el artículo 6 de la Constitución Política; y el artículo 19 de la carta, que envió', ['CPR:6']],
    ['el artículo 6 de la Constitución Política; y el artículo 19 de la Carta de las Naciones', ['CPR:6']],
    ['el artículo 1545 del Código Civil; y el artículo 4 de la Carta, que envió', ['CC:1545']],
    ['el artículo 483 A del Código del Trabajo', ['CT:483 A']],
    ['el Código Civil fue citado por la parte, y de su artículo 9999 nada se sigue', ['CC']],
    ['el artículo 1545 del Código Civil y el artículo 3 del código de ética', ['CC:1545']],
    ['el artículo 21 de la Ley N° 20.084, sin perjuicio del artículo 24 de esta última ley', ['ley-20084:21', 'ley-20084:24']],
    [
      'el Código de Aguas; arts. 6, 7 y demás aplicables de la Constitución Política; artículos 3, 4 y demás pertinentes de la Ley 18.216',
      ['CAg', 'CPR:6', 'CPR:7', 'ley-18216:3', 'ley-18216:4'],
    ],
    ['el Código Civil regula en sus artículos un estatuto propio', ['CC']],
    ['a modo comparado, el artículo 24 de la Constitución española y el artículo 1902 del Código Civil español', []],
    ['el artículo 125 de la Ley N° 18.834, sobre Estatuto Administrativo', ['ley-18834:125']],
  ])('%s', (text, expected) => {
    expect(keys(text)).toEqual(expected)
  })
})

describe('an article without its norm', () => {
  it.each<[string, string[]]>([
    [
      'Según el artículo 4° de la Ley N° 20.720, y por la remisión que el artículo 116 hace al artículo 129, procede apelar.',
      ['ley-20720:4', 'ley-20720:116', 'ley-20720:129'],
    ],
    ['El artículo 1489 del Código Civil rige el caso, y lo reitera el artículo 1873.', ['CC:1489', 'CC:1873']],
    ['El artículo 4° de la Ley N° 20.720 rige. Otra cosa dispone el artículo 129, según se dijo.', ['ley-20720:4']],
    ['El artículo 9° del Código del Trabajo rige, y no lo cambia el artículo 1545.', ['CT:9']],
    ['El artículo 24 del Código de Minería y lo que dice el artículo 42 de su Reglamento.', ['CMin:24']],
    [
      'El artículo 4° de la Ley N° 20.720 y el artículo 144 del Código de Procedimiento Civil, tras lo que dice el artículo 129.',
      ['ley-20720:4', 'CPC:144'],
    ],
  ])('belongs to the one norm that its sentence names, where that norm has it: %s', (text, expected) => {
    expect(keys(text)).toEqual(expected)
  })

  it('has the numeral that is marked, even one that no article has', () => {
    expect(findNormCitations('art. 464 N° 99 CPC')).toMatchObject([{ key: 'CPC:464', subdivisions: [{ numeral: '99' }] }])
    expect(keys('artículos 15 N° 1, 67 y 68 del Código Penal')).toEqual(['CP:15', 'CP:67', 'CP:68'])
  })
})

describe('other ways to write a citation', () => {
  it.each<[string, string[]]>([
    ['ley 19070 art/32 inc/3, ley 18834 art/72, ley 19880 art/5 tran', ['ley-19070:32', 'ley-18834:72', 'ley-19880:5 transitorio']],
    ['dfl 29/2004 hacie art/147 inc/3, dl 3500/80 art/17, pol art/19 num/16', ['DFL-29-2004-hacienda:147', 'DL-3500:17', 'CPR:19']],
    ['el art culo 1556 del C digo Civil', ['CC:1556']],
    ['el art?culo 19 N? 24 de la Constituci?n', ['CPR:19']],
    ['el art(cid:237)culo 10(cid:176) de la Ley N(cid:176) 19.880', ['ley-19880:10']],
    ['el artículo 162 inciso quin-\nto del Códi-\ngo del Trabajo', ['CT:162']],
    ['los artículos 297, 340 y\n\nPágina 7 de 15\n\n342 letra c) del Código Procesal Penal', ['CPP:297', 'CPP:340', 'CPP:342']],
    ['el artículo trescientos noventa y uno número dos del Código Penal', ['CP:391']],
    ['los artículos dos mil trescientos catorce y dos mil trescientos veintinueve del Código Civil', ['CC:2314', 'CC:2329']],
    ['N° 1 del Auto Acordado sobre Recurso de Protección (Acta N° 94-2015)', ['AA-94-2015:1']],
    ['decreto ley N° 824, sobre impuesto a la renta, artículo 31', ['DL-824:31']],
    ['el artículo 7 del decreto supremo N° 14, de 2024, del Ministerio del Medio Ambiente', ['DS-14-2024-medio-ambiente:7']],
  ])('%s', (text, expected) => {
    expect(keys(text)).toEqual(expected)
  })

  it('gives the place in the text as it was pasted', () => {
    const text = 'Visto: el art(cid:237)culo 10(cid:176) de la Ley N(cid:176) 19.880, y el art culo 1556 del C digo Civil.'
    expect(findNormCitations(text).map((each) => each.text)).toEqual([
      'art(cid:237)culo 10(cid:176) de la Ley N(cid:176) 19.880',
      'art culo 1556 del C digo Civil',
    ])
    for (const { from, to, text: quoted } of findNormCitations(text)) expect(text.slice(from, to)).toBe(quoted)
  })

  it('says when an article is cited with those that follow it', () => {
    const following = (text: string) => findNormCitations(text).map(({ andFollowing }) => andFollowing)
    expect(following('los artículos 425 y siguientes del Código del Trabajo')).toEqual([true])
    expect(following('arts. 253, 254 y ss. del C. de Procedimiento Civil')).toEqual([false, true])
  })
})

describe('a decree named again without its year', () => {
  it.each([
    ['El DS N° 3 de 1984 rige el caso. El artículo 4 del DS N° 3 lo dice.', ['DS-3-1984', 'DS-3-1984:4']],
    ['El DS N° 3 rige el caso, según el D.S. N° 3, de 1984.', ['DS-3-1984', 'DS-3-1984']],
    ['El Decreto Supremo N° 3 de 1984, del Ministerio de Salud. El D.S. N° 3 de Salud.', ['DS-3-1984', 'DS-3-1984']],
    ['El DS N° 10, de 2025, del Ministerio de Vivienda. El DS N° 10 de 2025.', ['DS-10-2025-vivienda', 'DS-10-2025-vivienda']],
    ['El DS N° 10, de 2025, del Ministerio de Vivienda, y el DS N° 10 citado.', ['DS-10-2025-vivienda', 'DS-10-2025-vivienda']],
    ['El DFL N° 3, de 1997, del Ministerio de Hacienda. El artículo 8 del DFL N° 3.', ['DFL-3-1997-hacienda', 'DFL-3-1997-hacienda:8']],
  ])('is the one named in full: %s', (text, expected) => {
    expect(keys(text)).toEqual(expected)
    expect(candidates(text)).toEqual([[], []])
  })

  it('stays open between two of its number', () => {
    const text = 'El DS N° 3 de 1984, el DS N° 3 de 1990, y el DS N° 3.'
    expect(keys(text)).toEqual(['DS-3-1984', 'DS-3-1990', 'DS-3'])
    expect(candidates(text)).toEqual([[], [], ['DS-3-1984', 'DS-3-1990']])
  })

  it('is another one where the ministry is another', () => {
    expect(keys('El DS N° 3 de 1984 del Ministerio de Salud. El DS N° 3 de Vivienda. El DS N° 3.')).toEqual(['DS-3-1984', 'DS-3', 'DS-3'])
    expect(candidates('El DS N° 3 de 1984 del Ministerio de Salud. El DS N° 3 de Vivienda. El DS N° 3.')).toEqual([[], [], []])
    expect(keys('El DS N° 3 de 1984 de Salud, el DS N° 3 de 1990 de Vivienda, y el DS N° 3 de Vivienda')).toEqual([
      'DS-3-1984',
      'DS-3-1990',
      'DS-3-1990',
    ])
  })

  it('stays open where the text names none of its number in full', () => {
    const [first, second] = candidates('El DFL N° 1 de 2005 y las normas del DFL N° 1 de 2005.')
    expect(first?.length).toBeGreaterThan(1)
    expect(second).toEqual(first)
  })

  it('is named in full by another part of the text', () => {
    const [first, second] = ['El DS N° 3 de 1984 rige el caso.', 'Así el artículo 4 del DS N° 3.']
    const evidence = newEvidence()
    for (const part of [first, second]) addEvidence(part, evidence)
    expect(findNormCitations(second, evidence).map(({ key }) => key)).toEqual(['DS-3-1984:4'])
  })
})
