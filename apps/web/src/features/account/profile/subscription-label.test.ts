import { expect, test } from 'vitest'
import { subscriptionLabel } from './subscription-label.ts'

const facts = { isActive: false, isPendingCancellation: false, isCancelled: false, cancelAt: null, status: 1, nextInvoiceDate: null }
const cancelAt = '2027-01-15'

test('labels the four states of a subscription', () => {
  expect(subscriptionLabel({ ...facts, isActive: true })).toBe('Activa')
  expect(subscriptionLabel({ ...facts, isActive: true, isPendingCancellation: true, cancelAt })).toBe(
    'Cancelación programada - válida hasta 15-01-2027',
  )
  expect(subscriptionLabel({ ...facts, isCancelled: true, cancelAt })).toBe('Cancelada - expiró el 15-01-2027')
  expect(subscriptionLabel({ ...facts, isCancelled: true })).toBe('Fecha no disponible')
  expect(subscriptionLabel({ ...facts, isPendingCancellation: true })).toBe('Fecha no disponible')
  expect(subscriptionLabel(null)).toBe('Fecha no disponible')
})
