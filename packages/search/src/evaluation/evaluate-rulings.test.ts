import { describe, expect, it } from 'vitest'
import { openSearch } from '../testing/open-search.ts'
import { fictionalRulings } from '../testing/rulings.ts'
import { evaluateRulings } from './evaluate-rulings.ts'
import { formatEvaluation } from './format-evaluation.ts'
import { judgedRulings, parseJudgedQueries } from './judged-queries.ts'
import { formsWithCourt, writtenForms } from './known-dockets.ts'

const line = (value: unknown): string => JSON.stringify(value)
const queries = parseJudgedQueries(
  [
    line({
      qid: '1',
      family: 'lay',
      query: 'me quieren echar embarazada',
      judgments: [
        { id: 's:x:fuero', grade: 3 },
        { id: 's:x:camino', grade: 0 },
      ],
    }),
    line({
      qid: '2',
      type: 'known',
      query: 'Arancibia con Maderas del Maule',
      judgments: [
        { id: 's:Laborales:despido', grade: 3 },
        { id: 's:Corte_Suprema:suprema', grade: 3 },
      ],
    }),
    line({ qid: '3', family: 'lay', query: 'algo', judgments: [{ id: 's:x:otro', grade: 2 }] }),
    line({ qid: '4', family: 'negative', query: 'colisión de trenes', judgments: [] }),
    '',
  ].join('\n'),
)

describe('evaluateRulings', () => {
  it('measures each family beside plain BM25 and counts absent queries', async () => {
    const { search } = await openSearch(fictionalRulings)
    const table = await evaluateRulings({ search, rulings: fictionalRulings, queries })
    expect(table.rulings).toBe(5)
    expect(table.families.map(({ family, queries: measured, absent }) => [family, measured, absent])).toEqual([
      ['lay', 1, 1],
      ['known', 1, 0],
    ])
    const [lay, known] = table.families
    expect(lay?.quality.hibrida.ndcg10).toBe(1)
    expect(lay?.quality.bm25.ndcg10).toBe(0)
    expect(known?.quality.bm25.ndcg10).toBe(1)
    expect(table.overall.quality.lexica.success1).toBe(1)
    expect(table.calibration).toMatchObject({
      knownHigh: 1,
      negativesWithoutHigh: 1,
      counts: { knownHigh: [1, 1], negativesWithoutHigh: [1, 1] },
    })
    expect(table.queries.map(({ qid, family }) => [qid, family])).toEqual([
      ['1', 'lay'],
      ['2', 'known'],
    ])
    expect(table.queries[0]).toMatchObject({ lexica: { ndcg10: lay?.quality.lexica.ndcg10 }, hibrida: { ndcg10: 1, recall100: 1 } })
    expect(table.knownCaptions.correct).toBe(table.knownCaptions.searches)
    expect(table.halves[0].queries + table.halves[1].queries).toBe(table.overall.queries)
    expect(table.knownDockets).toMatchObject({ searches: 20, correct: 20, ambiguous: 1, unexplained: 0, wrong: [] })
    expect(table.knownDockets.withCourt.correct).toBe(table.knownDockets.withCourt.searches)
    expect(formatEvaluation(table)).toContain('rol en cinco formas: 20 de 20 (1.000), 1 roles de varias sentencias')
  })
})

describe('judged queries', () => {
  it('reject an invalid line by its number', () => {
    expect(() => parseJudgedQueries(`${line({ qid: 'a', query: 'b', judgments: [] })}\n{"qid":1}`)).toThrow(/line 2/u)
    expect(() => parseJudgedQueries('no json')).toThrow(/line 1/u)
  })

  it('find the ruling of the right section', () => {
    const docIdOf = judgedRulings([
      { docId: 'A', idSentence: '77', collection: 'penal' },
      { docId: 'B', idSentence: '77', collection: 'civil' },
      { docId: 'C', idSentence: 'CL_TC_1:2', collection: 'tribunal_constitucional' },
    ])
    expect(['fuente:Civiles:77', 'fuente:Penales:77', 'fuente:Familia:77', 'fuente:TribunalConstitucional:CL_TC_1:2'].map(docIdOf)).toEqual(
      ['B', 'A', null, 'C'],
    )
  })
})

describe('formsWithCourt', () => {
  it('writes the court in words and in initials, before and behind the number', () => {
    expect(formsWithCourt('2088-2025', 'Corte de Apelaciones de Concepción')).toEqual([
      'Corte de Apelaciones de Concepción, rol N° 2.088-2025',
      '2088-2025, Corte de Apelaciones de Concepción',
      'ICA Concepción 2.088-2025',
      'ica concepción 2088-2025',
      'C.A. de Concepción 2.088-2025',
      'c.a. de concepción 2088-2025',
    ])
  })
})

describe('writtenForms', () => {
  it('writes a docket number in five ways', () => {
    expect(writtenForms('O-5340-2022')).toEqual([
      'O-5340-2022',
      'O-5.340-2022',
      'Rol N° O-5.340-22',
      'rol o-5340/2022',
      'RIT O-005340 – 2022',
    ])
    expect(writtenForms('12345-2020')).toEqual(['12345-2020', '12.345-2020', 'Rol N° 12.345-20', 'rol 12345/2020', 'Rol 012345 – 2020'])
  })
})
