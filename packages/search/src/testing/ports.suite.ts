import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { inFilter, type LexicalSearch, near, or, phrase, type SearchIndex, type TextQuery, term, together } from '../ports/index.ts'
import { describeAgainstOracle } from './against-oracle.suite.ts'
import { suiteDimension } from './arbitraries.ts'
import { axis, documentOf, lexicalRequest, stream, upserts } from './index-documents.ts'
import type { OpenedIndex, PortsFactory, SuiteOptions } from './opened-ports.ts'

export { suiteDimension }

/** What every adapter of the search ports must do: scenarios that name the promises, then the same at random against the oracle. */
export function describeSearchPorts(name: string, open: PortsFactory, options: SuiteOptions = {}): void {
  describe(`search ports: ${name}`, () => {
    describeWriting(open)
    describeMatching(open)
    describeMeaning(open)
    describeAgainstOracle(open, options)
  })
}

const texto = { texto: 1 }
const found = async (index: SearchIndex, parts: Partial<LexicalSearch>): Promise<string[]> =>
  (await index.lexical.search('rulings', lexicalRequest(parts))).hits.map(({ id }) => id)

const useIndex = (open: PortsFactory): { opened: () => OpenedIndex; index: () => SearchIndex } => {
  let opened: OpenedIndex
  beforeEach(async () => {
    opened = await open()
  })
  afterEach(() => opened.dispose())
  return { opened: () => opened, index: () => opened.index }
}

const describeWriting = (open: PortsFactory): void => {
  describe('writing', () => {
    const { opened, index } = useIndex(open)

    it('starts at sequence 0 and follows the batches', async () => {
      expect(await index().writer.appliedSequence()).toBe(0)
      await index().writer.apply(upserts(7, [documentOf('a', 'juez')]))
      expect(await index().writer.appliedSequence()).toBe(7)
    })

    it('skips a batch it has already applied', async () => {
      await index().writer.apply(upserts(2, [documentOf('a', 'juez')]))
      await index().writer.apply(upserts(2, [documentOf('b', 'juez')]))
      await index().writer.apply(upserts(1, [documentOf('c', 'juez')]))
      expect(await found(index(), { text: term('juez', texto) })).toEqual(['a'])
    })

    it('replaces a document of the same id and forgets what it said', async () => {
      await index().writer.apply(upserts(1, [documentOf('a', 'antes', { facets: { corte: ['CS'] } })]))
      await index().writer.apply(upserts(2, [documentOf('a', 'despues')]))
      expect(await found(index(), { text: term('antes', texto) })).toEqual([])
      expect(await found(index(), { text: term('despues', texto) })).toEqual(['a'])
      const { facets, total } = await index().lexical.search('rulings', lexicalRequest({ facets: [{ name: 'corte', limit: 9 }] }))
      expect({ facets, total }).toEqual({ facets: { corte: [] }, total: 1 })
      expect(await index().lexical.documentFrequencies('rulings', ['antes', 'despues'], ['texto'])).toEqual([0, 1])
      expect(await index().lexical.facetValues('rulings', ['a', 'nada'], ['corte'])).toEqual([{ corte: [] }, { corte: [] }])
    })

    it('removes a whole group and keeps what the same batch adds after it', async () => {
      const passage = (id: string): ReturnType<typeof documentOf> => documentOf(id, 'pago', { group: 'fallo' })
      await index().writer.apply(upserts(1, [passage('p1'), passage('p2'), documentOf('otro', 'pago')]))
      const { changes } = upserts(2, [passage('p3')])
      await index().writer.apply({ sequence: 2, changes: [{ kind: 'removeGroup', namespace: 'rulings', group: 'fallo' }, ...changes] })
      expect(await found(index(), { text: term('pago', texto), sort: [] })).toEqual(['otro', 'p3'])
    })

    it('keeps namespaces apart', async () => {
      await index().writer.apply(upserts(1, [documentOf('a', 'juez')]))
      expect((await index().lexical.search('passages', lexicalRequest({}))).total).toBe(0)
    })

    it('refuses a batch with an invalid document whole', async () => {
      const wrong = documentOf('b', 'juez', { vector: Float32Array.of(1) })
      await expect(index().writer.apply(upserts(1, [documentOf('a', 'juez'), wrong]))).rejects.toThrow(/dimension/)
      const falling = documentOf('c', 'juez', { fields: { texto: { terms: ['x', 'y'], positions: [1, 0] } } })
      await expect(index().writer.apply(upserts(1, [documentOf('a', 'juez'), falling]))).rejects.toThrow(/positions/)
      expect((await index().lexical.search('rulings', lexicalRequest({}))).total).toBe(0)
      expect(await index().writer.appliedSequence()).toBe(0)
    })

    it('shows a batch whole or not at all to searches that run meanwhile', async () => {
      const many = Array.from({ length: 400 }, (_, i) => documentOf(`d${i}`, `pago ley juez ${'texto '.repeat(200)}`))
      let done = false
      const writing = index()
        .writer.apply(upserts(1, many))
        .then(() => {
          done = true
        })
      const seen = new Set<number>()
      while (!done) {
        seen.add((await index().lexical.search('rulings', lexicalRequest({ text: term('pago', texto), limit: 0 }))).total)
        await new Promise(setImmediate)
      }
      await writing
      expect([...seen].every((total) => total === 0 || total === 400)).toBe(true)
    })

    it('after a crash stands at the last flush or later, with everything of it', async () => {
      await index().writer.apply(
        upserts(1, [documentOf('a', 'juez ley', { facets: { corte: ['CS'] }, sortKeys: { fecha: 3 }, vector: axis(1) })]),
      )
      await index().writer.flush()
      await index().writer.apply(upserts(2, [documentOf('b', 'juez')]))
      const again = await opened().reopen()
      expect(await again.writer.appliedSequence()).toBe(opened().isDurableOnceApplied === true ? 2 : 1)
      expect(await found(again, { text: phrase(['juez', 'ley'], texto), filter: inFilter('corte', ['CS']) })).toEqual(['a'])
      expect((await again.vectors.nearest('rulings', { near: axis(1), filter: null, limit: 3 })).map(({ id }) => id)).toEqual(['a'])
      await again.writer.apply(upserts(2, [documentOf('b', 'juez')]))
      expect(await found(again, { text: term('juez', texto), sort: [] })).toEqual(['a', 'b'])
    })

    it('flushes on closing and then refuses every call', async () => {
      await index().writer.apply(upserts(3, [documentOf('a', 'juez')]))
      await index().writer.close()
      await expect(index().writer.apply(upserts(4, []))).rejects.toThrow()
      await expect(index().lexical.search('rulings', lexicalRequest({}))).rejects.toThrow()
      const again = await opened().reopen()
      expect(await again.writer.appliedSequence()).toBe(3)
    })
  })
}

const describeMatching = (open: PortsFactory): void => {
  describe('words', () => {
    const { index } = useIndex(open)

    it('ranks the rarer word, the denser text and the heavier field first', async () => {
      await index().writer.apply(
        upserts(1, [
          documentOf('comun', 'ley ley ley relleno relleno'),
          documentOf('raro', 'ley lesion relleno relleno relleno'),
          documentOf('titulo', 'relleno', { fields: { texto: stream('ley relleno relleno relleno relleno'), titulo: stream('lesion') } }),
          documentOf('largo', `lesion ${'relleno '.repeat(40)}`.trim()),
        ]),
      )
      const lesion = term('lesion', { texto: 1, titulo: 5 })
      expect(await found(index(), { text: lesion })).toEqual(['titulo', 'raro', 'largo'])
      const either = or([term('ley', texto), lesion])
      expect((await found(index(), { text: either })).slice(0, 2)).toEqual(['titulo', 'raro'])
    })

    it('keeps ñ and n apart and takes terms as they are', async () => {
      await index().writer.apply(upserts(1, [documentOf('a', 'año'), documentOf('b', 'ano')]))
      expect(await found(index(), { text: term('año', texto) })).toEqual(['a'])
      expect(await found(index(), { text: term('Año', texto) })).toEqual([])
    })

    it('finds terms near one that was mistyped, not those of documents that are gone', async () => {
      await index().writer.apply(upserts(1, [documentOf('a', 'perez fisco'), documentOf('b', 'perez'), documentOf('c', 'perea prez')]))
      const near = { term: 'pezer', fields: ['texto'], edits: 2 as const, prefix: 'p', limit: 9 }
      expect(await index().lexical.nearTerms('rulings', { ...near, term: 'pereez' })).toEqual([
        { term: 'perez', edits: 1, documents: 2 },
        { term: 'perea', edits: 2, documents: 1 },
        { term: 'prez', edits: 2, documents: 1 },
      ])
      await index().writer.apply({ sequence: 2, changes: [{ kind: 'remove', namespace: 'rulings', id: 'c' }] })
      expect((await index().lexical.nearTerms('rulings', near)).map(({ term }) => term)).toEqual(['perez'])
      expect(await index().lexical.nearTerms('rulings', { ...near, prefix: 'f' })).toEqual([])
    })

    it('finds a phrase with its gaps, and within its slop', async () => {
      await index().writer.apply(
        upserts(1, [documentOf('a', 'causa _ muerte'), documentOf('b', 'causa muerte'), documentOf('c', 'causa x y muerte')]),
      )
      expect(await found(index(), { text: phrase(['causa', 'muerte'], texto), sort: [] })).toEqual(['b'])
      expect(await found(index(), { text: phrase(['causa', 'muerte'], texto, { positions: [0, 2] }), sort: [] })).toEqual(['a'])
      expect(await found(index(), { text: phrase(['causa', 'muerte'], texto, { slop: 1 }), sort: [] })).toEqual(['a', 'b'])
      expect(await found(index(), { text: phrase(['causa', 'muerte'], texto, { slop: 2 }), sort: [] })).toEqual(['a', 'b', 'c'])
      expect(await found(index(), { text: phrase(['muerte', 'causa'], texto, { slop: 5 }) })).toEqual([])
    })

    it('finds terms near one another in any order', async () => {
      await index().writer.apply(
        upserts(1, [documentOf('a', 'causa x y muerte'), documentOf('b', 'muerte causa'), documentOf('c', 'causa')]),
      )
      expect(await found(index(), { text: near(['causa', 'muerte'], 1, texto), sort: [] })).toEqual(['b'])
      expect(await found(index(), { text: near(['muerte', 'causa'], 3, texto), sort: [] })).toEqual(['a', 'b'])
      expect(await found(index(), { text: near(['causa', 'nada'], 9, texto), sort: [] })).toEqual([])
    })

    it('finds terms together in one section of a field', async () => {
      const sectioned = (id: string, text: string, ...sections: number[]) =>
        documentOf(id, '', { fields: { texto: { ...stream(text), sections } } })
      await index().writer.apply(
        upserts(1, [sectioned('a', 'causa x y muerte', 4), sectioned('b', 'muerte causa', 1), sectioned('c', 'z causa _ _ muerte', 1)]),
      )
      expect(await found(index(), { text: together(['muerte', 'causa'], texto), sort: [] })).toEqual(['a', 'c'])
      const ordered: TextQuery = { kind: 'phrase', terms: ['causa', 'muerte'], slop: 9, withinSection: true, fields: texto }
      expect(await found(index(), { text: ordered, sort: [] })).toEqual(['a', 'c'])
      const adjacent: TextQuery = { kind: 'near', terms: ['muerte', 'causa'], within: 1, withinSection: true, fields: texto }
      expect(await found(index(), { text: adjacent, sort: [] })).toEqual([])
      const falling = documentOf('d', '', { fields: { texto: { ...stream('x'), sections: [2, 1] } } })
      await expect(index().writer.apply(upserts(2, [falling]))).rejects.toThrow(/sections/)
    })

    it('sorts documents without the key last both ways and leaves ties in order of id', async () => {
      const dated = (id: string, fecha?: number): ReturnType<typeof documentOf> =>
        documentOf(id, 'x', { sortKeys: fecha === undefined ? {} : { fecha } })
      await index().writer.apply(upserts(1, [dated('b', 1), dated('a', 1), dated('sin'), dated('c', 2)]))
      expect(await found(index(), { sort: [{ key: 'fecha', direction: 'asc' }] })).toEqual(['a', 'b', 'c', 'sin'])
      expect(await found(index(), { sort: [{ key: 'fecha', direction: 'desc' }] })).toEqual(['c', 'a', 'b', 'sin'])
    })

    it('shows one document for each value of a facet, the first in the requested order', async () => {
      const of = (id: string, text: string, fecha: number, ...norma: string[]): ReturnType<typeof documentOf> =>
        documentOf(id, text, { sortKeys: { fecha }, facets: { norma } })
      await index().writer.apply(
        upserts(1, [
          of('a', 'pago x', 1, 'CC'),
          of('b', 'pago', 2, 'CC', 'CT'),
          of('c', 'pago', 3, 'CT'),
          of('d', 'pago', 0),
          of('e', 'pago', 0),
        ]),
      )
      const ask = (parts: Partial<LexicalSearch>) =>
        index().lexical.search('rulings', lexicalRequest({ collapse: 'norma', facets: [{ name: 'norma', limit: 9 }], ...parts }))
      const newest = await ask({ sort: [{ key: 'fecha', direction: 'desc' }] })
      expect(newest.hits.map(({ id }) => id)).toEqual(['c', 'b', 'd', 'e'])
      expect(newest.groups).toEqual({ total: 4, primary: 4, sizes: [1, 2, 1, 1] })
      expect([newest.total, newest.facets['norma']?.map(({ total }) => total)]).toEqual([5, [2, 2]])
      const best = await ask({ text: term('pago', texto), offset: 1, limit: 2 })
      expect(best.hits.map(({ id }) => id)).toEqual(['c', 'd'])
      expect(best.groups).toEqual({ total: 4, primary: 4, sizes: [1, 1] })
      const counted = await ask({ limit: 0 })
      expect([counted.hits, counted.groups]).toEqual([[], { total: 4, primary: 4, sizes: [] }])
    })

    it('reports the size of the group of every hit', async () => {
      const of = (id: string, text: string, ...norma: string[]) => documentOf(id, text, { facets: { norma } })
      await index().writer.apply(
        upserts(1, [of('a', 'pago pago', 'CC'), of('b', 'pago', 'CC', 'CT'), of('c', 'juez', 'CC'), of('d', 'pago')]),
      )
      const ask = (parts: Partial<LexicalSearch>) => index().lexical.search('rulings', lexicalRequest({ countGroups: 'norma', ...parts }))
      const paid = await ask({ text: term('pago', texto) })
      expect(paid.hits.map(({ id }) => id)).toEqual(['a', 'b', 'd'])
      expect([paid.total, paid.groups]).toEqual([3, { total: 2, primary: 2, sizes: [2, 2, 1] }])
      expect((await ask({ offset: 2 })).groups).toEqual({ total: 2, primary: 2, sizes: [3, 1] })
      expect((await ask({ countGroups: 'desconocida', limit: 1 })).groups).toEqual({ total: 4, primary: 4, sizes: [1] })
    })

    it('puts primary documents before the others, with the groups that have one', async () => {
      await index().writer.apply(
        upserts(1, [
          documentOf('a', 'pago', { facets: { corte: ['CS'] }, sortKeys: { fecha: 1 } }),
          documentOf('b', 'pago juez', { facets: { corte: ['CS'] }, sortKeys: { fecha: 2 } }),
          documentOf('c', 'pago', { facets: { corte: ['CA'] }, sortKeys: { fecha: 3 } }),
        ]),
      )
      const newest = {
        text: term('pago', texto),
        sort: [{ key: 'fecha', direction: 'desc' as const }],
        primary: { text: term('juez', texto) },
      }
      const facets = [{ name: 'corte', limit: 9 }]
      const apart = await index().lexical.search('rulings', lexicalRequest({ ...newest, facets }))
      expect(apart.hits.map(({ id }) => id)).toEqual(['b', 'c', 'a'])
      expect([apart.total, apart.secondary, apart.facets]).toEqual([1, 2, { corte: [{ value: 'CS', total: 1 }] }])
      const collapsed = await index().lexical.search('rulings', lexicalRequest({ ...newest, collapse: 'corte' }))
      expect(collapsed.hits.map(({ id }) => id)).toEqual(['b', 'c'])
      expect(collapsed.groups).toEqual({ total: 2, primary: 1, sizes: [2, 1] })
    })

    it('answers an empty index and an unknown id', async () => {
      expect(await index().lexical.search('norms', lexicalRequest({ text: term('x', texto) }))).toEqual({
        hits: [],
        total: 0,
        secondary: 0,
        facets: {},
        groups: null,
      })
      expect(await index().vectors.nearest('norms', { near: { id: 'nada' }, filter: null, limit: 5 })).toEqual([])
      await index().writer.apply({ sequence: 1, changes: [{ kind: 'remove', namespace: 'norms', id: 'nada' }] })
      expect(await index().writer.appliedSequence()).toBe(1)
    })
  })
}

const describeMeaning = (open: PortsFactory): void => {
  describe('meaning', () => {
    const { index } = useIndex(open)

    it('orders by cosine, whatever the length, and filters before it cuts', async () => {
      await index().writer.apply(
        upserts(1, [
          documentOf('igual', '', { vector: axis(100), facets: { corte: ['CA'] } }),
          documentOf('cerca', '', { vector: axis(0.3, 0.1), facets: { corte: ['CS'] } }),
          documentOf('lejos', '', { vector: axis(-1), facets: { corte: ['CS'] } }),
          documentOf('sin vector', ''),
        ]),
      )
      const all = await index().vectors.nearest('rulings', { near: axis(2), filter: null, limit: 9 })
      expect(all.map(({ id }) => id)).toEqual(['igual', 'cerca', 'lejos'])
      expect(all[0]?.score).toBeCloseTo(1, 2)
      expect(all[1]?.score).toBeCloseTo(0.3 / Math.hypot(0.3, 0.1), 2)
      const supreme = await index().vectors.nearest('rulings', { near: axis(2), filter: inFilter('corte', ['CS']), limit: 1 })
      expect(supreme.map(({ id }) => id)).toEqual(['cerca'])
    })

    it('leaves out the requested document, and finds nothing near one without a vector', async () => {
      const ofA = axis(1 / 3, 0.7)
      /** An index may store each number in a byte, and takes the one asked as it is. */
      const rounding = 1 / 127
      const others = [documentOf('b', '', { vector: axis(1, 2) }), documentOf('c', '', { vector: axis(-1, 1) }), documentOf('d', '')]
      await index().writer.apply(upserts(1, [documentOf('a', '', { vector: ofA }), ...others]))
      const near = (of: string | Float32Array) =>
        index().vectors.nearest('rulings', { near: typeof of === 'string' ? { id: of } : of, filter: null, limit: 9 })
      const [first, ...rest] = await near(ofA)
      expect(first?.id).toBe('a')
      const byId = await near('a')
      expect(byId.map(({ id }) => id)).toEqual(['b', 'c'])
      for (const [i, { score }] of byId.entries()) expect(Math.abs(score - (rest[i]?.score ?? Number.NaN))).toBeLessThan(rounding)
      expect(await near('d')).toEqual([])
    })
  })
}
