import { expect, it } from 'vitest'
import { candidatesOf } from '../choosing/candidate.ts'
import { scoreCandidates } from '../choosing/score-candidates.ts'
import { readQuestion } from '../question/read-question.ts'
import { demandsOf } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { mentionsIn, spokenEvidence } from './spoken-evidence.ts'

const question = '¿Responde el puerto si la grúa volcó sobre la bodega del pescador?'
const evidenceOf = (rulings: Readonly<Record<string, readonly string[]>>) => {
  const demands = demandsOf(question)
  const sources = Object.entries(rulings).map(([docId, considerandos]) => sourceOf(docId, considerandos))
  const mentions = new Map(sources.map((source) => [source.ruling.docId, mentionsIn(candidatesOf(source), demands)]))
  const weighed = scoreCandidates(sources.flatMap(candidatesOf), { question: readQuestion(question), demands })
  return spokenEvidence(mentions, weighed, demands)
}

const alleged = 'Primero: Que la demandada alegó que la grúa volcó sobre la bodega del pescador por culpa de este.'
const held = 'Segundo: Que el puerto responde, porque la grúa volcó sobre la bodega del pescador sin que nadie la vigilara.'

it('tells what anybody says from what the best sentences of the court say', () => {
  const found = evidenceOf({ whole: [alleged, held], claim: [alleged, 'Segundo: Que el demandante no rindió prueba alguna en el juicio.'] })
  expect(found.get('whole')?.best).toBe(1)
  expect(found.get('claim')?.mentioned).toBeGreaterThan(0.5)
  expect(found.get('claim')?.best).toBeLessThan(found.get('claim')?.mentioned ?? 0)
})

it('compares each ruling with the others that were read', () => {
  const found = evidenceOf({ whole: [held], part: ['Primero: Que la bodega del pescador se arrendó por doce meses a su hermano.'] })
  expect(found.get('whole')?.mentionedAhead).toBeGreaterThan(0)
  expect(found.get('part')?.bestAhead).toBeLessThan(0)
  expect(evidenceOf({ whole: [held] }).get('whole')?.mentionedAhead).toBe(1)
})

it('finds nothing in a ruling without a sentence that speaks of the question', () => {
  const found = evidenceOf({ other: ['Primero: Que los autos quedaron en estado de dictar resolución en la audiencia.'] })
  expect(found.get('other')).toMatchObject({ mentioned: 0, best: 0, worth: 0 })
})
