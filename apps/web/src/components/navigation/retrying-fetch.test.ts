import { expect, test, vi } from 'vitest'
import { retryingFetch } from './retrying-fetch.ts'

const page = { headers: { rsc: '1' } }
const arrived = new Response('ok')

function scene(failures: number) {
  let left = failures
  const ask = vi.fn(async () => {
    if (left-- > 0) throw new TypeError('Failed to fetch')
    return arrived
  })
  const onWait = vi.fn()
  const slept: number[] = []
  const sleep = async (ms: number) => void slept.push(ms)
  return { ask, onWait, slept, get: retryingFetch(ask, { waitsMs: [10, 20, 40], onWait, sleep }) }
}

test('retries a page until it arrives, with growing delays', async () => {
  const { ask, onWait, slept, get } = scene(2)
  expect(await get('/resultados', page)).toBe(arrived)
  expect(ask).toHaveBeenCalledTimes(3)
  expect(slept).toEqual([10, 20])
  expect(onWait.mock.calls).toEqual([[true], [true], [false]])
})

test('gives up after the last retry and reports it', async () => {
  const { ask, onWait, get } = scene(9)
  await expect(get('/resultados', page)).rejects.toThrow('Failed to fetch')
  expect(ask).toHaveBeenCalledTimes(4)
  expect(onWait).toHaveBeenLastCalledWith(false)
})

test('an aborted page is not retried', async () => {
  const { ask, get } = scene(9)
  const gone = AbortSignal.abort()
  await expect(get('/resultados', { ...page, signal: gone })).rejects.toThrow()
  expect(ask).toHaveBeenCalledTimes(1)
})

test('other requests fail at once', async () => {
  const { ask, get } = scene(9)
  await expect(get('/v1/search', { method: 'POST' })).rejects.toThrow()
  expect(ask).toHaveBeenCalledTimes(1)
})
