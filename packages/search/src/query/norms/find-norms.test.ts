import { describe, expect, it } from 'vitest'
import { findNorms } from './find-norms.ts'

const keysAndRest = (query: string): [string[], string] => {
  const norms = findNorms(query)
  let rest = query
  for (const { from, to } of norms) rest = rest.slice(0, from) + '_'.repeat(to - from) + rest.slice(to)
  return [norms.map(({ key }) => key), rest.replace(/_+/gu, '_')]
}

describe('findNorms', () => {
  it.each([
    ['precautoria 296 prohibición de actos', ['CPC:296']],
    ['medida prejudicial precautoria 279', ['CPC:279']],
    ['abandono 152 CA Talca', ['CPC:152']],
    ['tercería de posesión 518 acoge', ['CPC:518']],
    ['prisión preventiva 140 revoca', ['CPP:140']],
    ['nulidad 373 letra b) CPP hurto', ['CPP:373']],
    ['nulidad 373 letra b) hurto', ['CPP:373']],
    ['nulidad 374 letra e) y 373 letra b)', ['CPP:374', 'CPP:373']],
    ['nulidad 373 letra b y 374 letra e', ['CPP:373', 'CPP:374']],
    ['nulidad 373 a) reconducida a 374 e) CS enero 2024', ['CPP:373', 'CPP:374']],
    ['nulidad penal ica talca 374 e) 342 c) estafa docente absolución el MP recurre rechaza', ['CPP:374', 'CPP:342']],
    ['nulidad penal art. 374 letra e) en relación con los artículos 342 letra c) y 297', ['CPP:374', 'CPP:342', 'CPP:297']],
    ['nulidad penal 374 e) y 342 d)', ['CPP:374', 'CPP:342']],
    ['desahucio 161 inc 2 gerente', ['CT:161']],
    ['apremios ilegítimos 150 A', ['CP:150 A']],
    ['nulidad 374 e) y 373 b) CPP', ['CPP:374', 'CPP:373']],
    ['protección art 19 n 1 19 n 9 medicamento', ['CPR:19', 'CPR:19']],
    ['19 n 24 propiedad aguas', ['CPR:19']],
    ['iva 23 n5 DL 825', ['DL-825:23']],
    ['fne cadena 3 bis e) dl 211', ['DL-211:3 bis']],
    ['17 B ley de armas inaplicabilidad acoge', ['ley-17798:17 B']],
    ['robo 436 CP condena', ['CP:436']],
    ['convivencia 61 62 LMC', ['ley-19947:61', 'ley-19947:62']],
    ['abandono de 152 hectáreas', []],
    ['me negaron la precautoria 296 y mi casa se vendió', []],
  ] as const)('reads the code that a step of the case implies in «%s»', (query, keys) => {
    expect(findNorms(query).map(({ key }) => key)).toEqual(keys)
  })

  it.each([
    ['d.l. 3500', 'DL-3500'],
    ['dl n° 3500', 'DL-3500'],
    ['d. l. 3.500', 'DL-3500'],
    ['dfl 1 de 2005', 'DFL-1-2005-salud'],
    ['d.s. 594', 'DS-594'],
  ])('reads «%s», also in lower case', (query, key) => {
    expect(keysAndRest(query)).toEqual([[key], '_'])
  })

  it('reads an article with its suffix of the law that was named before', () => {
    expect(keysAndRest('ebriedad art. 196 ley 18.290 negativa 195 bis')).toEqual([
      ['ley-18290:196', 'ley-18290:195 bis'],
      'ebriedad _ negativa _',
    ])
    expect(keysAndRest('art. 5 ley 20.000 tráfico 195 bis')[0]).toEqual(['ley-20000:5'])
  })

  it.each([
    'art. 161 CT',
    'art. 161 del Código del Trabajo',
    'artículo 161 Código del Trabajo',
    'art.161 ct',
    '161 código del trabajo',
    'art 161 inc 1 C. del T.',
    'art. 161 Cód. Trab.',
    'art. 161 c.t.',
    '161 CT',
    'ct 161',
    'código del trabajo 161',
    'Código del Trabajo art. 161',
    'artículo 161 inciso primero del código del trabajo',
  ])('covers all of «%s»', (query) => {
    expect(keysAndRest(query)).toEqual([['CT:161'], '_'])
  })

  it.each([
    'art 200 ct tta',
    'tta antofagasta prescripción 200 ct',
    'ct 200 sii',
    'reclamo sii art. 200 ct',
    '3er tta 200 CT',
    'sanción tributaria 200 c.t.',
    'iva prescripción 200 ct',
  ])('reads «ct» in matters of tax as the Código Tributario: «%s»', (query) => {
    expect(findNorms(query).map(({ key }) => key)).toEqual(['CTrib:200'])
  })

  it.each(['art 161 ct', 'despido empleada del sii art 161 ct', 'fuero 161 ct', 'despido trabajador tesorería 161 ct'])(
    'reads «ct» elsewhere as the Código del Trabajo: «%s»',
    (query) => {
      expect(findNorms(query).map(({ key }) => key)).toEqual(['CT:161'])
    },
  )

  it.each([
    ['despido 161 ct indemnización', ['CT:161'], 'despido _ indemnización'],
    ['art. 1545 cód. civ.', ['CC:1545'], '_'],
    ['art 303 cc', ['CC:303'], '_'],
    ['1545 cc', ['CC:1545'], '_'],
    ['artículo 19 n° 24 constitución', ['CPR:19'], '_'],
    ['art 20 constitución isapre', ['CPR:20'], '_ isapre'],
    ['art. 19 de la constitución', ['CPR:19'], '_'],
    ['art. 373 cpp', ['CPP:373'], '_'],
    ['ley 19.880 art. 4', ['ley-19880:4'], '_'],
    ['3 bis DL 211', ['DL-211:3 bis'], '_'],
    ['robo 456 bis CP', ['CP:456 bis'], 'robo _'],
    ['receptación 456 bis A CP condena', ['CP:456 bis A'], 'receptación _ condena'],
    ['5 del DFL 850', ['DFL-850-1997-obras-publicas:5'], '_'],
    ['ley zamudio', ['ley-20609'], '_'],
    ['arts. 161 y 168 CT', ['CT:161', 'CT:168'], '_ y _'],
    ['código civil 2019', ['CC'], '_ 2019'],
    ['CC 2332', ['CC:2332'], '_'],
    ['373 b CPP', ['CPP:373'], '_'],
    ['373 b) cpp', ['CPP:373'], '_'],
    ['183 A ct', ['CT:183 A'], '_'],
    ['artículo mil quinientos cuarenta y cinco del código civil', ['CC:1545'], '_'],
    ['artículo diecinueve número veinticuatro de la Constitución', ['CPR:19'], '_'],
    ['768 N°9 CPC', ['CPC:768'], '_'],
    ['768 nro 9 cpc', ['CPC:768'], '_'],
    ['160 n 7 ct', ['CT:160'], '_'],
    ['160 numeral 7 del código del trabajo', ['CT:160'], '_'],
    ['19 n° 24 cpr', ['CPR:19'], '_'],
    ['485 letra b ct', ['CT:485'], '_'],
    ['arts. 7 y 160 n° 7 ct', ['CT:7', 'CT:160'], '_ y _'],
  ])('reads «%s»', (query, keys, rest) => {
    expect(keysAndRest(query)).toEqual([keys, rest])
  })

  it.each([
    ['artículo 19 N° 24 Constitución', 'art. 19 N° 24 Constitución Política de la República'],
    ['19 N° 24 constitución', 'art. 19 N° 24 Constitución Política de la República'],
    ['constitución 19 n° 24', 'art. 19 N° 24 Constitución Política de la República'],
    ['cpr 19 n 24', 'art. 19 N° 24 Constitución Política de la República'],
    ['19 24 cpr', 'art. 19 N° 24 Constitución Política de la República'],
    ['constitución art 19 n 3 inciso 6', 'art. 19 N° 3 inciso 6° Constitución Política de la República'],
    ['artículo 19 números 1 y 24 de la constitución', 'art. 19 N° 1 y N° 24 Constitución Política de la República'],
    ['19 n° 1 y 24 cpr', 'art. 19 N° 1 y N° 24 Constitución Política de la República'],
    ['disposición cuarta transitoria constitución', 'art. 4 transitorio Constitución Política de la República'],
    ['162 inciso 5 CT', 'art. 162 inciso 5° Código del Trabajo'],
    ['162 inc 5° ct', 'art. 162 inciso 5° Código del Trabajo'],
    ['inciso 5 art 162 ct', 'art. 162 inciso 5° Código del Trabajo'],
    ['artículo 162 inciso quinto y séptimo código del trabajo', 'art. 162 inciso 5° e inciso 7° Código del Trabajo'],
    ['Código del Trabajo, artículo 160 N° 7', 'art. 160 N° 7 Código del Trabajo'],
    ['código del trabajo 160 n° 7', 'art. 160 N° 7 Código del Trabajo'],
    ['ct 160 n° 7', 'art. 160 N° 7 Código del Trabajo'],
    ['160 n° 1 letra a) ct', 'art. 160 N° 1 letra a) Código del Trabajo'],
    ['letra b) del art. 478 ct', 'art. 478 letra b) Código del Trabajo'],
    ['478 letras b y e ct', 'art. 478 letra b) y letra e) Código del Trabajo'],
    ['478 b) y e) código del trabajo', 'art. 478 letra b) y letra e) Código del Trabajo'],
    ['ley 19496 art 3 letra e', 'art. 3 letra e) Ley N° 19.496'],
    ['art 5° transitorio ley 21.442', 'art. 5 transitorio Ley N° 21.442'],
    ['artículos 160 a 163 CT', 'arts. 160 a 163 Código del Trabajo'],
    ['160 a 163 código del trabajo', 'arts. 160 a 163 Código del Trabajo'],
    ['160-163 ct', 'arts. 160 a 163 Código del Trabajo'],
  ])('covers all of «%s» with one norm, «%s»', (query, label) => {
    expect(findNorms(query).map((norm) => norm.label)).toEqual([label])
    expect(keysAndRest(query)[1]).toBe('_')
  })

  it.each([
    ['desahucio verbal, 84 inciso final CPC', ['art. 84 inciso final Código de Procedimiento Civil'], 'desahucio verbal, _'],
    ['pago 2019, 161 CT', ['art. 161 Código del Trabajo'], 'pago 2019, _'],
    ['161 y 168 ct', ['art. 161 Código del Trabajo', 'art. 168 Código del Trabajo'], '_ y _'],
    [
      '768 n° 5 en relación al 170 n° 4 cpc',
      ['art. 768 N° 5 Código de Procedimiento Civil', 'art. 170 N° 4 Código de Procedimiento Civil'],
      '_',
    ],
    ['nulidad del despido 162 incisos 5 y 7 ct', ['art. 162 inciso 5° e inciso 7° Código del Trabajo'], 'nulidad del despido _'],
    [
      'artículos 7, 161 y 168 del Código del Trabajo y 1698 del Código Civil',
      ['art. 7 Código del Trabajo', 'art. 161 Código del Trabajo', 'art. 168 Código del Trabajo', 'art. 1698 Código Civil'],
      '_, _ y _ y _',
    ],
  ])('reads «%s» as several', (query, labels, rest) => {
    expect(findNorms(query).map((norm) => norm.label)).toEqual(labels)
    expect(keysAndRest(query)[1]).toBe(rest)
  })

  it.each([
    ['1545 y 1489 CC, 772 CPC', ['CC:1545', 'CC:1489', 'CPC:772']],
    ['1545 CC 1489 CC 772 CPC', ['CC:1545', 'CC:1489', 'CPC:772']],
    ['161 ct, 1545 cc y 170 cpc', ['CT:161', 'CC:1545', 'CPC:170']],
    ['7, 161 y 168 CT; 1698 CC', ['CT:7', 'CT:161', 'CT:168', 'CC:1698']],
    ['160 N° 7 y 162 CT', ['CT:160', 'CT:162']],
    ['12 y 23 ley 19496', ['ley-19496:12', 'ley-19496:23']],
    ['ley 18.290, 196 y 197', ['ley-18290:196', 'ley-18290:197']],
  ])('reads the list «%s» without the word for articles', (query, keys) => {
    expect(findNorms(query).map(({ key }) => key)).toEqual(keys)
    expect(keysAndRest(query)[1]).toMatch(/^[_,;ye ]+$/u)
  })

  it.each([
    ['3 letra b ley 19496', 'art. 3 letra b) Ley N° 19.496'],
    ['ley 19496 3 letra b', 'art. 3 letra b) Ley N° 19.496'],
    ['ley 21040 38 transitorio', 'art. 38 transitorio Ley N° 21.040'],
    ['ley 19496 2024', 'Ley N° 19.496'],
    ['ley 20000 4 gramos', 'Ley N° 20.000'],
    ['2015 ley 20000', 'Ley N° 20.000'],
  ])('reads «%s» as «%s»', (query, label) => {
    expect(findNorms(query).map((norm) => norm.label)).toEqual([label])
  })

  it.each([
    [
      'nulidad laboral acogida ICA Talca art. 477 y art. 478 letra c)',
      ['art. 477 Código del Trabajo', 'art. 478 letra c) Código del Trabajo'],
    ],
    ['nulidad laboral horas extra, 478 letra b', ['art. 478 letra b) Código del Trabajo']],
    ['nulidad penal art. 477', []],
    ['me acogieron una nulidad laboral en la causa 478', []],
  ])('reads the causes of a nullity of labour law in «%s»', (query, labels) => {
    expect(findNorms(query).map((norm) => norm.label)).toEqual(labels)
  })

  it('answers a range by any of its articles', () => {
    expect(findNorms('arts. 160 a 163 CT')).toMatchObject([{ key: 'CT:160', range: ['CT:161', 'CT:162', 'CT:163'] }])
  })

  it('finds no norm in other text', () => {
    for (const query of [
      'moto de 250 cc',
      'auto 1500 cc y 2000 cc',
      'carta cc 2332 y más',
      'constitución de la sociedad 2019',
      'cp 7500000',
      'trabajo 161',
      'código de barras',
      'el código del local',
    ])
      expect(findNorms(query), query).toEqual([])
  })
})

describe('norms as they are typed in a hurry', () => {
  it.each([
    ['373 b y 374 e cpp', ['art. 373 letra b) Código Procesal Penal', 'art. 374 letra e) Código Procesal Penal']],
    ['374 e cpp', ['art. 374 letra e) Código Procesal Penal']],
    ['auto acordado protección plazo', ['Auto Acordado N° 94-2015']],
    ['cc 1545 1546', ['art. 1545 Código Civil', 'art. 1546 Código Civil']],
    ['nulidad 374 f talca', ['art. 374 letra f) Código Procesal Penal']],
    ['lmc arts 61 y 62 menoscabo', ['art. 61 Ley N° 19.947', 'art. 62 Ley N° 19.947']],
    ['lmc 61 menoscabo', ['art. 61 Ley N° 19.947']],
    ['menoscabo 61 y 62 lmc', ['art. 61 Ley N° 19.947', 'art. 62 Ley N° 19.947']],
    ['373 a) 374 e) cpp', ['art. 373 letra a) Código Procesal Penal', 'art. 374 letra e) Código Procesal Penal']],
    ['97 n°10 CT clausura boletas', ['art. 97 N° 10 Código Tributario']],
    ['160 ct clausura despido', ['art. 160 Código del Trabajo']],
    ['17 B ley 17.798 armas', ['art. 17 B Ley N° 17.798']],
    ['9 y 17 B ley 17.798', ['art. 9 Ley N° 17.798', 'art. 17 B Ley N° 17.798']],
    ['art 3 b ley 19496', ['art. 3 letra b) Ley N° 19.496']],
    ['AA recurso de protección', ['Auto Acordado N° 94-2015']],
    ['160 7 ct', ['art. 160 N° 7 Código del Trabajo']],
    ['160.7 ct', ['art. 160 N° 7 Código del Trabajo']],
    ['160-7 CT', ['art. 160 N° 7 Código del Trabajo']],
    ['183-A CT', ['art. 183 A Código del Trabajo']],
    ['161 168 ct', ['art. 161 Código del Trabajo', 'art. 168 Código del Trabajo']],
    ['485 cdt', ['art. 485 Código del Trabajo']],
    ['1698 c.c.', ['art. 1698 Código Civil']],
    ['2314 cc responsabilidad', ['art. 2314 Código Civil']],
    ['arts 1545, 1546 y 1560 cc', ['art. 1545 Código Civil', 'art. 1546 Código Civil', 'art. 1560 Código Civil']],
    ['768 n°5 casación forma', ['art. 768 N° 5 Código de Procedimiento Civil']],
    ['374 e) nulidad acogida', ['art. 374 letra e) Código Procesal Penal']],
    ['nulidad penal 373 a acogida', ['art. 373 letra a) Código Procesal Penal']],
    ['rol 477 nulidad', []],
    ['art 1545 incumplimiento', ['art. 1545 Código Civil']],
    ['artículo 2314 daño por un perro', ['art. 2314 Código Civil']],
    ['art. 1545 del Código de Comercio', ['Código de Comercio']],
    ['gasto del 31 n°3 por un fraude', ['art. 31 N° 3 DL N° 824']],
    ['¿acepta el SII como gasto del art. 31 N° 6 los viáticos?', ['art. 31 N° 6 DL N° 824']],
    ['31 n°3 o 31 n°4 LIR castigo', ['art. 31 N° 3 DL N° 824', 'art. 31 N° 4 DL N° 824']],
    ['estafa 31 n°3', []],
    ['gasto del 31 n°3 del Código Penal', ['art. 31 N° 3 Código Penal']],
    ['gasto rechazado 21 lir', ['art. 21 DL N° 824']],
    ['gratificación 47 50 ct', ['art. 47 Código del Trabajo', 'art. 50 Código del Trabajo']],
    ['robo lugar habitado 440', ['art. 440 Código Penal']],
    ['comodato precario 2195', ['art. 2195 Código Civil']],
    ['2195 cc inc 2', ['art. 2195 inciso 2° Código Civil']],
    ['ct art 200', ['art. 200 Código del Trabajo']],
    ['supletoriamente el CPC, art. 2 Código Tributario', ['Código de Procedimiento Civil', 'art. 2 Código Tributario']],
    ['3 lit b ley 19496', ['art. 3 letra b) Ley N° 19.496']],
    ['art 4 l. 20000', ['art. 4 Ley N° 20.000']],
    ['L 20000', ['Ley N° 20.000']],
    ['dl 825 23 n5', ['art. 23 N° 5 DL N° 825']],
    ['lpdc 3', ['art. 3 Ley N° 19.496']],
    ['supermercados express 160 n7 chillan', ['art. 160 N° 7 Código del Trabajo']],
    ['unificación inadmisible finiquito tutela 483-A', ['art. 483 A Código del Trabajo']],
    ['maltrato animal 291 bis garantia limache', ['art. 291 bis Código Penal']],
    ['desafuero maternal art 159 n° 5 2024', ['art. 159 N° 5 Código del Trabajo']],
    ['ley 17.322 art 3 inc 2 y art 22 inciso sexto', ['art. 3 inciso 2° Ley N° 17.322', 'art. 22 inciso 6° Ley N° 17.322']],
    ['ley 17.322 art 3 y art 161 CT', ['art. 3 Ley N° 17.322', 'art. 161 Código del Trabajo']],
    ['lbpa art 53', ['art. 53 Ley N° 19.880']],
    ['ley consumidor', ['Ley N° 19.496']],
    ['ley transparencia', ['Ley N° 20.285']],
    ['ley tribunales familia', ['Ley N° 19.968']],
    ['ley iva art 23', ['art. 23 DL N° 825']],
    ['ley emilia', ['Ley N° 20.770']],
    ['estatuto adm art 10', ['art. 10 Ley N° 18.834']],
    ['art 12 estatuto docente', ['art. 12 Ley N° 19.070']],
    [
      'nulidad manejo en estado de ebriedad 196 ley de transito prescripción reincidencia suspension licencia 5 años',
      ['art. 196 Ley N° 18.290'],
    ],
    ['art 147 inc 3 estatuto administrativo', ['art. 147 inciso 3° Ley N° 18.834']],
    ['nulidad 477', ['art. 477 Código del Trabajo']],
    ['nulidad penal CS 373 a', ['art. 373 letra a) Código Procesal Penal']],
    ['nulidad 374 e', ['art. 374 letra e) Código Procesal Penal']],
    ['despido 160 n 7 conductas', ['art. 160 N° 7 Código del Trabajo']],
    ['despido 161', ['art. 161 Código del Trabajo']],
    ['queja 545', ['art. 545 Código Orgánico de Tribunales']],
    ['casación forma 768 n 5', ['art. 768 N° 5 Código de Procedimiento Civil']],
    ['inaplicabilidad 18.216 art 1 inc 2 acoge entre 2019 y 2021', ['art. 1 inciso 2° Ley N° 18.216']],
    ['casa de oficio 548 COT', ['art. 548 Código Orgánico de Tribunales']],
    ['150d CP', ['art. 150 D Código Penal']],
    ['150 d código penal', ['art. 150 D Código Penal']],
    ['374e CPP', ['art. 374 letra e) Código Procesal Penal']],
    ['art 66bis ct', ['art. 66 bis Código del Trabajo']],
    ['53b ley 19.496', ['art. 53 B Ley N° 19.496']],
    ['ley 19496 art 53b', ['art. 53 B Ley N° 19.496']],
    ['CT 183a', ['art. 183 A Código del Trabajo']],
    ['183 ab ct', ['art. 183 AB Código del Trabajo']],
    ['12b lpc', ['art. 12 B Ley N° 19.496']],
    ['464n17 cpc', ['art. 464 N° 17 Código de Procedimiento Civil']],
    ['sernac art 20 c', ['art. 20 letra c) Ley N° 19.496']],
    ['sernac art 3 letra b) y art 12', ['art. 3 letra b) Ley N° 19.496', 'art. 12 Ley N° 19.496']],
    ['sernac art 19 constitución', ['art. 19 Constitución Política de la República']],
    ['485 CT 489ct', ['art. 485 Código del Trabajo', 'art. 489 Código del Trabajo']],
  ])('reads %s', (query, expected) => {
    expect(findNorms(query).map(({ label }) => label)).toEqual(expected)
  })

  it.each([
    'despido 161 trabajadores',
    'despido 168 días',
    'robo 500 mil',
    'comodato fallos de 1899',
    'indemnización 1500 uf',
    'me robaron 440 y quedé con lesiones 397 y nadie responde por nada',
    'moto 250 cc robo',
    'auto 1600 cc',
    'moto de 250cc',
    'multa 20 a CP',
    '3a sala suprema',
    'C. C. Soto con Fisco',
    'ley pareja',
  ])('finds none in %s', (query) => {
    expect(findNorms(query)).toEqual([])
  })

  it('covers all that it read, so that no word of it is searched', () => {
    for (const query of ['160 7 ct', '2195 cc inc 2', 'nulidad 477', 'ct art 200', 'ley consumidor'])
      expect(findNorms(query).at(-1)?.to, query).toBe(query.length)
  })
})

it('finds a decree without its year under those of its number that have a usual name', () => {
  expect(findNorms('DFL 29 art 10')[0]).toMatchObject({ key: 'DFL-29:10', range: ['DFL-29-2004-hacienda:10'] })
  expect(findNorms('DFL 29 de 2004 art 10')[0]?.range).toEqual([])
  expect(findNorms('DS 594')[0]?.range).toEqual([])
})
