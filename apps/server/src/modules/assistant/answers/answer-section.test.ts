import type { AssistantAnswer } from '@basejuris/contract'
import { expect, it } from 'vitest'
import { answerSection } from './answer-section.ts'

const quoted = (texto: string, sigue?: boolean): string => {
  const cita = {
    n: 1,
    docId: 'faro',
    etiqueta: 'c. 2°',
    url: '/faro',
    texto,
    verificada: true,
    voz: null,
    ...(sigue === undefined ? {} : { sigue }),
  }
  const answer = {
    entrada: '',
    oraciones: [{ partes: [{ tipo: 'cita', n: 1 }], citas: [1] }],
    citas: [cita],
    normas: [],
    sentencias: [],
    otras: [],
    busqueda: { pasos: [] },
    cobertura: null,
    avisos: [],
    tachadas: 0,
  } as unknown as AssistantAnswer
  const [line] = answerSection('Pregunta', answer, '').lines
  return line?.kind === 'quotation' ? line.text : ''
}

it('tells in a document where the sentence of a quotation begins before it or goes on behind it', () => {
  expect(quoted('y el faro quedó apagado', true)).toBe('…y el faro quedó apagado…')
  expect(quoted('El faro quedó apagado.')).toBe('El faro quedó apagado.')
})
