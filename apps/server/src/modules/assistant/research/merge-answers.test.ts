import type { AnswerRuling } from '@basejuris/contract'
import { expect, it } from 'vitest'
import { withLeadOf } from './merge-answers.ts'

const ruling = (docId: string) => ({ docId }) as AnswerRuling
const lead = 'Lo resuelve la C.A. de Talca, rol N° 1-2024. Lo que sigue son sus palabras.'
const gone = 'Respondieron sentencias que ya no están o no están a su alcance.'
const whole = { entrada: lead, respuesta: `${lead}\n\n«Uno» «Dos»`, sentencias: [ruling('una'), ruling('otra')] }

it('names the ruling that answers a part, though its quotations stand above', () => {
  const named = 'Lo resuelve la C.A. de Talca, rol N° 1-2024.'
  expect(withLeadOf({ entrada: gone, respuesta: gone, sentencias: [] }, whole)).toEqual({
    entrada: named,
    respuesta: named,
    sentencias: [],
  })
  const other = withLeadOf({ entrada: gone, respuesta: `${gone}\n\n«Dos»`, sentencias: [ruling('otra')] }, whole)
  expect([other.entrada, other.respuesta]).toEqual([named, `${named}\n\n«Dos»`])
})

it('keeps the lead before words of that ruling', () => {
  const rest = { entrada: lead, respuesta: `${lead}\n\n«Dos»`, sentencias: [ruling('una')] }
  expect(withLeadOf(rest, whole)).toEqual(rest)
})
