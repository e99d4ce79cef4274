// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { CallError } from './call-error.ts'
import { useRetryWhileAway } from './use-retry-while-away.ts'

afterEach(() => vi.useRealTimers())

const retriesAfter = (failure: Error | null): number => {
  vi.useFakeTimers()
  const retry = vi.fn()
  const { unmount } = renderHook(() => useRetryWhileAway(failure, retry))
  vi.advanceTimersByTime(9000)
  unmount()
  vi.advanceTimersByTime(9000)
  return retry.mock.calls.length
}

it('reads again while the server is away, and never what it refused', () => {
  expect(retriesAfter(new CallError(503, { error: 'El servicio se está iniciando.' }))).toBe(2)
  expect(retriesAfter(new TypeError('Failed to fetch'))).toBe(2)
  expect(retriesAfter(new CallError(404, null))).toBe(0)
  expect(retriesAfter(null)).toBe(0)
})
