import { expect, it } from 'vitest'
import { type SidedRuling, sharedArticles } from './opposed-rulings.ts'

const kind = 'corte_de_apelaciones proteccion'
const sided = (docId: string, favoured: 'claimant' | 'respondent', decided: readonly string[], named: readonly string[]): SidedRuling => {
  const side = { kind, appellant: 'claimant', favoured } as const
  return {
    docId,
    side,
    decided: decided.map((article) => ({ ...side, article, place: article === 'CPR:19' ? 'n24' : '' })),
    articles: new Set([...decided, ...named]),
    clusters: [],
    subjects: [],
    year: 2023,
    bench: docId,
    isFictional: false,
    isOverturned: false,
  }
}
const granted = sided('uno', 'claimant', ['CPR:19'], [])
const denied = sided('dos', 'respondent', ['DS-3-1984:63'], ['CPR:19'])

it('takes a guarantee for one question on the same facts alone, at whatever place each names it, from either end', () => {
  expect(sharedArticles(granted, denied, 0.8)).toEqual(['CPR:19'])
  expect(sharedArticles(denied, granted, 0.8)).toEqual(['CPR:19'])
  expect(sharedArticles(granted, denied, 0.7)).toEqual([])
  expect(sharedArticles(granted, { ...denied, side: granted.side }, 0.8)).toEqual([])
})
