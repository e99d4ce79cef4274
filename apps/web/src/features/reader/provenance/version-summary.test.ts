import { expect, it } from 'vitest'
import { formatInstant, versionSummary } from './version-summary.ts'

const version = {
  version: 1,
  mostrada: false,
  fuente: 'pjud-juris',
  idSentence: '7',
  leida: null,
  guardada: '2026-10-02T02:30:00.000Z',
  huella: null,
  huellaTexto: null,
  caracteres: 12_345,
  analisis: 3,
  estado: null,
  superada: null,
  legible: true,
}

it('shows the date in Chile', () => {
  expect(formatInstant('2026-10-02T02:30:00.000Z')).toBe('01-10-2026')
})

it('shows when it was read or stored, its length and its status', () => {
  expect(versionSummary(version)).toBe('guardada el 01-10-2026 · 12.345 caracteres')
  expect(versionSummary({ ...version, leida: '2026-09-30T15:00:00.000Z', estado: 'reemplazada' })).toBe(
    'leída el 30-09-2026 · 12.345 caracteres · reemplazada por su fuente',
  )
})
