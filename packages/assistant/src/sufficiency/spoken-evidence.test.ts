import { expect, it } from 'vitest'
import { candidatesOf } from '../choosing/candidate.ts'
import { demandsOf } from '../testing/ports-over.ts'
import { sourceOf } from '../testing/source-of.ts'
import { spokenEvidence } from './spoken-evidence.ts'

const question = '¿Responde el puerto si la grúa volcó sobre la bodega del pescador?'
const evidenceOf = (...considerandos: readonly string[]) => spokenEvidence(candidatesOf(sourceOf('r1', considerandos)), demandsOf(question))

const filler = (ordinal: string): string => `${ordinal}: Que los autos quedaron en estado de dictar resolución después de la audiencia.`
const crane = 'Que la grúa volcó por el viento durante la faena de la noche.'
const warehouse = 'Que la bodega del pescador se arrendó por doce meses a un hermano suyo.'

it('takes together what stands close, whoever says it', () => {
  const near = evidenceOf(`Primero: ${crane}`, `Segundo: ${warehouse}`)
  const far = evidenceOf(`Primero: ${crane}`, ...['Segundo', 'Tercero', 'Cuarto', 'Quinto'].map(filler), `Sexto: ${warehouse}`)
  expect(near.nearby).toBeGreaterThan(far.nearby)
  expect(far.sentences).toBeGreaterThan(near.sentences)
  expect(evidenceOf('Primero: Que la demandada alegó que la grúa volcó sobre la bodega del pescador.').nearby).toBeGreaterThan(0.6)
})

it('counts what the question names one after the other, said in one sentence', () => {
  const joined = evidenceOf('Primero: Que la grúa volcó sobre la bodega del pescador sin que nadie la vigilara.')
  const apart = evidenceOf('Primero: Que la grúa era de la empresa. Que la bodega era nueva. Que el barco volcó. Que vino el pescador.')
  expect(joined.pairs).toBeGreaterThan(apart.pairs)
})

it('finds nothing in a ruling without a sentence that speaks of the question', () => {
  expect(evidenceOf(filler('Primero'))).toMatchObject({ nearby: 0, pairs: 0 })
  expect(spokenEvidence([], demandsOf(question))).toEqual({ nearby: 0, pairs: 0, sentences: 0 })
})
