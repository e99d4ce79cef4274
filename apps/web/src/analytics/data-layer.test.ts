import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { pushEvent } from './data-layer.ts'

const signUp = { event: 'sign_up', method: 'email' } as const
beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('without a tag manager the event is stored and nothing waits', async () => {
  const page: { dataLayer?: unknown[] } = {}
  await pushEvent(signUp, page)
  expect(page.dataLayer).toEqual([signUp])
})

test('with a tag manager the page waits until the event was sent', async () => {
  const page = { dataLayer: [{ 'gtm.start': 1, event: 'gtm.js' }] as unknown[] }
  const sent = pushEvent(signUp, page)
  const pushed = page.dataLayer.at(-1) as { readonly event: string; readonly eventCallback: () => void }
  expect(pushed.event).toBe('sign_up')
  pushed.eventCallback()
  await expect(sent).resolves.toBeUndefined()
})

test('a tag manager that never answers does not block', async () => {
  const sent = pushEvent(signUp, { dataLayer: [{ 'gtm.start': 1 }] })
  await vi.advanceTimersByTimeAsync(1000)
  await expect(sent).resolves.toBeUndefined()
})
