import { expect, it } from 'vitest'
import { reportLine, reportText } from './reports-command.ts'

const report = {
  id: '3f2a9c1e-0000-4000-8000-000000000000',
  docId: 'uno',
  datum: 'datos_personales',
  anchor: 'c7',
  correction: 'Se lee el nombre de una niña.\nDos veces.',
  email: null,
  receivedAt: '2026-11-20T12:00:00.000Z',
  resolution: null,
  resolvedAt: null,
  court: 'Corte Suprema',
  docketNumber: '12345-2020',
  decidedOn: '2021-05-03',
  changedSince: true,
  url: '/sentencia?id=uno#c7',
} as const

it('lists a report in a line, with the day by which personal data wants an answer', () => {
  expect(reportLine(report)).toBe(
    '3f2a9c1e  20-11-2026  El texto muestra datos personales  Corte Suprema, 12.345-2020  (responder hasta 20-12-2026)',
  )
  expect(reportLine({ ...report, datum: 'rol' })).toBe('3f2a9c1e  20-11-2026  Rol, RIT o RUC  Corte Suprema, 12.345-2020')
  expect(reportLine({ ...report, resolution: 'corregido' })).toMatch(/ {2}\(corregido\)$/)
})

it('shows what was said, where, and that the ruling changed since', () => {
  const lines = reportText(report).split('\n')
  expect(lines).toContain('Dirección     /sentencia?id=uno#c7')
  expect(lines.slice(-3)).toEqual([
    'Propone       Se lee el nombre de una niña.',
    '              Dos veces.',
    'La sentencia cambió después del reporte.',
  ])
  expect(reportText({ ...report, correction: '', changedSince: false })).toMatch(/nada: señala el lugar$/)
})
