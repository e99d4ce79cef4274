import { mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { figuresOfQueries, findRoundRecord, listRoundRecords, type RoundRecord } from '@basejuris/search'
import { expect, it } from 'vitest'
import { formatRecords, formatRun } from './format-round.ts'
import { measureRound } from './measure-round.ts'
import { parseRound } from './round.ts'
import { saveRecord } from './round-record.ts'
import type { Answers } from './systems.ts'

const record: RoundRecord = {
  name: 'first',
  hash: 'a1',
  registeredOn: '2026-01-02',
  queries: { lay: 2 },
  judgments: 2,
  agreement: null,
  firstRun: null,
}

/** Every system finds `r1` first, and the product `r2` before it. */
const answers = (levels: Answers['levels']): Answers => {
  const other = ['r1', 'r2']
  return { ranked: { bm25: other, 'bm25-stems': other, topics: [], words: other, meaning: other, both: ['r2', 'r1'] }, levels }
}

const lines = [
  { qid: 'q1', family: 'lay', query: 'uno', judgments: [{ id: 'r2', grade: 3 }] },
  {
    qid: 'q2',
    family: 'lay',
    query: 'dos',
    judgments: [
      { id: 'r2', grade: 3 },
      { id: 'r1', grade: 0 },
    ],
  },
  { qid: 'q3', family: 'facts', query: 'tres', judgments: [{ id: 'r9', grade: 0 }] },
  { qid: 'q4', family: 'negative', query: 'cuatro' },
  { qid: 'q5', family: 'negative', query: 'cinco' },
]
const round = parseRound('first.jsonl', lines.map((each) => JSON.stringify(each)).join('\n'))

const measured = () =>
  measureRound(round, { answer: async (query) => answers(query === 'cinco' ? ['alta'] : ['media']), close: async () => undefined })

it('measures the product beside the other systems, and leaves out queries without a relevant ruling', async () => {
  const { queries, negatives } = await measured()
  const figures = figuresOfQueries(queries)
  expect(figures.map(({ family, queries }) => [family, queries])).toEqual([
    ['lay', 2],
    ['all', 2],
  ])
  const [lay] = figures
  expect(lay?.ndcg10.both).toEqual({ mean: 1, interval: [1, 1] })
  expect(lay?.ndcg10.words.mean).toBeCloseTo(0.631, 3)
  expect(lay?.above.words?.interval[0]).toBeCloseTo(0.369, 3)
  expect(lay?.found).toMatchObject({ asked: 2, first: { both: 2, words: 0 }, inTen: { both: 2, words: 2, topics: 0 } })
  expect(negatives).toEqual({ asked: 2, quiet: 1 })
})

it('stores a first run once, and a hash that never changes', async () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'quality-')), 'rounds')
  saveRecord(record, folder)
  expect(() => saveRecord({ ...record, hash: 'b2' }, folder)).toThrow('another hash')
  const firstRun = { date: '2026-01-03', commit: 'c0ffee00', rulings: 3, days: [{ date: '2024-01-02', rulings: 3 }], ...(await measured()) }
  saveRecord({ ...record, firstRun }, folder)
  expect(() => saveRecord({ ...record, firstRun }, folder)).toThrow('already run')
  expect(findRoundRecord(folder, 'first')).toEqual({ ...record, firstRun })
  expect(formatRecords(listRoundRecords(folder))).toContain('first run 2026-01-03 at c0ffee00')
  expect(formatRun(firstRun)).toContain('questions without an answer and with nothing at alta: 1 of 2')
})

it('lists rounds in the order of their numbers', () => {
  const folder = join(mkdtempSync(join(tmpdir(), 'quality-')), 'rounds')
  for (const name of ['round-10', 'round-2', 'round-9']) saveRecord({ ...record, name }, folder)
  expect(listRoundRecords(folder).map(({ name }) => name)).toEqual(['round-2', 'round-9', 'round-10'])
})
