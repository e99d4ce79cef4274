import { expect, it } from 'vitest'
import { splitSections } from '../sections/split-sections.ts'
import type { DecidingRuling } from './decided-place.ts'
import { findDecision } from './decided-places.ts'
import { partyName } from './party-names.ts'
import { proceedingOf } from './proceeding.ts'

const appeal: Pick<DecidingRuling, 'collection' | 'appealType' | 'subjects'> = {
  collection: 'corte_de_apelaciones',
  appealType: 'Apelación incidente (penal)',
  subjects: [],
}

const sideOf = (facts: Partial<DecidingRuling>, ...paragraphs: string[]) => {
  const sections = splitSections(['Vistos y considerando:', ...paragraphs])
  const { side } = findDecision({ ...appeal, outcome: 'confirma', sections, ...facts })
  return side === null ? null : [side.appellant, side.favoured]
}

it('takes what the defence asked for as the request of who resists', () => {
  const order = 'Atendido el mérito de los antecedentes, se confirma la resolución apelada que rechazó la solicitud de sobreseimiento'
  expect(sideOf({}, `${order} de la defensa.`)).toEqual(['respondent', 'claimant'])
  expect(sideOf({}, `${order} presentada por el imputado.`)).toEqual(['respondent', 'claimant'])
  expect(sideOf({}, `${order} del Ministerio Público.`)).toEqual(['claimant', 'respondent'])
})

it('takes a claim in reply as the request of who was sued first', () => {
  const family = { appealType: 'Apelación sentencia (familia)', outcome: 'revoca' } as const
  const accepted = 'Se revoca la sentencia que rechazó la demanda reconvencional y en su lugar se declara que se hace lugar a'
  expect(sideOf(family, `${accepted} la demanda reconvencional de compensación económica.`)).toEqual(['respondent', 'respondent'])
  expect(
    sideOf(family, 'Primero: Que la demandante reconvencional dedujo recurso de apelación.', 'Se revoca la sentencia apelada.'),
  ).toEqual(['respondent', 'respondent'])
})

it('says of no party that an order of the court itself favours it', () => {
  const civil = { appealType: 'Apelación incidente (civil)', outcome: 'anula' } as const
  const appealed = 'Primero: Que la parte demandante dedujo recurso de apelación.'
  expect(sideOf(civil, appealed, 'Se anula de oficio todo lo obrado desde la resolución de fojas 3.')).toBeNull()
  expect(
    sideOf(civil, appealed, 'Se anula lo obrado. Atento lo resuelto, se omite pronunciamiento respecto del recurso de apelación.'),
  ).toBeNull()
  const other =
    'se acoge el recurso de casación en la forma y se anula la sentencia. Se omite pronunciamiento sobre el recurso de apelación.'
  expect(sideOf(civil, appealed, other)).toEqual(['claimant', 'claimant'])
})

it('says nobody wins where nobody resists a request that is refused', () => {
  const request = { collection: 'civil', appealType: 'Voluntario (civil)', subjects: [] as string[] } as const
  expect(sideOf({ ...request, outcome: 'rechaza' }, 'Se rechaza la solicitud de posesión efectiva.')).toBeNull()
  expect(sideOf({ ...request, outcome: 'acoge' }, 'Se acoge la solicitud de posesión efectiva.')).toEqual(['claimant', 'claimant'])
})

it('knows a complaint against a fine by its proceeding where its subject does not say it', () => {
  const facts = { collection: 'laboral', appealType: 'Reclamo de multa o resolución administrativa (laboral)' } as const
  expect(proceedingOf({ ...facts, subjects: ['Otros reclamos'] })?.kind).toBe('laboral multa')
})

it('names no demandado where there is none', () => {
  expect(partyName('civil voluntario civil', 'claimant')).toBe('quien lo solicita')
  expect(partyName('corte_suprema casacion fondo t propiedad industrial civil', 'respondent')).toBe('la autoridad o quien se opuso')
  expect(partyName('corte_suprema hecho civil', 'respondent', ['El reclamante recurre de hecho.'])).toBe('la parte contraria')
  expect(partyName('corte_suprema hecho civil', 'respondent', ['La demandante recurre de hecho.'])).toBe('la parte demandada')
})
