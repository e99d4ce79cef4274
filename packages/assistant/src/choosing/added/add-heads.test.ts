import { buildSections } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { readQuestion } from '../../question/read-question.ts'
import { demandsOf } from '../../testing/ports-over.ts'
import { sourceOf } from '../../testing/source-of.ts'
import { candidatesOf } from '../candidate.ts'
import { scoreCandidates } from '../score-candidates.ts'
import { addHeads, isHeadOf } from './add-heads.ts'

const head = 'Para quienes no tomaron parte en la evaluación del proyecto de la planta rigen estas reglas:'
const items = [
  'i. El reclamo contra la planta se presenta dentro de treinta días desde que se publica la resolución.',
  'ii. El plazo del reclamo contra la planta se cuenta de nuevo si la resolución cambia en lo que importa.',
]
const after = 'El plazo de otro reclamo contra la planta no se rige por lo dicho más arriba en esta parte.'
const question = '¿qué plazo hay para el reclamo contra la planta?'
const source = sourceOf('lista', [], {
  sections: buildSections(['Primero: nada.']).map((section) =>
    section.anchor === 'c1'
      ? { ...section, paragraphs: [head, ...items, after].map((text, at) => ({ anchor: `lista-${at}`, text })) }
      : section,
  ),
})
const scored = scoreCandidates(candidatesOf(source), { question: readQuestion(question), demands: demandsOf(question) }, 0)
const found = (...words: string[]) => scored.filter(({ text }) => words.some((word) => text.startsWith(word)))
const texts = (chosen: typeof scored, room = 500) => addHeads(chosen, room).map(({ text }) => text)

it('quotes with an item of a list what announces the list, once', () => {
  expect(texts(found('ii.'))).toEqual([head, items[1]])
  expect(texts(found('El reclamo', 'i.', 'ii.'))).toEqual([head, expect.stringContaining('treinta días'), items[1]])
})

it('adds nothing to a sentence behind the list, nor what does not fit', () => {
  expect(texts(found('El plazo de otro'))).toEqual([after])
  expect(texts(found('ii.'), 20)).toEqual([items[1]])
})

it('leaves out a short item whose list cannot be announced, unless nothing else is chosen', () => {
  const short = 'a) Pedir nuevos informes sobre la planta que se reclama;'
  const list = sourceOf('medidas', [], {
    sections: buildSections(['Primero: nada.']).map((section) =>
      section.anchor === 'c1'
        ? { ...section, paragraphs: [head, short, after].map((text, at) => ({ anchor: `medidas-${at}`, text })) }
        : section,
    ),
  })
  const own = scoreCandidates(candidatesOf(list), { question: readQuestion(question), demands: demandsOf(question) }, 0)
  const chosen = own.filter(({ text }) => text === short || text === after)
  expect(chosen).toHaveLength(2)
  expect(texts(chosen, 20)).toEqual([after])
  expect(texts(chosen.slice(0, 1), 20)).toEqual([short])
})

it('knows the sentence that announces the list of another', () => {
  const [first, second] = addHeads(found('ii.'), 500)
  expect(first && second && isHeadOf(first, second)).toBe(true)
  expect(first && second && isHeadOf(second, first)).toBe(false)
})
