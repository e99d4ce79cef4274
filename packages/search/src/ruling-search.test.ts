import { rulingText } from '@basejuris/domain'
import { beforeAll, describe, expect, it } from 'vitest'
import { createHashingEncoder } from './encoder/hashing-encoder.ts'
import { findMarks } from './ranking/present/highlight.ts'
import type { RulingSearchResult } from './ranking/present/search-result.ts'
import { maxReviewedWords, unsharedPace } from './ranking/request/search-budget.ts'
import type { RulingSearchRequest } from './ranking/request/search-request.ts'
import { createRulingSearch, type RulingSearch } from './ruling-search.ts'
import { openSearch, requestFor } from './testing/open-search.ts'
import { fictionalRulings, rulingOf, section } from './testing/rulings.ts'

let search: RulingSearch
beforeAll(async () => {
  search = (await openSearch(fictionalRulings)).search
})
const ask = (query: string, parts: Partial<RulingSearchRequest> = {}): Promise<RulingSearchResult> =>
  search.search(requestFor(query, parts))
const idsOf = (result: RulingSearchResult): string[] => result.hits.map(({ docId }) => docId)

describe('a docket number', () => {
  it('puts its rulings first in any written form, and lists every court that has it', async () => {
    for (const query of ['12345-2021', 'rol 12.345-2021', 'Rol N° 12345-21', '12345/2021', 'ROL 012345-2021']) {
      const result = await ask(query)
      expect(new Set(idsOf(result).slice(0, 2)), query).toEqual(new Set(['suprema', 'apelaciones']))
      expect(result.hits[0]?.relevance, query).toBeGreaterThanOrEqual(0.9)
      expect(result.hits[0]?.level).toBe('alta')
      expect(result.hits[0]?.reasons[0]?.kind).toBe('docket')
    }
  })

  it('of the Tribunal Constitucional is found where the source omits the year, within the time of a case', async () => {
    const stored = rulingOf('sin-año', { docketNumber: '9876', court: 'Tribunal Constitucional', decidedOn: '2021-04-03' })
    const { search: constitutional } = await openSearch([...fictionalRulings, stored])
    const holdings = async (query: string) => (await constitutional.search(requestFor(query))).unmatchedCases.map(({ holding }) => holding)
    for (const query of ['tc 9876-20', 'TC rol 9876-2019', 'rol 9876-2021']) expect([query, await holdings(query)]).toEqual([query, []])
    expect(await holdings('tc 9876-2010')).toEqual(['unknown'])
  })

  it('is disambiguated by court or book when the query names them', async () => {
    expect(idsOf(await ask('rol 12345-2021 protección temuco'))[0]).toBe('apelaciones')
    expect(idsOf(await ask('12345-2021 corte suprema'))[0]).toBe('suprema')
  })

  it('with a letter finds only that register, and then the appeal that reviews it', async () => {
    const result = await ask('RIT O-345-2021')
    expect(idsOf(result)).toEqual(['despido', 'suprema'])
    expect(result.hits.map(({ reasons }) => reasons[0]?.kind)).toEqual(['docket', 'docketOrigin'])
    expect(result.hits[1]?.relevance).toBeLessThan(0.9)
    expect(idsOf(await ask('C-345-2021'))).not.toContain('despido')
  })

  it('of a court is not cited by a ruling that reviews a case of that number of another court', async () => {
    const court = 'Corte de Apelaciones de'
    const own = rulingOf('own', { docketNumber: '587-2023', court: `${court} San Miguel` })
    const sections = [section('c1', 'considerando', 'Se confirma la sentencia apelada, rol 587-2023.')]
    const reviewing = { originDocketNumber: '587-2023', court: 'Corte Suprema', sections }
    const other = rulingOf('other', { ...reviewing, docketNumber: '251-2023', originCourt: `${court} Rancagua` })
    const unnamed = rulingOf('unnamed', { ...reviewing, docketNumber: '252-2023', originCourt: null })
    const { search: reviewed } = await openSearch([own, other, unnamed])
    const found = async (query: string) => idsOf(await reviewed.search(requestFor(query)))
    expect(await found('C.A. de San Miguel 587-2023')).toEqual(['own', 'unnamed'])
    expect((await found('C.A. de Rancagua 587-2023')).at(0)).toBe('other')
  })

  it('with a letter never identifies a ruling without it or with another', async () => {
    const numbered = ['116-2023', 'O-116-2023', 'C-116-2023'].map((docketNumber) => rulingOf(docketNumber, { docketNumber }))
    const { search: lettered } = await openSearch([...fictionalRulings, ...numbered])
    for (const query of ['O-116-2023', 'RIT O-116-2023', 'rit o 116 2023']) {
      const { hits } = await lettered.search(requestFor(query))
      expect(
        hits.map(({ docId, reasons }) => [docId, reasons[0]?.kind]),
        query,
      ).toEqual([
        ['O-116-2023', 'docket'],
        ['116-2023', 'docketWithoutLetter'],
      ])
      expect(hits[1]?.level).not.toBe('alta')
    }
    const absent = await lettered.search(requestFor('RIT M-116-2023'))
    expect(absent.hits.map(({ docId, reasons }) => [docId, reasons[0]?.kind])).toEqual([['116-2023', 'docketWithoutLetter']])
    const rit = await lettered.search(requestFor('RIT 116-2023'))
    expect(rit.hits.map(({ docId }) => docId).slice(0, 2)).not.toContain('116-2023')
    expect(rit.total).toBe(3)
    expect(new Set((await lettered.search(requestFor('rol 116-2023'))).hits.map(({ reasons }) => reasons[0]?.kind))).toEqual(
      new Set(['docket']),
    )
  })

  it('without its year lists all that have the number', async () => {
    const result = await ask('rol 12345')
    expect(new Set(idsOf(result))).toEqual(new Set(['suprema', 'apelaciones']))
    expect(result.hits[0]?.reasons[0]?.kind).toBe('docket')
    expect(idsOf(await ask('rol 345'))[0]).toBe('despido')
  })

  it('is found by RUC', async () => {
    expect(idsOf(await ask('21-4-0123456-7'))).toEqual(['despido'])
  })
})

describe('a norm', () => {
  it('is recognised, shown as a chip and given as the reason', async () => {
    const result = await ask('art. 161 Código del Trabajo')
    expect(idsOf(result)[0]).toBe('despido')
    expect(result.chips.map(({ tipo, valor }) => ({ tipo, valor }))).toContainEqual({ tipo: 'norma', valor: 'CT:161' })
    expect(result.hits[0]?.reasons.some((reason) => reason.kind === 'norm' && reason.label.startsWith('art. 161'))).toBe(true)
  })
})

describe('words', () => {
  it('finds a caption, and says so', async () => {
    const result = await ask('arancibia con maderas del maule')
    expect(new Set(idsOf(result).slice(0, 2))).toEqual(new Set(['despido', 'suprema']))
    expect(result.hits[0]?.reasons).toContainEqual({ kind: 'caption' })
    expect(result.hits[0]?.level).toBe('alta')
  })

  it('ranks the caption above rulings that only mention its parties', async () => {
    const talk = 'La Contraloría y el señor Lagos; Lagos y la Contraloría; la Contraloría con Lagos.'
    const speaking = Array.from({ length: 3 }, (_, at) =>
      rulingOf(`s${at}`, {
        court: 'Contraloría General de la República',
        caption: 'Contraloría',
        sections: [section('c1', 'considerando', talk.repeat(20))],
      }),
    )
    const named = rulingOf('named', {
      caption: 'LAGOS CON CONTRALORÍA GENERAL',
      sections: [section('c1', 'considerando', 'Se reclama de un dictamen. '.repeat(40))],
    })
    const { search: captions } = await openSearch([...fictionalRulings, ...speaking, named])
    for (const query of ['lagos con contraloría', 'Lagos c/ Contraloria', 'lagos contra contraloría', 'LAGOS/CONTRALORIA'])
      expect(idsOf(await captions.search(requestFor(query)))[0], query).toBe('named')
  })

  it('names the considerando that has them', async () => {
    const result = await ask('servidumbre de tránsito camino vecinal')
    expect(idsOf(result)[0]).toBe('camino')
    expect(result.hits[0]?.passages[0]?.anchor).toBe('c2')
    expect(result.hits[0]?.reasons).toContainEqual({ kind: 'words', anchors: ['c2'] })
  })

  it('says what a ruling deals with only where the ruling names it', async () => {
    const court = 'Corte Suprema'
    const of = (docId: string, text: string) => rulingOf(docId, { court, sections: [section('c1', 'considerando', text)] })
    const { search } = await openSearch([
      of('h1', 'Que la paciente murió en el hospital y hubo falta de servicio.'),
      of('h2', 'Que el imputado fue detenido frente al hospital y murió.'),
    ])
    const { hits } = await search.search(requestFor('murió en el hospital'))
    const ideas = hits.map(({ docId, reasons }) => [docId, reasons.flatMap((reason) => (reason.kind === 'idea' ? [reason.idea] : []))])
    expect(Object.fromEntries(ideas)).toEqual({ h1: ['falta de servicio'], h2: [] })
  })

  it('ignores accents, case and inflection', async () => {
    expect(idsOf(await ask('SERVIDUMBRES TRANSITO'))[0]).toBe('camino')
  })

  it('keeps ñ apart but finds it for n, ranked lower', async () => {
    expect(idsOf(await ask('montaña'))).toEqual(['camino'])
    expect(idsOf(await ask('montana'))).toEqual(['camino'])
    expect(idsOf(await ask('pena'))[0]).toBe('camino')
    expect(idsOf(await ask('peña'))).toEqual(['apelaciones'])
  })

  it('finds formal wordings for plain words', async () => {
    const result = await ask('me quieren echar y estoy esperando guagua')
    expect(idsOf(result)[0]).toBe('fuero')
    expect(result.chips.some(({ tipo, valor }) => tipo === 'sentido' && valor === 'fuero maternal')).toBe(true)
  })

  it('reports which words a ruling lacks', async () => {
    const result = await ask('autotutela camino submarino')
    expect(result.hits[0]?.docId).toBe('camino')
    expect(result.hits[0]?.missing).toEqual(['submarino'])
    expect(result.match.clauses).toBe(3)
    expect(result.match.minShouldMatch).toBeLessThan(3)
  })

  it('matches quoted phrases word for word and drops rulings with excluded words', async () => {
    const quoted = await ask('"fuero maternal"')
    expect(idsOf(quoted)).toEqual(['fuero'])
    expect(quoted.hits[0]?.reasons).toContainEqual({ kind: 'quote', anchors: ['c3'], inFacts: false })
    expect((await ask('"maternal fuero"')).total).toBe(0)
    expect(idsOf(await ask('demanda -despido'))).not.toContain('despido')
  })

  it('searches stop words alone as a phrase, and lists everything for an empty query', async () => {
    const saying = fictionalRulings.filter((ruling) => / de la /u.test(rulingText(ruling)))
    expect(saying.length).toBeGreaterThan(0)
    expect((await ask('de la')).total).toBe(saying.length)
    expect((await ask('la de')).total).toBe(0)
    const newest = idsOf(await ask('', { sort: 'recientes' }))
    for (const query of ['', '   ', '¿?', '...', '"" -', '⚖️', '🙂🙂', '§ %']) {
      const result = await ask(query)
      expect(result.total, query).toBe(5)
      expect(idsOf(result), query).toEqual(newest)
      expect(result.chips, query).toEqual([])
      for (const { reasons, relevance, missing } of result.hits)
        expect({ reasons, relevance, missing }).toEqual({ reasons: [], relevance: 0, missing: [] })
    }
  })

  it('demands the day of a date, in figures or words', async () => {
    const dated = ['2024-01-20', '2024-01-02', '2024-03-02'].map((decidedOn, at) =>
      rulingOf(`day${at}`, { decidedOn, sections: [section('c1', 'considerando', 'Que la multa cursada se ajusta a derecho.')] }),
    )
    const { search: days } = await openSearch([...fictionalRulings, ...dated])
    for (const query of ['multa 02-01-2024', 'multa 2024-01-02', 'multa 2 de enero de 2024'])
      expect(idsOf(await days.search(requestFor(query))), query).toEqual(['day1'])
  })

  it('reads a bound on dates as a filter', async () => {
    expect(idsOf(await ask('despido'))).toEqual(expect.arrayContaining(['despido', 'suprema']))
    expect(idsOf(await ask('despido desde 2022'))).toEqual(['suprema'])
  })
})

describe('filters, facets and order', () => {
  it('includes, excludes and bounds', async () => {
    expect(idsOf(await ask('', { filters: { tribunal: ['Corte Suprema'] } }))).toEqual(['suprema'])
    expect((await ask('', { filters: { resultado: ['-acoge'] } })).total).toBe(3)
    expect((await ask('', { filters: { desde: ['2021-08'], hasta: ['2021-11-30'] } })).total).toBe(2)
    expect((await ask('', { filters: { hasta: ['2019'] } })).total).toBe(1)
    expect((await ask('', { filters: { anio: ['2021', '2022'], resultado: ['acoge', 'unifica'] } })).total).toBe(3)
  })

  it('counts exactly over all matches, years newest first', async () => {
    const { facets, total } = await ask('', { size: 1 })
    expect(total).toBe(5)
    expect(facets['resultado']).toEqual([
      { value: 'acoge', total: 2 },
      { value: 'acoge_parcial', total: 1 },
      { value: 'rechaza', total: 1 },
      { value: 'unifica', total: 1 },
    ])
    expect(facets['anio']?.map(({ value }) => value)).toEqual(['2022', '2021', '2019'])
    expect(facets['ministro']).toEqual([{ value: 'Elena Quiroz Lazo', total: 2 }])
    expect(facets['norma']).toContainEqual({ value: 'CT:161', total: 1 })
    expect((await search.facetsOf({ collections: ['laboral'], fictional: 'incluir' }))['base']).toEqual([
      { value: 'base_laboral', total: 2 },
    ])
  })

  it('finds and counts nothing outside the permitted collections', async () => {
    const result = await ask('12345-2021', { collections: ['corte_suprema'], fictional: 'incluir' })
    expect(idsOf(result)).toEqual(['suprema'])
    expect(result.facets['base']).toEqual([{ value: 'base_corte_suprema', total: 1 }])
    const nothing = await ask('autotutela', { collections: ['penal'], fictional: 'incluir' })
    expect(nothing.total).toBe(0)
    expect(nothing.empty?.terms).toEqual([{ term: 'autotutela', total: 0 }])
    expect(nothing.empty?.nearest).toEqual([])
  })

  it('sorts in six ways', async () => {
    const order = async (sort: RulingSearchRequest['sort'], query = ''): Promise<string[]> => idsOf(await ask(query, { sort }))
    expect(await order('recientes')).toEqual(['fuero', 'suprema', 'apelaciones', 'despido', 'camino'])
    expect(await order('antiguos')).toEqual(['camino', 'despido', 'apelaciones', 'suprema', 'fuero'])
    expect(await order('alfabetico')).toEqual(['despido', 'suprema', 'fuero', 'apelaciones', 'camino'])
    expect(await order('rol')).toEqual(['camino', 'despido', 'apelaciones', 'suprema', 'fuero'])
    expect(await order('relevancia')).toEqual(await order('recientes'))
    const words = await ask('demanda acoge recurso', { sort: 'relevancia' })
    const meaning = await ask('demanda acoge recurso', { sort: 'filtro-semantico' })
    expect(new Set(idsOf(meaning))).toEqual(new Set(idsOf(words)))
    expect(meaning.total).toBe(words.total)
  })

  it('pages without gaps or repetition', async () => {
    const all = idsOf(await ask('acoge'))
    const paged: string[] = []
    for (let page = 1; page <= all.length + 1; page++) paged.push(...idsOf(await ask('acoge', { page, size: 1 })))
    expect(paged).toEqual(all)
    expect(new Set(all).size).toBe(all.length)
  })
})

describe('meaning', () => {
  it('alone finds rulings without a shared word, and counts what it lists', async () => {
    const result = await ask('me cortaron la cuenta de agua', { mode: 'semantica' })
    expect(idsOf(result)[0]).toBe('apelaciones')
    expect(result.hits[0]?.reasons).toContainEqual({ kind: 'meaning' })
    expect(result.total + result.others).toBe(result.hits.length)
    expect(result.hits.filter(({ level }) => level === 'alta' || level === 'media')).toHaveLength(result.total)
    expect((result.facets['base'] ?? []).reduce((sum, { total }) => sum + total, 0)).toBe(result.total)
  })

  it('answers semantic requests with cosines, highest first, within filters', async () => {
    const hits = await search.semantic({
      message: 'cierre de camino y servidumbre',
      topK: 2,
      collections: ['civil', 'laboral'],
      fictional: 'incluir',
      filters: {},
    })
    expect(hits).toHaveLength(2)
    expect(hits[0]?.id).toBe('camino')
    expect(hits[0]?.score).toBeLessThanOrEqual(1)
    expect(hits[1]?.score).toBeLessThan(hits[0]?.score as number)
    expect(await search.semantic({ message: '¿?', topK: 2, collections: ['civil'], fictional: 'incluir', filters: {} })).toEqual([])
  })

  it('lists no ruling similar to one where they only share a kind of case', async () => {
    expect(await search.similarTo({ docId: 'despido', collections: ['laboral', 'corte_suprema'], fictional: 'incluir', limit: 5 })).toEqual(
      [],
    )
  })
})

describe('nothing found', () => {
  it('reports which words fail, what to relax and what is near', async () => {
    const { total, hits, empty } = await ask('"despido justificado" desafuero')
    expect({ total, hits }).toEqual({ total: 0, hits: [] })
    expect(empty?.terms).toEqual([
      { term: '«despido justificado»', total: 1 },
      { term: 'desafuero', total: 1 },
    ])
    const relaxed = empty?.relaxed ?? []
    expect(relaxed.map(({ label }) => label)).toContain('Sin «desafuero»')
    for (const { query, total: promised } of relaxed) expect((await ask(query)).total).toBe(promised)
    expect(new Set(empty?.nearest.map(({ docId }) => docId))).toEqual(new Set(['fuero', 'suprema']))
  })

  it('reports what the filters hide', async () => {
    const { empty } = await ask('autotutela', { filters: { resultado: ['rechaza'] } })
    expect(empty).toMatchObject({
      withoutFilters: 1,
      filters: [{ name: 'resultado', total: 1 }],
      terms: [{ term: 'autotutela', total: 1 }],
    })
  })

  it('blames the filter that leaves nothing, not the word nor the other filter', async () => {
    const [first] = (await ask('autotutela')).hits
    expect(first).toBeDefined()
    const { empty } = await ask('autotutela', { filters: { desde: ['1990'], resultado: ['rechaza'] } })
    expect(empty?.filters).toEqual([
      { name: 'desde', total: 0 },
      { name: 'resultado', total: 1 },
    ])
    expect(empty?.terms).toEqual([{ term: 'autotutela', total: 1 }])
  })

  it('happens only when nothing matches: an unknown word alone', async () => {
    const { total, empty } = await ask('xilofonista')
    expect(total).toBe(0)
    expect(empty?.terms).toEqual([{ term: 'xilofonista', total: 0 }])
    expect(empty?.nearest).toEqual([])
  })
})

describe('a query of two thousand characters', () => {
  const letters = 'abcdefghij'
  const unknown = Array.from(
    { length: 200 },
    (_, at) => `zespid${letters[at % 10]}${letters[Math.floor(at / 10) % 10]}q${letters[Math.floor(at / 100)]}`,
  )

  it('of unknown words asks the index little: the first are examined and counted, and nothing is relaxed', async () => {
    const { index } = await openSearch(fictionalRulings)
    let questions = 0
    const lexical = new Proxy(index.lexical, {
      get: (target, name: keyof typeof index.lexical) => {
        const verb = target[name] as ((...parameters: unknown[]) => unknown) | undefined
        // Not every index has every capability.
        return (
          verb &&
          ((...given: unknown[]) => {
            questions += 1
            return verb.apply(target, given)
          })
        )
      },
    })
    // Whatever time it takes: a busy machine leaves nothing out.
    const counted = createRulingSearch({ ...index, lexical, encoder: createHashingEncoder() }, { pace: unsharedPace(() => 0) })
    const { empty, total } = await counted.search(requestFor(unknown.join(' ')))
    expect([total, empty?.relaxed]).toEqual([0, []])
    expect(empty?.terms.map(({ term }) => term)).toEqual(unknown.slice(0, maxReviewedWords))
    expect(questions).toBeLessThan(120)
  })

  it('finds the ruling of its last word', async () => {
    const words = Array.from({ length: 180 }, (_, at) => unknown[at]).join(' ')
    expect(idsOf(await ask(`${words} desafuero`))).toEqual(idsOf(await ask('desafuero')))
  })
})

describe('the parts of an answer', () => {
  it('include a highlighter that marks the matches', async () => {
    const { highlighter } = await ask('"fuero maternal" desafueros')
    expect(
      findMarks('El fuero maternal impide el desafuero.', highlighter).map(([from, to]) =>
        'El fuero maternal impide el desafuero.'.slice(from, to),
      ),
    ).toEqual(['fuero maternal', 'desafuero'])
  })
})
