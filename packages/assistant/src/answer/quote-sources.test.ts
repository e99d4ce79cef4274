import { expect, it } from 'vitest'
import { tellerOf } from '../choosing/asked-subject.ts'
import { candidatesOf } from '../choosing/candidate.ts'
import { weighCandidates } from '../choosing/weigh-candidates.ts'
import { readQuestion } from '../question/read-question.ts'
import type { AnswerSigns } from '../sufficiency/grade-answer.ts'
import { demandsOf } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { quoteSources } from './quote-sources.ts'

const question = '¿puede el puerto cobrar el sombrero?'
const demands = demandsOf(question).map((each) => ({ ...each, rarity: each.label === 'puerto' ? 0.1 : 0.9 }))
const asked = readQuestion(question)
const source = sourceOf('ropa', ['Primero: Que no procede que el puerto descuente al farero la indumentaria que le entrega cada año.'])
const candidates = candidatesOf(source)

function gradeWith(change: Partial<AnswerSigns>) {
  const signs: AnswerSigns = {
    docId: 'ropa',
    topic: 'agrees',
    hasTopic: true,
    isSureOfTopic: true,
    norm: 'unknown',
    field: 'agrees',
    isDecided: true,
    hasKind: true,
    isOfCountry: true,
    hasAdded: true,
    hasPoint: true,
    together: 0.3,
    ahead: 0,
    hasCondition: true,
    isBesideNamed: false,
    isAsDemanded: true,
    demands: 0.7,
    hasRarest: true,
    touchesRarest: true,
    touched: 0.7,
    isStory: false,
    isShort: false,
    isAsked: true,
    isOwnStory: false,
    isNamed: false,
    related: 1,
    level: 'alta',
    relevance: 0.9,
    leads: { isApart: true },
    standsOut: true,
    stands: true,
    decides: null,
    likelihood: null,
    ...change,
  }
  const weighed = weighCandidates(candidates, { question: asked, demands })
  const tellers = new Map([['ropa', tellerOf(candidates, demands)]])
  return quoteSources([{ ...source, signs }], asked, { weighed, tellers, demands, budget: 1000, isFollowUp: false, asksOutcome: false })
    .grade
}

it('answers in other words than those of the question only from a ruling that words and meaning surely find first', () => {
  expect(gradeWith({})).toBe('responde')
  expect(gradeWith({ leads: { isApart: false } })).toBe('lo_mas_cercano')
  expect(gradeWith({ level: 'media' })).toBe('lo_mas_cercano')
})
