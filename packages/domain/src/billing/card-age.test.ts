import { expect, it } from 'vitest'
import { oldCardsBefore } from './card-age.ts'

it('takes a card for old after two years and a half', () => {
  expect(oldCardsBefore(new Date('2026-11-22T12:00:00Z')).toISOString()).toBe('2024-05-22T12:00:00.000Z')
  expect(oldCardsBefore(new Date('2026-05-01T00:00:00Z')).toISOString()).toBe('2023-11-01T00:00:00.000Z')
})
