import { expect, test } from 'vitest'
import { formatInstant } from './instants.ts'

test('formats an instant in Santiago time', () => {
  expect(formatInstant('2026-11-02T10:00:00Z')).toBe('02-11-2026, 07:00')
  expect(formatInstant('2026-07-02T03:30:00Z')).toBe('01-07-2026, 23:30')
})
