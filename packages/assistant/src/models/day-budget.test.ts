import { expect, it } from 'vitest'
import { DayBudget } from './day-budget.ts'

const call = { inputTokens: 1_000_000, outputTokens: 100_000 }

it('reserves what a call can cost, returns what it did not, and begins again the next day', () => {
  let today = '2026-11-23'
  const budget = new DayBudget({ clpPerDay: 100, inputClp: 10, outputClp: 400 }, () => today)
  const settle = budget.reserve(call)
  const late = budget.reserve(call)
  expect(budget.reserve(call)).toBeNull()
  settle?.(10)
  expect(budget.reserve(call)).toBeNull()
  settle?.(10)
  today = '2026-11-24'
  expect(budget.reserve(call)).not.toBeNull()
  expect(budget.reserve(call)).not.toBeNull()
  late?.(0)
  expect(budget.reserve(call)).toBeNull()
})

it('has no limit where none is set', () => {
  const budget = new DayBudget({ clpPerDay: null, inputClp: 10, outputClp: 400 })
  expect(Array.from({ length: 50 }, () => budget.reserve(call)).every((settle) => settle !== null)).toBe(true)
})
