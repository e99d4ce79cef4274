import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Hit, idField, inFilter, type LexicalSearch, type SearchIndex } from '../ports/index.ts'
import { batches, filter, nearTerms, primaryMatches, search, sortOrder } from './arbitraries.ts'
import { axis } from './index-documents.ts'
import type { OpenedIndex, PortsFactory, SuiteOptions } from './opened-ports.ts'
import { Oracle } from './oracle.ts'

const filled = async (open: PortsFactory, log: Parameters<Oracle['apply']>[0][]): Promise<{ opened: OpenedIndex; oracle: Oracle }> => {
  const opened = await open()
  const oracle = new Oracle()
  for (const batch of log) {
    await opened.index.writer.apply(batch)
    oracle.apply(batch)
  }
  return { opened, oracle }
}

/** Random batches and searches, compared with an oracle that reads every document. */
export function describeAgainstOracle(open: PortsFactory, { share = 1 }: SuiteOptions = {}): void {
  const runs = (numRuns: number) => ({ numRuns: Math.ceil(numRuns * share) })
  describe('against the oracle', () => {
    it('matches, counts, pages and facets alike', async () => {
      await fc.assert(
        fc.asyncProperty(batches, fc.array(search, { minLength: 1, maxLength: 8 }), async (log, requests) => {
          const { opened, oracle } = await filled(open, log)
          for (const request of requests) await expectAgreement(opened.index, oracle, request)
          await opened.dispose()
        }),
        runs(150),
      )
    })

    it('finds the same terms near one', async () => {
      await fc.assert(
        fc.asyncProperty(batches, fc.array(nearTerms, { minLength: 1, maxLength: 4 }), async (log, requests) => {
          const { opened, oracle } = await filled(open, log)
          for (const request of requests)
            expect(await opened.index.lexical.nearTerms('rulings', request)).toEqual(oracle.nearTerms('rulings', request))
          await opened.dispose()
        }),
        runs(60),
      )
    })

    it('sorts alike', async () => {
      await fc.assert(
        fc.asyncProperty(batches, search, sortOrder, async (log, request, sort) => {
          const { opened, oracle } = await filled(open, log)
          const sorted = { ...request, sort }
          const { hits } = await opened.index.lexical.search('rulings', sorted)
          expect(hits.map(({ id }) => id)).toEqual(oracle.sorted('rulings', sorted))
          await opened.dispose()
        }),
        runs(100),
      )
    })

    it('collapses groups like the oracle', async () => {
      const facet = fc.constantFrom('corte', 'norma', 'desconocida')
      await fc.assert(
        fc.asyncProperty(
          batches,
          search,
          fc.oneof(sortOrder, fc.constant('relevance' as const)),
          facet,
          async (log, asked, sort, collapse) => {
            const { opened, oracle } = await filled(open, log)
            const request = { ...asked, sort }
            const all = await opened.index.lexical.search('rulings', { ...request, offset: 0, limit: 100 })
            const expected = oracle.collapsed('rulings', all.hits, collapse)
            const page = expected.slice(asked.offset, asked.offset + asked.limit)
            const answer = await opened.index.lexical.search('rulings', { ...request, collapse })
            expect(answer.hits).toEqual(page.map(({ hit }) => hit))
            expect(answer.groups).toEqual({ total: expected.length, primary: expected.length, sizes: page.map(({ size }) => size) })
            expect([answer.total, answer.facets]).toEqual([all.total, all.facets])
            const sizeOfGroup = ({ id }: Hit) => expected.find(({ members }) => members.includes(id))?.size
            const apart = await opened.index.lexical.search('rulings', { ...request, countGroups: collapse })
            expect(apart.hits).toEqual(all.hits.slice(asked.offset, asked.offset + asked.limit))
            expect(apart.groups).toEqual({ total: expected.length, primary: expected.length, sizes: apart.hits.map(sizeOfGroup) })
            await opened.dispose()
          },
        ),
        runs(100),
      )
    })

    it('puts primary documents first in every order, and counts them apart', async () => {
      const order = fc.oneof(sortOrder, fc.constant('relevance' as const))
      const collapsing = fc.constantFrom({}, { collapse: 'corte' })
      await fc.assert(
        fc.asyncProperty(batches, search, order, collapsing, primaryMatches, async (log, asked, sort, collapse, primary) => {
          const { opened, oracle } = await filled(open, log)
          const { lexical } = opened.index
          const request = { ...asked, sort, offset: 0, limit: 100 }
          const { hits } = await lexical.search('rulings', request)
          const reaching = await lexical.search('rulings', { ...request, text: primary.text ?? asked.text, sort: 'relevance' })
          const passing = oracle.matching('rulings', { text: null, filter: primary.filter ?? null }).map(({ id }) => id)
          const leading = reaching.hits.filter(({ id, score }) => passing.includes(id) && score >= (primary.minScore ?? 0))
          const ids = new Set(leading.map(({ id }) => id)).intersection(new Set(hits.map(({ id }) => id)))
          const inTiers = [...hits.filter(({ id }) => ids.has(id)), ...hits.filter(({ id }) => !ids.has(id))]
          const groups = oracle.collapsed('rulings', inTiers, 'corte')
          const answer = await lexical.search('rulings', { ...request, ...collapse, primary })
          expect(answer.hits).toEqual('collapse' in collapse ? groups.map(({ hit }) => hit) : inTiers)
          expect([answer.total, answer.secondary]).toEqual([ids.size, hits.length - ids.size])
          const only = inFilter(idField, [...ids])
          for (const { name, limit } of asked.facets)
            expect(answer.facets[name]).toEqual(oracle.facet('rulings', { text: null, filter: only }, name, limit))
          if ('collapse' in collapse) expect(answer.groups?.primary).toBe(groups.filter(({ hit }) => ids.has(hit.id)).length)
          await opened.dispose()
        }),
        runs(100),
      )
    })

    it('finds every vector that passes the filter, nearest first, with its cosine', async () => {
      await fc.assert(
        fc.asyncProperty(batches, fc.option(filter), async (log, only) => {
          const { opened, oracle } = await filled(open, log)
          const near = axis(3, -1, 2)
          const hits = await opened.index.vectors.nearest('rulings', { near, filter: only, limit: 100 })
          const expected = oracle
            .matching('rulings', { text: null, filter: only })
            .filter(({ vector }) => vector?.some((value) => value !== 0))
          expect(hits.map(({ id }) => id).sort()).toEqual(expected.map(({ id }) => id).sort())
          for (const { id, score } of hits) {
            const vector = expected.find((document) => document.id === id)?.vector as Float32Array
            expect(Math.abs(score - cosine(near, vector))).toBeLessThan(0.01)
          }
          expect(hits.every(({ score }, i) => i === 0 || score <= (hits[i - 1]?.score as number))).toBe(true)
          await opened.dispose()
        }),
        runs(60),
      )
    })

    it('comes back from disk the same, at the sequence that was flushed', async () => {
      await fc.assert(
        fc.asyncProperty(batches, batches, search, async (before, after, request) => {
          const { opened, oracle } = await filled(open, before)
          await opened.index.writer.flush()
          for (const batch of after) await opened.index.writer.apply(batch)
          const again = await opened.reopen()
          if (opened.isDurableOnceApplied === true) for (const batch of after) oracle.apply(batch)
          expect(await again.writer.appliedSequence()).toBe(oracle.sequence)
          await expectAgreement(again, oracle, request)
          for (const batch of after) {
            await again.writer.apply(batch)
            oracle.apply(batch)
          }
          await expectAgreement(again, oracle, request)
          await opened.dispose()
        }),
        runs(40),
      )
    })
  })
}

const expectAgreement = async (index: SearchIndex, oracle: Oracle, request: LexicalSearch): Promise<void> => {
  for (const namespace of ['rulings', 'passages'] as const) {
    const answer = await index.lexical.search(namespace, request)
    const whole = await index.lexical.search(namespace, { ...request, offset: 0, limit: 1000 })
    const matching = oracle.matching(namespace, request).map(({ id }) => id)
    expect(answer.total).toBe(matching.length)
    expect(whole.hits.map(({ id }) => id).sort()).toEqual(matching.sort())
    expect(whole.hits.every(({ score }, i) => i === 0 || score <= (whole.hits[i - 1]?.score as number))).toBe(true)
    expect(answer.hits).toEqual(whole.hits.slice(request.offset, request.offset + request.limit))
    for (const { name, limit } of request.facets) expect(answer.facets[name]).toEqual(oracle.facet(namespace, request, name, limit))
    const ids = [...matching, 'nada']
    const names = [...request.facets.map(({ name }) => name), 'nada']
    const values = await index.lexical.facetValues(namespace, ids, names)
    const sorted = values.map((each) => Object.fromEntries(Object.entries(each).map(([name, own]) => [name, [...own].sort()])))
    expect(sorted).toEqual(ids.map((id) => Object.fromEntries(names.map((name) => [name, oracle.facetValues(namespace, id, name)]))))
  }
  const frequencies = await index.lexical.documentFrequencies('rulings', ['juez', 'año', 'nada'], ['texto', 'titulo'])
  expect(frequencies).toEqual(['juez', 'año', 'nada'].map((each) => oracle.frequency('rulings', each, ['texto', 'titulo'])))
}

const cosine = (a: Float32Array, b: Float32Array): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] as number), 0) / (Math.hypot(...a) * Math.hypot(...b))
