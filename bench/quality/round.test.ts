import { describe, expect, it } from 'vitest'
import { measureAgreement } from './agreement.ts'
import { gradesOf, parseRound } from './round.ts'
import { findSharedWordings } from './wording.ts'

const line = (parts: object): string => JSON.stringify({ qid: 'q1', family: 'lay', query: 'una pregunta', judgments: [], ...parts })

describe('a round', () => {
  it('is named by its file and hashed by its queries and grades', () => {
    const text = line({ judgments: [{ id: 'r1', grade: 2 }] })
    const round = parseRound('/elsewhere/first.jsonl', `${text}\n\n`)
    expect(round).toMatchObject({ name: 'first', queries: [{ qid: 'q1', family: 'lay' }] })
    expect(parseRound('/other/second.jsonl', text).hash).toBe(round.hash)
    expect(parseRound('/elsewhere/first.jsonl', text.replace('"grade":2', '"grade":3')).hash).not.toBe(round.hash)
  })

  it.each([
    ['no JSON', '{"qid"', 'line 1 is not JSON'],
    ['an unknown family', line({ family: 'otra' }), 'line 1, family'],
    ['a grade above 3', line({ judgments: [{ id: 'r1', grade: 4 }] }), 'line 1, judgments.0.grade'],
    ['a query twice', `${line({})}\n${line({})}`, 'query q1 appears twice'],
    [
      'a ruling judged twice in one query',
      line({
        judgments: [
          { id: 'r1', grade: 1 },
          { id: 'r1', grade: 2 },
        ],
      }),
      'ruling of q1 r1 appears twice',
    ],
  ])('refuses %s', (_, text, message) => {
    expect(() => parseRound('a.jsonl', text)).toThrow(message)
  })

  it('counts what is of grade 1 or more as relevant', () => {
    const judgments = [
      { id: 'r1', grade: 0 },
      { id: 'r2', grade: 1 },
    ]
    const [query] = parseRound('a.jsonl', line({ judgments })).queries
    expect([...gradesOf(query as NonNullable<typeof query>)]).toEqual([['r2', 1]])
  })
})

describe('agreement of two judges', () => {
  const judged = (...pairs: [number, number?][]) =>
    parseRound(
      'a.jsonl',
      line({ judgments: pairs.map(([grade, again], at) => ({ id: `r${at}`, grade, ...(again === undefined ? {} : { again }) })) }),
    ).queries

  it('is measured over what both judged', () => {
    expect(measureAgreement(judged([0, 0], [3, 3], [1], [2]))).toEqual({ judgments: 2, equal: 1, kappa: 1 })
  })

  it('is below chance where they contradict each other, and unknown where every grade is the same', () => {
    expect(measureAgreement(judged([0, 3], [3, 0]))?.kappa).toBe(-1)
    expect(measureAgreement(judged([2, 2], [2, 2]))?.kappa).toBeNull()
    expect(measureAgreement(judged([2], [1]))).toBeNull()
  })
})

describe('wording that a round shares with the project', () => {
  const queries = [{ qid: 'q1', query: 'Se llevaron la bicicleta roja del patio trasero' }]

  it('is found in six words in a row, whatever accents, capitals and line breaks', () => {
    const texts = [{ file: 'a.ts', text: 'LA BICICLETA roja\n  del pátio TRASERO' }]
    expect(findSharedWordings(queries, texts)).toEqual([{ qid: 'q1', words: 'la bicicleta roja del patio trasero', file: 'a.ts' }])
  })

  it('is not five words, nor words of which two have content', () => {
    expect(findSharedWordings(queries, [{ file: 'a.ts', text: 'la bicicleta roja del patio delantero' }])).toEqual([])
    expect(
      findSharedWordings([{ qid: 'q2', query: 'qué es lo que se me debe' }], [{ file: 'b.ts', text: 'qué es lo que se me debe' }]),
    ).toEqual([])
  })
})
