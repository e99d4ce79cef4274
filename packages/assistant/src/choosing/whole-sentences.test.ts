import { expect, it } from 'vitest'
import { readQuestion } from '../question/read-question.ts'
import { demandsOf } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { candidatesOf } from './candidate.ts'
import { weighCandidates } from './weigh-candidates.ts'
import { makeWhole } from './whole-sentences.ts'

const head = 'Segundo: Que la carta de aviso debe expresar los hechos en que se funda la causal invocada por el empleador del puerto'
const reason = 'por cuanto sin esos hechos el trabajador de la grúa no puede defenderse ante la inspección ni ante el tribunal del trabajo'
const end = 'de modo que la omisión de los hechos en la carta de aviso vuelve improcedente el despido que se funda en esa causal.'
const question = '¿la carta de aviso debe expresar los hechos?'
const source = sourceOf('aviso', [
  `${head}, ${reason}, ${end}`,
  'Tercero: Que los intereses se calculan desde la fecha del certificado de la oficina.',
])
const candidates = weighCandidates(candidatesOf(source), { question: readQuestion(question), demands: demandsOf(question) })
const clause = (words: string) => {
  const found = candidates.find(({ text }) => text.startsWith(words))
  if (found === undefined) throw new Error(`no clause «${words}»`)
  return found
}
const whole = (words: readonly string[], room: number) => makeWhole(words.map(clause), candidates, room).map(({ text }) => text)

it('adds to a clause the one that it goes on from', () => {
  expect(whole(['por cuanto'], 400)).toEqual([`${head}, ${reason}`])
  expect(whole(['de modo que'], 400)).toEqual([`${head}, ${reason}, ${end}`])
})

it('adds no more than there is room for', () => {
  expect(whole(['por cuanto'], 10)).toEqual([reason])
  expect(whole(['de modo que'], reason.length + 10)).toEqual([`${reason}, ${end}`])
})

it('makes one quotation of clauses that meet, for which no room is needed', () => {
  expect(whole(['Segundo', 'por cuanto'], 10)).toEqual([`${head}, ${reason}`])
  expect(whole(['de modo que', 'por cuanto'], head.length + reason.length + 10)).toEqual([`${head}, ${reason}, ${end}`])
})

it('leaves a sentence as it is, and adds nothing that may not be quoted', () => {
  expect(whole(['Tercero'], 400)).toEqual(['Tercero: Que los intereses se calculan desde la fecha del certificado de la oficina.'])
  const alone = makeWhole([clause('por cuanto')], [clause('por cuanto')], 400)
  expect(alone.map(({ text }) => text)).toEqual([reason])
})

it('adds to a clause the reason for it that stands behind it, where there is room', () => {
  expect(whole(['Segundo'], 400)).toEqual([`${head}, ${reason}`])
  expect(whole(['Segundo'], 10)).toEqual([head])
  expect(makeWhole([clause('Segundo')], [clause('Segundo')], 400).map(({ text }) => text)).toEqual([head])
})
