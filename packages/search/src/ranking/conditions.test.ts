import { beforeAll, describe, expect, it } from 'vitest'
import type { RulingSearch } from '../ruling-search.ts'
import { openSearch, requestFor } from '../testing/open-search.ts'
import { rulingOf, section } from '../testing/rulings.ts'
import type { RulingSearchResult } from './present/search-result.ts'
import type { RulingSearchRequest } from './request/search-request.ts'

const text = (words: string) => [section('c1', 'considerando', words)]
const rulings = [
  rulingOf('cs24', {
    court: 'Corte Suprema',
    decidedOn: '2024-03-05',
    chamber: 'Cuarta Sala',
    sections: text('despido y fuero'),
    outcome: 'rechaza',
  }),
  rulingOf('cs15', { court: 'Corte Suprema', decidedOn: '2015-03-05', sections: text('despido despido despido'), outcome: 'acoge' }),
  rulingOf('stgo', {
    court: 'Corte de Apelaciones de Santiago',
    decidedOn: '2024-01-15',
    appealType: 'Nulidad (laboral)',
    sections: text('despido'),
    outcome: 'anula',
    judges: [
      { name: 'Leonor Arrieta Court', vote: null },
      { name: 'Juan Pérez Soto', vote: 'contra' },
      { name: 'Rosa Muñoz Peña', vote: null },
    ],
  }),
  rulingOf('stgo23', {
    court: 'Corte de Apelaciones de Santiago',
    decidedOn: '2023-01-15',
    appealType: 'Protección',
    sections: text('isapre alza'),
    outcome: 'acoge',
    drafter: 'Leonor Soto Prado',
  }),
  rulingOf('isapre24', {
    court: 'Corte de Apelaciones de Temuco',
    decidedOn: '2024-06-01',
    appealType: 'Protección',
    sections: text('isapre'),
    outcome: 'acoge',
  }),
  rulingOf('isapre24r', {
    court: 'Corte Suprema',
    decidedOn: '2024-06-01',
    sections: text('isapre isapre'),
    outcome: 'rechaza',
    originCourt: 'Corte de Apelaciones de Santiago',
  }),
  rulingOf('ilegalidad', {
    court: 'Corte de Apelaciones de Talca',
    decidedOn: '2021-06-01',
    appealType: 'Ilegalidad (contencioso administrativo)',
    sections: text('patente municipal'),
  }),
  rulingOf('salud', {
    base: 'base_salud_corte_apelaciones',
    collection: 'salud_corte_de_apelaciones',
    court: 'Corte de Apelaciones de Talca',
    decidedOn: '2021-06-01',
    sections: text('medicamento de alto costo'),
  }),
  rulingOf('caratula', {
    court: 'Corte de Apelaciones de Talca',
    decidedOn: '2022-06-01',
    caption: 'Viñedos Lomablanca con Aserradero Quilimarí',
    sections: text('cosecha'),
    norms: [{ key: 'CC:2332', label: 'art. 2332 Código Civil', idNorma: null, article: '2332', origin: 'text' }],
  }),
  rulingOf('parte', {
    court: 'Corte de Apelaciones de Talca',
    decidedOn: '2022-06-01',
    caption: 'Mardones con Sanitaria Tralcamahuida S.A.',
    sections: text('corte de agua'),
  }),
  ...['jurado1', 'jurado2'].map((docId) =>
    rulingOf(docId, { court: 'Tribunal de Juicio Oral en lo Penal de Talca', judges: [{ name: 'Luis Mardones Pinto', vote: null }] }),
  ),
  rulingOf('titulo', {
    base: 'contraloria',
    collection: 'administrativo',
    court: 'Servicio Nacional del Consumidor',
    decidedOn: '2022-06-01',
    caption: 'Dictamen sobre neumáticos recauchados',
    sections: text('los que se venden usados'),
  }),
  rulingOf('conceded', {
    court: 'Corte Suprema',
    decidedOn: '2023-02-01',
    appealType: 'Apelación amparo (crimen)',
    outcome: 'revoca',
    sections: [
      section('c1', 'considerando', 'arraigo del extranjero'),
      section('resolutiva', 'resolutiva', 'Se revoca la sentencia apelada y, en su lugar, se acoge la acción de amparo.'),
    ],
  }),
  rulingOf('susceptibilidad', {
    court: 'Corte Suprema',
    decidedOn: '2022-03-01',
    appealType: 'Casación fondo (familia)',
    originCourt: 'Corte de Apelaciones de Valdivia',
    outcome: 'rechaza',
    sections: text('susceptibilidad de adopción'),
  }),
  rulingOf('viñedos', {
    court: 'Corte de Apelaciones de Rancagua',
    decidedOn: '2022-06-01',
    sections: text('los viñedos, el aserradero y la cosecha'),
  }),
]

let search: RulingSearch
beforeAll(async () => {
  search = (await openSearch(rulings)).search
})
const ask = (query: string, parts: Partial<RulingSearchRequest> = {}): Promise<RulingSearchResult> =>
  search.search(requestFor(query, { size: 100, mode: 'lexica', ...parts }))
const found = async (query: string, parts: Partial<RulingSearchRequest> = {}): Promise<string> =>
  (await ask(query, parts)).hits
    .map(({ docId }) => docId)
    .sort()
    .join(' ')

describe('parties of a caption', () => {
  const partiesOf = async (query: string): Promise<readonly string[]> =>
    (await ask(query)).chips.filter(({ tipo }) => tipo === 'partes').map(({ texto }) => texto)

  it.each([
    ['viñedos lomablanca con aserradero quilimari', 'caratula'],
    ['vinedos con aserradero', 'caratula'],
    ['lomablanca contra quilimarí 2022', 'caratula'],
  ])('are those of a stored case, whatever their names look like: «%s»', async (query, expected) => {
    expect((await partiesOf(query)).length).toBe(1)
    expect((await ask(query)).hits[0]?.docId).toBe(expected)
  })

  it('are no judges, though the surname is mostly that of one', async () => {
    const { chips, hits } = await ask('mardones sanitaria tralcamahuida')
    expect([chips.filter(({ tipo }) => tipo === 'ministro'), hits[0]?.docId]).toEqual([[], 'parte'])
    expect((await ask('mardones hurto')).chips.map(({ tipo }) => tipo)).toContain('ministro')
  })

  it('are no words of the title of an opinion', async () => {
    expect(await partiesOf('venta recauchados usados')).toEqual([])
    expect(await partiesOf('cosecha lomablanca usados')).toEqual(['lomablanca'])
  })

  it('are no words that no caption has together', async () => {
    for (const query of ['cosecha con aserradero', 'viñedos con cosecha', 'despido con fuero'])
      expect(await partiesOf(query), query).toEqual([])
  })
})

describe('conditions of the query', () => {
  it.each([
    ['despido Corte Suprema 2024', 'cs24'],
    ['amparos acogidos arraigo Corte Suprema', 'conceded'],
    ['CA Valdivia casación rechazada', 'susceptibilidad'],
    ['casación en el fondo ICA Valdivia adopción', 'susceptibilidad'],
    ['amparos revocados arraigo Corte Suprema', 'conceded'],
    ['fallos de 2024 sobre isapre acogidos', 'isapre24'],
    ['despido Corte de Apelaciones de Santiago enero 2024', 'stgo'],
    ['ICA Santiago despido', 'stgo'],
    ['despido cuarta sala', 'cs24'],
    ['isapre recurso de protección', 'isapre24 stgo23'],
    ['ministra Arrieta despido', 'stgo'],
    ['ministra leonor arrieta despido', 'stgo'],
    ['ministra leonor isabel arrieta despido', 'stgo'],
    ['ministra rosa munoz pena', 'stgo'],
    ['redactora Soto', 'stgo23'],
    ['disidencia de Soto', 'stgo'],
    ['voto en contra soto despido', 'stgo'],
    ['disidente:soto', 'stgo'],
    ['despido pérez soto', 'stgo'],
    ['despido arrieta', 'stgo'],
    ['despido soto disidencia', 'stgo'],
    ['ministra Soto', 'stgo23'],
    ['ministro Soto', 'stgo'],
    ['redactor:soto', 'stgo23'],
    ['min. munoz despido', 'stgo'],
    ['redacción Leonor Soto isapre', 'stgo23'],
    ['despido Corte Suprema, ICA Santiago', 'cs15 cs24 stgo'],
    ['despido 2024 o 2015', 'cs15 cs24 stgo'],
    ['despido recursos acogidos', 'cs15 stgo'],
    ['Corte Suprema 2024', 'cs24 isapre24r'],
    ['reclamación de patente, Corte de Apelaciones de Talca', 'ilegalidad'],
    ['medicamento, base salud', 'salud'],
    ['no quiero fallos de la Corte Suprema, despido', 'stgo'],
    ['despido excepto fuero', 'cs15 stgo'],
    ['despido menos los de 2024', 'cs15'],
    ['despido menos los de Santiago', 'cs15 cs24'],
    ['despido, que no sean acogidos', 'cs24'],
    ['isapre que no sean recursos de protección', 'isapre24r'],
    ['medicamento o cosecha, que no sean de la base salud', 'caratula viñedos'],
    ['despido sin contar los anteriores a 2020', 'cs24 stgo'],
    ['despido excluyendo a la ministra Arrieta', 'cs15 cs24'],
    ['laboral nulidad despido', 'stgo'],
    ['isapre, recurso de queja penal o protección', 'isapre24 stgo23'],
    ['nulidad laboral Santiago', 'stgo'],
    ['isapre, nada de alzas', 'isapre24 isapre24r'],
    ['isapre -acogidas', 'isapre24r'],
    ['cortes de apelaciones despido', 'stgo'],
    ['apelación corte de santiago suprema isapre', 'isapre24r'],
    ['isapre Corte Suprema sin Santiago', 'isapre24 stgo23'],
    ['isapre origen:santiago', 'isapre24r'],
    ['corte de apelacions de temuco isapre', 'isapre24'],
    ['despido 2024 corte suprema rechazados', 'cs24'],
  ])('restrict «%s»', async (query, expected) => {
    expect(await found(query)).toBe(expected)
  })

  it('are counted in facets and totals', async () => {
    const { total, facets } = await ask('despido Corte Suprema')
    expect(total).toBe(2)
    expect(facets['tribunal']).toEqual([{ value: 'Corte Suprema', total: 2 }])
  })

  it('hold in search by meaning and in digests', async () => {
    expect(await found('despido Corte Suprema 2024', { mode: 'semantica' })).toBe('cs24')
    const docIds = rulings.map(({ docId }) => docId)
    const corpus = requestFor('')
    expect(await search.matching({ ...corpus, query: 'despido Corte Suprema 2024', docIds })).toEqual(['cs24'])
    expect(await search.matching({ ...corpus, query: 'despido Corte Suprema 2019', docIds })).toEqual([])
  })

  it('can be switched one by one', async () => {
    expect(await found('despido Corte Suprema 2024', { preferred: ['fecha:2024'] })).toBe('cs15 cs24')
    const preferred = await ask('despido Corte Suprema 2024', { preferred: ['fecha:2024', 'tribunal:Corte Suprema'] })
    expect(preferred.total).toBe(3)
    expect(preferred.chips.filter(({ modo }) => modo === 'preferir').map(({ clave }) => clave)).toEqual([
      'tribunal:Corte Suprema',
      'fecha:2024',
    ])
    expect(await found('despido rechaza', { required: ['resultado:rechaza'] })).toBe('cs24')
    expect(await found('despido', { required: ['tribunal:Corte Suprema'] })).toBe('cs15 cs24 stgo')
  })

  it('only prefer where they may be part of the story, and leave what happened alone', async () => {
    expect((await ask('despido choque de 2015 en la carretera')).chips.find(({ tipo }) => tipo === 'fecha')?.modo).toBe('preferir')
    for (const query of [
      'me despidieron en enero de 2024',
      'la Corte Suprema ya rechazó mi recurso por el despido',
      'la DT me cursó una multa el 3 de abril de 2023',
      'el SII me liquidó impuestos del año tributario 2020',
    ])
      expect(
        (await ask(query)).chips.filter(({ modo, tipo }) => modo !== null && tipo !== 'tema'),
        query,
      ).toEqual([])
  })

  it('are not given up where they are all that is asked, and judges of nearly the same name are offered', async () => {
    for (const query of ['ministra lillo', 'ministra lillo 2035', 'sentencias ministro Arrietta']) {
      const { total, others, loosened, empty } = await ask(query)
      expect([total, others, loosened, empty?.nearest], query).toEqual([0, 0, [], []])
    }
    expect((await ask('ministro Leonor Arrietta')).empty?.relaxed).toEqual([
      { label: 'Ver las de Leonor Arrieta Court', query: 'ministro Leonor Arrieta Court', total: 1 },
    ])
    expect(await found('ministro Leonor Arrieta Court')).toBe('stgo')
    expect((await ask('fallos de la ministra Zumelzu')).empty?.relaxed).toEqual([])
  })

  it('are given up one kind at a time, the date first, where they leave nothing', async () => {
    const loosened = async (query: string) => (await ask(query)).loosened.map(({ key }) => key)
    expect(await loosened('despido Corte Suprema 2019')).toEqual(['fecha:2019'])
    expect(await found('despido Corte Suprema 2019')).toBe('cs15 cs24')
    expect(await loosened('isapre Corte Suprema 2023')).toEqual(['fecha:2023'])
    expect(await loosened('despido ministra Inexistente')).toEqual(['ministro:Inexistente'])
    expect(await loosened('despido ministra lillo')).toEqual(['ministro:Lillo'])
    expect(await loosened('ministra oyanguren despido y fuero')).toEqual(['ministro:Oyanguren'])
    expect(await loosened('redacta ministra leonor oyanguren, despido')).toEqual(['redactor:Leonor Oyanguren'])
    expect(await loosened('despido, voto en contra ministra Arrieta')).toEqual(['disidente:Leonor Arrieta Court'])
    expect(await loosened('TTA Talca despido')).toEqual(['tribunal:Tribunal Tributario y Aduanero de la Región del Maule'])
    expect(await loosened('ministra Arrieta Gundelach despido')).toEqual(['ministro:Arrieta Gundelach'])
    expect(await loosened('ministra arrieta gundelach despido')).toEqual(['ministro:Arrieta Gundelach'])
    expect(await loosened('ministra despido')).toEqual([])
    expect(await loosened('ministra Arrieta amparo')).toEqual(['recurso:amparo'])
    expect(await loosened('palabrainexistente Corte Suprema')).toEqual([])
    expect(await loosened('despido año 2035')).toEqual(['fecha:2035'])
    expect(await loosened('despido Corte Suprema 2024')).toEqual([])
  })

  it('are given up in as small a number as leaves something, whichever they are', async () => {
    const { loosened } = await ask('fuero recurso de protección acogido Corte Suprema 2024')
    expect(loosened.map(({ key }) => key).sort()).toEqual(['recurso:protección', 'resultado:acoge'])
    expect(await found('fuero recurso de protección acogido Corte Suprema 2024')).toBe('cs24')
  })

  it('hold where what they leave has only some of the words, and say so below the line', async () => {
    for (const [query, rulingFound] of [
      ['isapre alza Corte de Apelaciones de Temuco', 'isapre24'],
      ['alza isapre Corte Suprema', 'isapre24r'],
      ['isapre alza 2024 recurso de protección acogido', 'isapre24'],
    ] as const) {
      const { total, others, loosened } = await ask(query)
      expect([await found(query), total, others, loosened], query).toEqual([rulingFound, 0, 1, []])
    }
  })

  it('give way to the parties of a caption and to an article, which name what they cannot lack', async () => {
    const loosened = async (query: string) => (await ask(query)).loosened.map(({ key }) => key)
    expect(await loosened('Viñedos Lomablanca con Aserradero Quilimarí, ICA Rancagua')).toEqual([
      'tribunal:Corte de Apelaciones de Rancagua',
    ])
    expect(await loosened('artículo 2332 del Código Civil cosecha ICA Rancagua')).toEqual(['tribunal:Corte de Apelaciones de Rancagua'])
  })

  it('leave out by words and by meaning, which nothing gives up', async () => {
    expect(await found('isapre que no sea de la Corte Suprema', { mode: 'semantica' })).not.toContain('isapre24r')
    const docIds = rulings.map(({ docId }) => docId)
    expect(await search.matching({ ...requestFor(''), query: 'despido menos los de 2024', docIds })).toEqual(['cs15'])
    const nothing = await ask('fuero Corte Suprema, que no sean de 2024')
    expect([nothing.total, nothing.others, nothing.loosened]).toEqual([0, 0, []])
    const turned = await ask('despido menos los de 2024', { preferred: ['excluye:fecha:2024'] })
    expect(turned.total).toBe(3)
    expect(turned.chips.map(({ tipo, modo }) => `${tipo} ${modo}`)).toEqual(['excluye preferir', 'palabras null'])
    expect((await ask('que no sean de la Corte Suprema')).total).toBe(rulings.filter(({ court }) => court !== 'Corte Suprema').length)
  })

  it('are conditions beside operators too, which always hold', async () => {
    const withOperator = await ask('despido NO fuero Corte Suprema 2019')
    expect(withOperator.hits.map(({ docId }) => docId)).toEqual(['cs15'])
    expect(withOperator.loosened.map(({ key }) => key)).toEqual(['fecha:2019'])
    expect(withOperator.chips.map(({ clave, modo }) => `${clave} ${modo}`)).toEqual([
      'exige:despido null',
      'excluye:NO (fuero) null',
      'tribunal:Corte Suprema exigir',
      'fecha:2019 exigir',
    ])
    expect(await found('despido NO fuero 2024', { preferred: ['fecha:2024'] })).toBe('cs15 stgo')
    expect(await found('despido NO fuero 2015 2024')).toBe('cs15 stgo')
    expect(await found('(despido O isapre) desde 2023 hasta 2024 NO fuero')).toBe('isapre24 isapre24r stgo stgo23')
    expect((await ask('tribunal:"Corte Suprema" despido fecha:2019')).total).toBe(0)
    const docIds = rulings.map(({ docId }) => docId)
    expect(await search.matching({ ...requestFor(''), query: 'despido NO fuero Corte Suprema 2019', docIds })).toEqual([])
  })

  it('stand in the formal language, which finds the same rulings', async () => {
    for (const query of [
      'despido Corte Suprema 2024',
      'isapre recurso de protección acogidos',
      'ministra Arrieta despido',
      'despido desde 2020 cuarta sala',
      'despido menos los de 2024',
      'despido, que no sean acogidos',
      'despido excepto fuero, que no sean de la Corte Suprema',
    ]) {
      const { formal } = await ask(query)
      expect(await found(formal), formal).toBe(await found(query))
    }
    expect((await ask('despido Corte Suprema 2024')).formal).toBe('despido Y tribunal:"Corte Suprema" Y fecha:2024')
  })
})
