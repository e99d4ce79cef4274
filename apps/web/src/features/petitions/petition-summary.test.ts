import type { PetitionStatus } from '@basejuris/contract'
import { expect, test } from 'vitest'
import { petitionSummary } from './petition-summary.ts'

const status: PetitionStatus = {
  isValid: true,
  counterUse: 12,
  restantes: 18,
  startService: '2026-11-01T12:00:00Z',
  hasta: '2026-12-01T12:00:00Z',
  asignacion: 30,
  ilimitado: false,
  permitido: true,
  motivo: null,
  conserva: null,
}

test('says how many are left and until when', () => {
  expect(petitionSummary(status)).toEqual({ state: 'Quedan 18 de 30', detail: 'Hasta el 01-12-2026.', blocked: false })
  expect(petitionSummary({ ...status, restantes: 30, hasta: null })?.detail).toBe('El plazo de 30 días empieza con la primera.')
})

test('says why a user is blocked and what remains available', () => {
  const blocked = {
    isValid: false,
    permitido: false,
    restantes: 0,
    motivo: 'Usó sus 30 peticiones gratuitas.',
    conserva: 'Puede seguir buscando.',
  }
  const words = petitionSummary({ ...status, ...blocked })
  expect(words).toEqual({
    state: 'Usó sus 30 peticiones gratuitas.',
    detail: 'Puede seguir buscando.',
    blocked: true,
  })
})

test('says nothing for unlimited users', () => expect(petitionSummary({ ...status, ilimitado: true })).toBeNull())
