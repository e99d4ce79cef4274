import type { QuestionDemand } from '@basejuris/search'
import { expect, it } from 'vitest'
import { sourceOf } from '../testing/source-of.ts'
import { subjectsOf, tellerOf, withSubjects } from './asked-subject.ts'
import { candidatesOf } from './candidate.ts'

const demand = (kind: QuestionDemand['kind'], label: string, ...wordings: string[][]): QuestionDemand => ({
  kind,
  label,
  wordings,
  norms: [],
  rarity: 0.5,
})
const demands = [
  demand('words', 'faroles', ['farol']),
  demand('words', 'abandonado', ['abandon']),
  { ...demand('words', 'procedimiento', ['procedimient']), rarity: 0.1 },
  demand('topic', 'Abandono del procedimiento', ['abandon', 'procedimient']),
]
const account = 'La demandada sostuvo que correspondía declarar el abandono del procedimiento, por haber pasado seis meses sin gestiones.'
const tellerIn = (...rules: string[]) => tellerOf(candidatesOf(sourceOf('r1', rules)), demands)

it('takes a word of the question that a likely topic is about for its subject', () => {
  expect(subjectsOf(demands)).toEqual([
    { word: 1, topics: [3] },
    { word: 2, topics: [3] },
  ])
  expect(subjectsOf(demands.slice(0, 2))).toEqual([])
})

it('counts the words of courts for a subject, less than those of the question', () => {
  expect(withSubjects([0, 0, 0, 1], subjectsOf(demands))).toEqual([0, 0.65, 0.65, 1])
  expect(withSubjects([0, 1, 0, 1], subjectsOf(demands))).toEqual([0, 1, 0.65, 1])
  expect(withSubjects([0, 0, 0, 0.3], subjectsOf(demands))).toEqual([0, 0, 0, 0.3])
})

it('tells whether the court speaks of the subject or only somebody whom it tells of', () => {
  expect(tellerIn(`Primero: ${account}`)).toBe('others')
  expect(
    tellerIn(`Primero: ${account}`, 'Segundo: Que no procede el abandono del procedimiento mientras pende una gestión del tribunal.'),
  ).toBe('court')
  const common = 'Tercero: Que el procedimiento se rige por las reglas generales, según dispone la ley del ramo.'
  expect(tellerIn(`Primero: ${account}`, common)).toBe('others')
  expect(tellerIn('Primero: Que el farol del puerto fue reparado por cuenta del municipio durante el invierno.')).toBeNull()
})
