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
  vi.useRealTimers()
})

const happens = (name: string, selector: string): void => {
  document.querySelector(selector)?.dispatchEvent(new Event(name, { bubbles: true }))
}

it('reads a ruling ahead once the pointer rests on its link', () => {
  happens('pointerover', '#ruling em')
  vi.advanceTimersByTime(59)
  expect(prefetch).not.toHaveBeenCalled()
  vi.advanceTimersByTime(1)
  expect(prefetch.mock.calls.map(([href]) => href)).toEqual(['/sentencia?id=a#c7'])
})

it('reads nothing ahead for a pointer that crosses', () => {
  happens('pointerover', '#ruling')
  vi.advanceTimersByTime(40)
  happens('pointerover', 'body')
  vi.advanceTimersByTime(500)
  expect(prefetch).not.toHaveBeenCalled()
})

it.each(['pointerdown', 'focusin'])('reads ahead at once on %s', (name) => {
  happens(name, '#ruling')
  vi.advanceTimersByTime(0)
  expect(prefetch).toHaveBeenCalledTimes(1)
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
