import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import type { RulingSearch } from '../ruling-search.ts'
import { manyRulings } from '../testing/many-rulings.ts'
import { openSearch, requestFor } from '../testing/open-search.ts'
import { fictionalRulings, rulingOf, section } from '../testing/rulings.ts'
import type { RulingSearchRequest } from './request/search-request.ts'

const words = ['multa', 'camino', 'servidumbre', 'agua', 'comuna', 'plano', 'registro', 'ribera']
/** Rulings that have some of eight words, each word with another frequency and repeated, and one article in every fifth. */
const mixed = Array.from({ length: 240 }, (_, at) => {
  const own = words.filter((_, word) => (at * 7 + word * 13) % (word + 2) === 0)
  const said = own.flatMap((word, i) => Array.from({ length: 1 + ((at + i) % 3) }, () => word)).join(' y el ')
  const norm = at % 5 === 0 ? ' según el artículo 161 del Código del Trabajo' : ''
  return rulingOf(`x${String(at).padStart(3, '0')}`, {
    caption: at === 33 ? 'Bahamonde Oyarzo con Comuna de la Ribera' : `Persona ${at} con Servicio`,
    court: ['Corte Suprema', 'Corte de Apelaciones de Talca', '2º Juzgado Civil de Arica'][at % 3] as string,
    decidedOn: `${2016 + (at % 6)}-05-0${1 + (at % 9)}`,
    outcome: (['acoge', 'rechaza', 'confirma'] as const)[at % 3] ?? 'acoge',
    sections: [
      section('c1', 'considerando', `Que ${said === '' ? 'nada se pidió' : `el ${said}`}${norm} constan.`),
      section('c2', 'considerando', `Que lo demás carece de relevancia para el asunto número ${at}.`),
    ],
  })
})
const clusters = new Map(
  mixed.flatMap(({ docId, decidedOn }, at) =>
    at % 4 === 0 ? [[docId, { clusterId: `k${at % 24}`, courtRank: 1 + (at % 3), decidedOn }] as const] : [],
  ),
)

let search: RulingSearch
beforeAll(async () => {
  search = (await openSearch([...fictionalRulings, ...manyRulings, ...mixed], clusters)).search
})

const ask = (query: string, parts: Partial<RulingSearchRequest> = {}) =>
  search.search({ ...requestFor(query, { size: 100, ...parts }), literal: true })

const word = fc.constantFrom(...words)
const story = fc.uniqueArray(word, { minLength: 3, maxLength: 5 }).map((some) => some.join(' '))
const few = fc.uniqueArray(word, { minLength: 1, maxLength: 2 }).map((some) => some.join(' '))
const demand = fc.constantFrom('art. 161 CT', '"el camino"', 'art. 161 CT "la multa"')
const query = fc.oneof(
  story,
  few,
  demand,
  fc.tuple(fc.oneof(story, few), demand).map((parts) => parts.join(' ')),
)
const sort = fc.constantFrom<RulingSearchRequest['sort']>('relevancia', 'recientes', 'antiguos', 'alfabetico', 'rol', 'filtro-semantico')
const mode = fc.constantFrom<RulingSearchRequest['mode']>('hibrida', 'lexica', 'semantica')
const group = fc.boolean()
const runs = { numRuns: 40 }

describe('the total of a search', () => {
  it('is the same on every page and in every order, and its rulings are those of level media or better, which come first', async () => {
    await fc.assert(
      fc.asyncProperty(query, mode, sort, group, fc.integer({ min: 3, max: 40 }), async (asked, how, order, grouped, size) => {
        const whole = await ask(asked, { mode: how, group: grouped })
        const seen: string[] = []
        const levels: string[] = []
        const pages = Math.ceil((whole.total - whole.collapsed + whole.others - whole.othersCollapsed) / size)
        for (let page = 1; page <= pages + 1; page++) {
          const found = await ask(asked, { mode: how, sort: order, group: grouped, page, size })
          const { total, others, collapsed, othersCollapsed } = whole
          expect(found).toMatchObject({ total, others, collapsed, othersCollapsed, facets: whole.facets })
          seen.push(...found.hits.map(({ docId }) => docId))
          levels.push(...found.hits.map(({ level }) => level))
        }
        expect(seen).toHaveLength(whole.total - whole.collapsed + whole.others - whole.othersCollapsed)
        expect(new Set(seen).size).toBe(seen.length)
        levels.forEach((level, at) => {
          expect(level === 'alta' || level === 'media', `${asked} ${how} ${order} ${at}`).toBe(at < whole.total - whole.collapsed)
        })
      }),
      runs,
    )
  }, 240_000)

  it('is what choosing a value of a facet finds, by relevance and by date', async () => {
    await fc.assert(
      fc.asyncProperty(query, fc.constantFrom('tribunal', 'resultado', 'anio', 'norma'), async (asked, name) => {
        const { facets, total } = await ask(asked)
        const values = facets[name] ?? []
        if (name !== 'norma') expect(values.reduce((sum, each) => sum + each.total, 0)).toBeLessThanOrEqual(total)
        for (const value of values.slice(0, 4)) {
          const filters = { [name]: [value.value] }
          const chosen = await ask(asked, { filters, sort: 'recientes', size: 5 })
          expect(chosen.total, `${asked} ${value.value}`).toBe(value.total)
          expect(chosen.choices[name]).toEqual(facets[name])
        }
      }),
      runs,
    )
  }, 240_000)

  it('never grows with a filter, nor loses a ruling that the filter leaves', async () => {
    await fc.assert(
      fc.asyncProperty(query, fc.constantFrom('Corte Suprema', 'Corte de Apelaciones de Talca'), async (asked, court) => {
        const answering = async (filters: RulingSearchRequest['filters']) => {
          const { hits, total } = await ask(asked, { filters, size: 400 })
          return hits.slice(0, total).map(({ docId }) => docId)
        }
        const all = new Set(await answering({}))
        const narrowed = await answering({ tribunal: [court] })
        for (const docId of narrowed) expect(all.has(docId)).toBe(true)
        const apart = await answering({ tribunal: [`-${court}`] })
        expect(narrowed.length + apart.length).toBe(all.size)
      }),
      runs,
    )
  }, 240_000)

  it('never grows with another demand, unless words are given up', async () => {
    const another = fc.constantFrom('art. 161 CT', '"el camino"', 'Y multa', '-agua', 'tribunal:suprema')
    await fc.assert(
      fc.asyncProperty(
        fc.oneof(
          few,
          demand,
          fc.tuple(few, demand).map((parts) => parts.join(' ')),
        ),
        another,
        async (asked, added) => {
          const [before, after] = [await ask(asked), await ask(`${asked} ${added}`)]
          if (after.looseWords.length + after.unknownWords.length + after.anyOfWords.length === 0)
            expect(after.total, `${asked} + ${added}`).toBeLessThanOrEqual(before.total)
        },
      ),
      runs,
    )
    await fc.assert(
      fc.asyncProperty(story, fc.constantFrom('-agua', '-"el camino"'), async (asked, added) => {
        const [before, after] = [await ask(asked), await ask(`${asked} ${added}`)]
        expect(after.total, `${asked} + ${added}`).toBeLessThanOrEqual(before.total)
      }),
      runs,
    )
  }, 240_000)

  it('agrees with the rulings of a digest', async () => {
    const docIds = [...fictionalRulings, ...manyRulings, ...mixed].map(({ docId }) => docId)
    await fc.assert(
      fc.asyncProperty(query, async (asked) => {
        const { total } = await ask(asked, { mode: 'lexica' })
        const { collections, fictional } = requestFor(asked)
        expect(await search.matching({ query: asked, collections, fictional, filters: {}, docIds })).toHaveLength(total)
      }),
      runs,
    )
  }, 240_000)
})

describe('what answers', () => {
  it('has all of one or two words, whatever else is listed', async () => {
    const { total, others } = await ask('multa agua')
    const [one, other] = [await ask('multa'), await ask('agua')]
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThan(Math.min(one.total, other.total))
    expect(others).toBeGreaterThan(0)
  })

  it('cites the article, with words or without', async () => {
    const alone = await ask('art. 161 CT')
    const { total, facets } = await ask('art. 161 CT multa camino servidumbre plano')
    expect(total).toBeGreaterThan(0)
    expect(total).toBeLessThanOrEqual(alone.total)
    expect(facets['norma']?.find(({ value }) => value === 'CT:161')?.total).toBe(total)
  })

  it('is not every ruling that cites a code which a story names without an article', async () => {
    const [code, story] = await Promise.all([ask('Código del Trabajo'), ask('multa camino servidumbre agua Código del Trabajo')])
    expect(code.total).toBeGreaterThanOrEqual(48)
    expect(story.total).toBeLessThan(code.total / 2)
    expect((await ask('multa Código del Trabajo')).total).toBeGreaterThan(0)
  })

  it('is the case of a docket number; what comes from it or mentions it is listed after', async () => {
    const { total, others, hits } = await ask('O-345-2021')
    expect([total, others]).toEqual([1, 1])
    const isOwn = hits.map(({ reasons }) => reasons.some(({ kind }) => kind === 'docket'))
    expect(isOwn).toEqual([true, false])
    expect(hits.map(({ level }) => level)).toEqual(['alta', 'baja'])
  })

  it('has the name of a party in its caption or together in its text', async () => {
    for (const name of ['Bahamonde Oyarzo con Comuna', 'Bahamonde Oyarzo Ribera']) {
      const { total, hits } = await ask(name)
      expect(total, name).toBe(1)
      expect(hits[0]?.docId).toBe('x033')
    }
  })

  it('may be nothing while others mention part of the query', async () => {
    const found = await ask('multa orangután')
    expect([found.total, found.facets['tribunal'] ?? []]).toEqual([0, []])
    expect(found.others).toBeGreaterThan(0)
    expect(found.empty).toBeUndefined()
    expect(found.hits.every(({ level }) => level === 'baja' || level === 'minima')).toBe(true)
    const nothing = await ask('orangután')
    expect([nothing.total, nothing.others]).toEqual([0, 0])
    expect(nothing.empty).toBeDefined()
  })
})
