import { expect, it } from 'vitest'
import { extractiveModel } from '../models/extractive-model.ts'
import type { GoesOn } from '../question/added-demands.ts'
import { portsOver } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import type { Answer } from './answer.ts'
import { answerQuestion } from './answer-question.ts'

const letter = 'Primero: Que la carta de aviso debe expresar los hechos en que se funda la causal invocada por el empleador.'
const fixed =
  'Segundo: Que por vencimiento del plazo convenido los hechos de la causal que la carta de aviso debe expresar son solo su llegada.'
const { ports } = portsOver([sourceOf('r1', [letter, fixed])])
const before = '¿debe la carta de aviso expresar los hechos de la causal?'
const open = new AbortController().signal
const quotedFirst = [{ docId: 'r1', anchor: 'p2', from: 0, to: letter.length }]
const ask = (added: string, goesOn?: GoesOn) =>
  answerQuestion(ports, extractiveModel, { question: `${before} ${added}`, budget: 1000, goesOn }, open)

it('quotes what was not quoted yet, where a question goes on', async () => {
  const added = '¿y si es por vencimiento del plazo?'
  const sections = ({ spans }: Answer) => spans.map(({ section }) => section)
  expect(sections(await ask(added))).toContain('c1')
  const next = await ask(added, { added, quoted: quotedFirst })
  expect(next.addsNothing).toBe(false)
  expect(sections(next)[0]).toBe('c2')
  expect(sections(next)).not.toContain('c1')
})

it('says where nothing speaks of what a question adds', async () => {
  const added = '¿y la trabajadora embarazada?'
  expect((await ask(added)).grade).not.toBe('no_lo_encontre')
  expect(await ask(added, { added, quoted: quotedFirst })).toMatchObject({ grade: 'no_lo_encontre', addsNothing: true, spans: [] })
})
