import { foldText } from '@basejuris/legal-text'
import { expect, it } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { demandsOf } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { candidatesOf } from './candidate.ts'
import { scoreCandidates } from './score-candidates.ts'
import { findStatedTerm, statesTerm } from './stated-term.ts'

const found = (question: string, rules: readonly string[]) => {
  const demands = demandsOf(question)
  const sources = rules.map((rule, at) => sourceOf(`r${at}`, [`Primero: Que ${rule}`]))
  const candidates = scoreCandidates(sources.flatMap(candidatesOf), { question: readQuestion(question), demands }, 0)
  return findStatedTerm(candidates, { demands, order: sources.map(({ ruling }) => ruling.docId) })?.text ?? null
}

it('finds the rule that states the term for what is asked, wherever the search puts it', () => {
  const term = 'el plazo para reclamar de la multa del faro es de quince días hábiles contados desde su notificación.'
  const other = 'la multa del faro se funda en la ordenanza del puerto y en el informe del inspector.'
  const paid = 'el pago de la multa del faro se acredita dentro de diez días contados desde que se entera en la caja.'
  expect(found('¿cuál es el plazo para reclamar de una multa del faro?', [other, paid, term])).toContain('quince días hábiles')
  expect(found('¿cuál es el plazo para reclamar de una multa del faro?', [other, paid])).toBeNull()
})

it('takes one way to bring a matter before a court for another, but no remedy for another', () => {
  const asked = '¿cuánto plazo tengo para interponer el recurso de amparo económico?'
  const own = 'el recurso de amparo económico se deduce dentro de los seis meses siguientes a la infracción.'
  const other = 'el recurso de reposición se interpone dentro del plazo de cinco días contados desde la notificación.'
  expect(found(asked, [other, own])).toContain('seis meses')
  expect(found(asked, [other])).toBeNull()
  const within =
    'el plazo para interponer el recurso de hecho es de cinco días contados desde que se deniega el recurso de amparo económico.'
  expect(found(asked, [within])).toBeNull()
})

it.each([
  ['El reclamo se presenta dentro del plazo fatal de treinta días corridos.', true],
  ['Las acciones prescriben en dos años contados desde que son exigibles.', true],
  ['La demanda se presentó cuando había transcurrido el plazo de treinta días.', false],
  ['El plazo de treinta días venció el 3 de mayo de 2023.', false],
  ['Se le condena, dentro del plazo legal, a la pena de sesenta días de prisión.', false],
  ['El contrato fue suscrito por ambas partes.', false],
])('tells a rule on a term from what happened: %s', (sentence, expected) => {
  expect(statesTerm(foldText(sentence))).toBe(expected)
})
