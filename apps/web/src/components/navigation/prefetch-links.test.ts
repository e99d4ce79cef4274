// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetchLinks } from './prefetch-links.ts'

const prefetch = vi.fn()
let end: () => void
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<a id="ruling" href="/sentencia?id=a#c7"><em>Caso</em></a><a id="search" href="/resultados?q=despido">Buscar</a><a id="tab" href="/sentencia?id=b" target="_blank">Otra</a>'
  end = prefetchLinks(prefetch)
})
afterEach(() => {
  end()
  prefetch.mockReset()
  vi.unstubAllGlobals()
  vi.useRealTimers()
})

const happens = (name: string, selector: string, pointerType = 'mouse'): void => {
  const event = name.startsWith('pointer') ? new PointerEvent(name, { bubbles: true, pointerType }) : new Event(name, { bubbles: true })
  document.querySelector(selector)?.dispatchEvent(event)
}

it.each(['pointerover', 'focusin'])('reads a ruling ahead once its link has rested under %s', (name) => {
  happens(name, '#ruling em')
  vi.advanceTimersByTime(59)
  expect(prefetch).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(prefetch.mock.calls.map(([href]) => href)).toEqual(['/sentencia?id=a#c7'])
})

it.each(['pointerover', 'focusin'])('reads nothing ahead where %s only passes', (name) => {
  happens(name, '#ruling')
  vi.advanceTimersByTime(40)
  happens(name, 'body')
  vi.advanceTimersByTime(500)
  expect(prefetch).not.toHaveBeenCalled()
})

it('reads ahead at once when a mouse presses a link', () => {
  happens('pointerdown', '#ruling')
  vi.advanceTimersByTime(0)
  expect(prefetch).toHaveBeenCalledTimes(1)
})

it.each(['pointerover', 'pointerdown'])('reads nothing ahead on %s of a finger, which may only scroll', (name) => {
  happens(name, '#ruling', 'touch')
  vi.advanceTimersByTime(500)
  expect(prefetch).not.toHaveBeenCalled()
})

it('reads nothing ahead where a person saves data', () => {
  vi.stubGlobal('navigator', { onLine: true, connection: { saveData: true } })
  happens('pointerdown', '#ruling')
  vi.advanceTimersByTime(500)
  expect(prefetch).not.toHaveBeenCalled()
})

it('leaves other searches and other tabs alone', () => {
  for (const link of ['#search', '#tab']) {
    happens('pointerdown', link)
    vi.advanceTimersByTime(500)
  }
  expect(prefetch).not.toHaveBeenCalled()
})

it('reads nothing ahead once ended', () => {
  end()
  happens('pointerdown', '#ruling')
  vi.advanceTimersByTime(500)
  expect(prefetch).not.toHaveBeenCalled()
})

it('leaves the requests of a page alone that reads only rulings ahead', () => {
  end()
  const own = vi.fn(async () => new Response(''))
  vi.stubGlobal('fetch', own)
  end = prefetchLinks(prefetch)
  happens('pointerdown', '#ruling')
  vi.advanceTimersByTime(0)
  expect(prefetch).toHaveBeenCalledTimes(1)
  expect(window.fetch).toBe(own)
})

it('marks every request of results that are read ahead, and no other', async () => {
  end()
  const ask = vi.fn(async (_input: string, _init?: RequestInit) => new Response(''))
  vi.stubGlobal('fetch', ask)
  end = prefetchLinks(prefetch)
  document.body.innerHTML = '<a id="facet" data-ahead href="/resultados?q=despido&anio=2020">2020</a>'
  happens('pointerdown', '#facet')
  vi.advanceTimersByTime(0)
  expect(prefetch.mock.calls.map(([href]) => href)).toEqual(['/resultados?q=despido&anio=2020'])
  await fetch('/resultados?q=despido&anio=2020&_rsc=1', { headers: { rsc: '1' } })
  await fetch('/resultados?q=despido&_rsc=1', { headers: { rsc: '1' } })
  const marks = ask.mock.calls.map(([, init]) => new Headers(init?.headers))
  expect(marks.map((headers) => [headers.get('rsc'), headers.get('x-read-ahead')])).toEqual([
    ['1', '1'],
    ['1', null],
  ])
  end()
  await fetch('/resultados?q=despido&anio=2020', {})
  expect(new Headers(ask.mock.lastCall?.[1]?.headers).has('x-read-ahead')).toBe(false)
})
