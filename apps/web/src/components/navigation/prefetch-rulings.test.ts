// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { prefetchRulings } from './prefetch-rulings.ts'

const prefetch = vi.fn()
let end: () => void
beforeEach(() => {
  vi.useFakeTimers()
  document.body.innerHTML =
    '<a id="ruling" href="/sentencia?id=a#c7"><em>Caso</em></a><a id="search" href="/resultados?q=despido">Buscar</a><a id="tab" href="/sentencia?id=b" target="_blank">Otra</a>'
  end = prefetchRulings(prefetch)
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

it('leaves searches, which enter the history, and other tabs alone', () => {
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
