import { buildSections } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import type { SourceRuling } from '../spans/source-ruling.ts'
import { demandsOf } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { candidatesOf } from './candidate.ts'
import { chooseSpans } from './choose-spans.ts'
import { scoreCandidates } from './score-candidates.ts'

const deciding = (reasons: readonly string[], order: string, court = '1º Juzgado Civil de Santiago'): SourceRuling =>
  sourceOf('uno', [], {
    court,
    sections: buildSections([...reasons]).map((section) =>
      section.kind === 'resolutiva' ? { ...section, paragraphs: [{ anchor: section.anchor, text: order }] } : section,
    ),
  })

/** The first quotation, where a sentence is worth what is said of its beginning, else 0.3. */
function firstOf(source: SourceRuling, asked: string, worth: Readonly<Record<string, number>>, asksOutcome = false): string | undefined {
  const demands = demandsOf(asked)
  const scored = scoreCandidates(candidatesOf(source), { question: readQuestion(asked), demands }, 0).map((each) => ({
    ...each,
    score: Object.entries(worth).find(([start]) => each.text.startsWith(start))?.[1] ?? 0.3,
  }))
  return chooseSpans(scored, { demands, trust: new Map([['uno', 1]]), budget: 1500, asksOutcome })[0]?.text
}

it('is the conclusion of an office before its reasons, and a reason of a court before its order', () => {
  const reasons = ['Primero: Que la ley de faros exige que la linterna del faro se pinte cada año por su guardián.']
  const order = 'El guardián del faro no puede cobrar la pintura de la linterna a los barcos.'
  const asked = '¿cobra el guardián la pintura de la linterna del faro a los barcos?'
  const worth = { Primero: 0.4, 'El guardián': 0.8 }
  expect(firstOf(deciding(reasons, order, 'Dirección de Faros'), asked, worth)).toBe(order)
  expect(firstOf(deciding(reasons, order), asked, worth)).toBe(reasons[0])
})

it('is what is held of the case, before a rule that is worth more', () => {
  const rule = 'Primero: Que la linterna del faro no puede pintarse de noche sin permiso del puerto.'
  const applied = 'Segundo: Que en la especie no consta permiso del puerto para pintar la linterna del faro.'
  const source = deciding([rule, applied], 'Se acoge el reclamo por la linterna del faro.')
  const asked = '¿puede pintarse la linterna del faro sin permiso del puerto?'
  expect(firstOf(source, asked, { Primero: 1, Segundo: 0.6, 'Se acoge': 0.2 })).toBe(applied)
  expect(firstOf(source, asked, { Primero: 1, Segundo: 0.2, 'Se acoge': 0.2 })).toBe(rule)
})

it('is no order that speaks of nothing asked, though the question asks how the case ends', () => {
  const reason = 'Primero: Que la linterna del faro no se pintó en mayo, como exige el permiso del puerto.'
  const asked = '¿me multan si la linterna del faro no se pintó en mayo?'
  const worth = { Primero: 0.4, 'Se rechaza': 0.9 }
  const bare = 'Se rechaza en todas sus partes la demanda interpuesta a fojas uno de autos.'
  const speaking = 'Se rechaza la demanda por la linterna del faro que no se pintó en mayo.'
  expect(firstOf(deciding([reason], bare), asked, worth, true)).toBe(reason)
  expect(firstOf(deciding([reason], speaking), asked, worth, true)).toBe(speaking)
})

it('is a sentence that stands for itself, before what its considerando says first', () => {
  const premise = 'Primero: Que el reglamento del puerto regula la pintura de la linterna del faro.'
  const asked = '¿vale la venta de la linterna del faro sin pintura?'
  const withNext = (next: string) =>
    firstOf(deciding([`${premise} ${next}`], 'Se acoge el reclamo.'), asked, { Primero: 0.6, [next.slice(0, 12)]: 1, 'Se acoge': 0.1 })
  const alone = 'La falta de pintura de la linterna del faro no anula la venta del faro.'
  expect(withNext(alone)).toBe(alone)
  expect(withNext('En este sentido, la falta de pintura de la linterna del faro no anula la venta.')).toBe(premise)
})

it('takes «tal como» for no reference to what stands before', () => {
  const own = 'Primero: Que, tal como aparece del plano, la linterna del faro no tenía pintura alguna en el mes de mayo.'
  const other = 'Segundo: Que la linterna del faro no fue vista por el guardián del puerto.'
  const source = deciding([own, other], 'Se acoge el reclamo.')
  expect(firstOf(source, '¿tenía pintura la linterna del faro?', { Primero: 1, Segundo: 0.7, 'Se acoge': 0.1 })).toBe(own)
})
