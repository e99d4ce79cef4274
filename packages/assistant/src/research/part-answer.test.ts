import { expect, it } from 'vitest'
import { answerQuestion } from '../answer/answer-question.ts'
import { extractiveModel } from '../models/extractive-model.ts'
import { portsOver } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { sureOfParts } from './part-answer.ts'

const open = new AbortController().signal
const first = '¿Hay relación laboral del jardinero contratado a honorarios por la comunidad?'
const second = '¿Procede la convalidación morosa?'
const context = 'relación laboral jardinero contratado honorarios comunidad'
const held =
  'Primero: Que hay relación laboral del jardinero contratado a honorarios por la comunidad, atendida la subordinación acreditada.'

async function gradeOf(considerandos: readonly string[], parts: readonly string[]) {
  const { ports } = portsOver([sourceOf('a', considerandos)])
  const answer = await answerQuestion(ports, extractiveModel, { question: `${parts.join(' ')} ${context}`, budget: 800 }, open)
  return [answer.grade, (await sureOfParts(ports, answer, parts, open)).grade]
}

it('answers no part whose own matter only a party names, whatever it takes from the rest of the question', async () => {
  const pleaded = 'Segundo: Que la demandante sostiene que procede la convalidación morosa respecto del jardinero contratado a honorarios.'
  expect(await gradeOf([held, pleaded], [second])).toEqual(['responde', 'lo_mas_cercano'])
})

it('answers no part on which the court expressly does not decide', async () => {
  const omitted =
    'Segundo: Que no se emite pronunciamiento acerca de la convalidación morosa por el jardinero contratado a honorarios, por innecesario.'
  expect(await gradeOf([held, omitted], [second])).toEqual(['responde', 'lo_mas_cercano'])
})

it('answers a whole question only where each part is spoken of', async () => {
  const both =
    'Segundo: Que, en consecuencia, procede la convalidación morosa respecto del jardinero contratado a honorarios por la comunidad.'
  expect(await gradeOf([held, both], [first, second])).toEqual(['responde', 'responde'])
  expect(await gradeOf([held], [first, second])).toEqual(['responde', 'lo_mas_cercano'])
  expect(await gradeOf([held], [first])).toEqual(['responde', 'responde'])
})
