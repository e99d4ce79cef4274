import { expect, it } from 'vitest'
import { answerLine, answerReportText } from './answers-command.ts'

const report = {
  id: '3f2a9c1e-0000-4000-8000-000000000000',
  reportedAt: '2026-11-20T12:00:00.000Z',
  rating: 'no_util',
  grade: 'responde',
  model: 'extractivo',
  comment: 'La cita es de la demanda.\nNo del tribunal.',
  asked: null,
} as const

it('shows the comment, and the question only where its user allows it', () => {
  expect(answerLine(report)).toBe('3f2a9c1e  20-11-2026  responde  extractivo')
  expect(answerReportText(report).split('\n')).toEqual([
    'Referencia  3f2a9c1e-0000-4000-8000-000000000000',
    'Informado   20-11-2026',
    'Grado       responde',
    'Modelo      extractivo',
    'Informa     La cita es de la demanda.',
    '            No del tribunal.',
    'Preguntó    no autorizó a mostrar su pregunta',
  ])
  const shared = { ...report, asked: { question: '¿procede?', docIds: ['cs-1', 'cs-2'] } }
  expect(answerLine(shared)).toMatch(/\(con su pregunta\)$/)
  expect(answerReportText(shared)).toMatch(/Preguntó {4}¿procede\?\nSe citó {5}cs-1, cs-2$/)
})
