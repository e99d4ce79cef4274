import { expect, it } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

it('opens after failures in a row, lets one call try after the pause, and closes with its success', () => {
  let now = 0
  const breaker = new CircuitBreaker({ maxFailures: 2, pauseMs: 100 }, () => now)
  breaker.enter()?.('failure')
  breaker.enter()?.('success')
  breaker.enter()?.('failure')
  breaker.enter()?.('failure')
  expect(breaker.enter()).toBeNull()
  now = 100
  const first = breaker.enter()
  expect(first).not.toBeNull()
  expect(breaker.enter()).toBeNull()
  first?.('failure')
  expect(breaker.enter()).toBeNull()
  now = 200
  breaker.enter()?.('neutral')
  breaker.enter()?.('success')
  expect(breaker.enter()).not.toBeNull()
  expect(breaker.enter()).not.toBeNull()
})
