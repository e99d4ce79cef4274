import { expect, it } from 'vitest'
import { extractiveModel } from '../models/extractive-model.ts'
import { portsOver } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { answerQuestion } from './answer-question.ts'

const considerandos = [
  'Primero: Que la carta de aviso debe expresar los hechos en que se funda la causal invocada por el empleador.',
  'Segundo: Que, en consecuencia, el despido carece de causa y la demanda debe ser acogida.',
]
const { ports } = portsOver([sourceOf('r1', considerandos), sourceOf('r2', considerandos)], { level: 'minima' })
const about = async (question: string, ...docIds: string[]) => {
  const { grade, spans } = await answerQuestion(ports, extractiveModel, { question, budget: 1000, docIds }, new AbortController().signal)
  return [grade, ...spans.map(({ section }) => section)]
}

it('answers what the one chosen ruling decided, without its number', async () => {
  expect(await about('¿Qué resolvió el tribunal en esta sentencia?', 'r1')).toEqual(['responde', 'resolutiva', 'c2'])
  expect(await about('resuma el fallo', 'r1')).toEqual(['responde', 'resolutiva', 'c2'])
  expect(await about('¿Se acogió la demanda?', 'r1')).toEqual(['responde', 'resolutiva', 'c2'])
  expect(await about('¿Qué resolvió el tribunal?', 'r1', 'r2')).toEqual(['no_lo_encontre'])
  expect(await about('¿Qué resolvió sobre el farol del puerto?', 'r1')).toEqual(['no_lo_encontre'])
})

it('finds nothing where no ruling has the number that is asked beside a subject', async () => {
  const question = '¿Qué resolvió la Corte Suprema en el rol 4.321-2020 sobre la carta de aviso?'
  const answer = await answerQuestion(ports, extractiveModel, { question, budget: 1000 }, new AbortController().signal)
  expect(answer).toMatchObject({ grade: 'no_lo_encontre', spans: [] })
})
