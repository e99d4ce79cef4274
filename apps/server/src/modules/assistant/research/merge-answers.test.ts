import type { AnswerRuling } from '@basejuris/contract'
import { expect, it } from 'vitest'
import type { StoredAnswer } from '../answers/stored-answer.ts'
import { mergeAnswers, withLead, withLeadOf } from './merge-answers.ts'

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

it('puts another lead before the same words, or none', () => {
  expect(withLead(whole, gone).respuesta).toBe(`${gone}\n\n«Uno» «Dos»`)
  expect(withLead(whole, '')).toMatchObject({ entrada: '', respuesta: '«Uno» «Dos»' })
})

it('keeps the lead before words of that ruling', () => {
  const rest = { entrada: lead, respuesta: `${lead}\n\n«Dos»`, sentencias: [ruling('una')] }
  expect(withLeadOf(rest, whole)).toEqual(rest)
})

const answering = (parrafo: string, desde: number, seccion = 'c7'): StoredAnswer => ({
  grado: 'responde',
  oraciones: [{ grado: 'textual', partes: [{ tipo: 'cita', n: 1 }], citas: [1] }],
  tachadas: 0,
  citas: [{ n: 1, docId: 'r1', version: '', huella: '', seccion, parrafo, desde, hasta: desde + 10 }],
  leidas: ['r1'],
  busqueda: { pregunta: '', formal: '', pasos: [] },
  cobertura: null,
  modelo: 'extractivo',
  avisos: [],
})

it('puts the words of one considerando in the order of the ruling, and leaves the others where they are', () => {
  const parts = [answering('p12', 40), answering('p3', 0, 'c2'), answering('p12', 0), answering('p9', 5)]
  const { citas, oraciones } = mergeAnswers(answering('p12', 40), parts)
  expect(citas.map(({ n, parrafo, desde }) => [n, parrafo, desde])).toEqual([
    [1, 'p9', 5],
    [2, 'p3', 0],
    [3, 'p12', 0],
    [4, 'p12', 40],
  ])
  expect(oraciones.map(({ partes }) => partes)).toEqual([1, 2, 3, 4].map((n) => [{ tipo: 'cita', n }]))
})
