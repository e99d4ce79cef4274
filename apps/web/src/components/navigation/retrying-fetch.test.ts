import { expect, test, vi } from 'vitest'
import { retryingFetch } from './retrying-fetch.ts'

const page = { headers: { rsc: '1' } }
const arrived = new Response('ok')

function scene(failures: number, { status, shown = false }: { readonly status?: number; readonly shown?: boolean } = {}) {
  let left = failures
  const ask = vi.fn(async () => {
    if (left-- <= 0) return arrived
    if (status === undefined) throw new TypeError('Failed to fetch')
    return new Response('', { status })
  })
  const onWait = vi.fn()
  const slept: number[] = []
  const sleep = async (ms: number) => void slept.push(ms)
  return { ask, onWait, slept, get: retryingFetch(ask, { waitsMs: [10, 20, 40], onWait, sleep, isShown: () => shown }) }
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

test('a page that the server could not make is asked for again, and its answer is passed on at last', async () => {
  const brief = scene(2, { status: 503 })
  expect(await brief.get('/resultados', page)).toBe(arrived)
  expect(brief.onWait.mock.calls).toEqual([[true], [true], [false]])
  const long = scene(9, { status: 503 })
  expect((await long.get('/resultados', page)).status).toBe(503)
  expect(long.ask).toHaveBeenCalledTimes(4)
  const broken = scene(9, { status: 500 })
  expect((await broken.get('/resultados', page)).status).toBe(500)
  expect(broken.ask).toHaveBeenCalledTimes(1)
})

test('the refresh of the page that is shown is repeated until it succeeds', async () => {
  for (const status of [503, undefined]) {
    const { ask, slept, onWait, get } = scene(9, { shown: true, ...(status === undefined ? {} : { status }) })
    expect(await get('/mis-favoritos', page)).toBe(arrived)
    expect(ask).toHaveBeenCalledTimes(10)
    expect(slept.slice(-3)).toEqual([40, 40, 40])
    expect(onWait).toHaveBeenLastCalledWith(false)
  }
})

test('a page that is only prefetched is not asked for twice', async () => {
  const { ask, get } = scene(9, { status: 503 })
  expect((await get('/resultados', { headers: { rsc: '1', 'next-router-prefetch': '1' } })).status).toBe(503)
  expect(ask).toHaveBeenCalledTimes(1)
})
