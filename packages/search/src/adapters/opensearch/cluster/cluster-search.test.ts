import { expect, it } from 'vitest'
import { createClusterSearch } from './cluster-search.ts'
import type { EngineClient, JsonObject } from './engine-client.ts'

const ofTotal = (value: number) => ({
  hits: { total: { value }, hits: [{ _score: value, sort: [value], fields: { id: [`id-${value}`], facet: ['a'] } }] },
})

/** Answers each body with its own number; a body without one fails. */
function openClient() {
  const sent: (readonly JsonObject[])[] = []
  const client: EngineClient = {
    ask: () => Promise.reject(new Error('not asked')),
    send: <Answer>(_: string, lines: readonly JsonObject[]): Promise<Answer> => {
      sent.push(lines)
      if (lines.some(({ breaks }) => breaks === true)) return Promise.reject(new Error('the request failed'))
      const bodies = lines.filter((_line, at) => at % 2 === 1)
      const responses = bodies.map(({ n }) => (typeof n === 'number' ? ofTotal(n) : { error: { reason: 'no number' } }))
      return Promise.resolve({ responses } as Answer)
    },
    close: () => Promise.resolve(),
  }
  return { sent, search: createClusterSearch(client, (namespace) => `some-${namespace}`, 100) }
}
const totals = async (answers: ReturnType<ReturnType<typeof openClient>['search']['searchAll']>): Promise<number[]> =>
  (await answers).map((answer) => answer.hits.total.value)

it('sends what is asked at the same time in one request, each question to its own index', async () => {
  const { sent, search } = openClient()
  const answers = [
    search.searchAll('rulings', [
      { n: 1, size: 0 },
      { n: 2, size: 0 },
    ]),
    search.searchAll('passages', [{ n: 3, size: 0 }]),
    search.searchAll('rulings', []),
  ]
  expect(await Promise.all(answers.map(totals))).toEqual([[1, 2], [3], []])
  expect(sent).toEqual([
    [
      { index: 'some-rulings' },
      { n: 1, size: 0 },
      { index: 'some-rulings' },
      { n: 2, size: 0 },
      { index: 'some-passages' },
      { n: 3, size: 0 },
    ],
  ])
  await search.searchAll('rulings', [{ n: 4, size: 0 }])
  expect(sent.length).toBe(2)
})

it('rejects only who asked a question that fails', async () => {
  const { search } = openClient()
  const wrong = search.searchAll('rulings', [{ n: 1, size: 0 }, { text: 'x' }])
  const right = search.searchAll('rulings', [{ n: 2, size: 0 }])
  await expect(wrong).rejects.toThrow('no number')
  expect(await totals(right)).toEqual([2])
})

it('rejects everybody of a request that fails, and goes on', async () => {
  const { search } = openClient()
  const both = await Promise.allSettled([search.searchAll('rulings', [{ breaks: true }]), search.searchAll('rulings', [{ n: 2, size: 0 }])])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  expect(await totals(search.searchAll('rulings', [{ n: 5, size: 0 }]))).toEqual([5])
})

it('divides many questions into requests of limited size', async () => {
  const { sent, search } = openClient()
  const numbers = Array.from({ length: 450 }, (_, n) => n)
  expect(
    await totals(
      search.searchAll(
        'rulings',
        numbers.map((n) => ({ n, size: 0 })),
      ),
    ),
  ).toEqual(numbers)
  expect(sent.map(({ length }) => length / 2)).toEqual([200, 200, 50])
})

it('reads ids from a column beside those asked for, and nothing that is stored', async () => {
  const { sent, search } = openClient()
  const { hits } = (await search.ask('rulings', { n: 7, size: 5, docvalue_fields: ['facet'] })).hits
  expect(hits).toEqual([{ id: 'id-7', score: 7, sort: [7], fields: { id: ['id-7'], facet: ['a'] } }])
  expect(sent[0]?.[1]).toEqual({ n: 7, size: 5, stored_fields: '_none_', docvalue_fields: ['id', 'facet'] })
})
