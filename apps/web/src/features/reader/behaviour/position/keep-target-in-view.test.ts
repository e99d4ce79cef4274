// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { keepTargetInView } from './keep-target-in-view.ts'

const scrolledTo: string[] = []
let scope = new AbortController()

beforeEach(() => {
  vi.useFakeTimers()
  scrolledTo.length = 0
  scope = new AbortController()
  location.hash = ''
  document.body.innerHTML = `<main><nav><a href="#c9">c. 9°</a><a href="#ficha">Ficha</a></nav>
    <div class="rd-text"><section id="c9"></section></div><section id="ficha"></section></main>`
  Element.prototype.scrollIntoView = function () {
    scrolledTo.push(this.id)
  }
  Object.defineProperty(document, 'fonts', { configurable: true, value: { ready: Promise.resolve() } })
})
afterEach(() => {
  scope.abort()
  vi.useRealTimers()
})

const root = (): HTMLElement => document.querySelector('main') as HTMLElement
const follow = (hash: string): void => {
  location.hash = hash
  document.querySelector<HTMLElement>(`a[href="${hash}"]`)?.click()
}

it('puts the section of a link in place again while the text above it gets its height', async () => {
  keepTargetInView(root(), scope.signal)
  follow('#c9')
  await vi.advanceTimersByTimeAsync(600)
  expect(scrolledTo.length).toBeGreaterThan(1)
  expect(new Set(scrolledTo)).toEqual(new Set(['c9']))
})

it('leaves the reader alone who moves, and what lies outside the text', async () => {
  keepTargetInView(root(), scope.signal)
  follow('#ficha')
  await vi.advanceTimersByTimeAsync(600)
  expect(scrolledTo).toEqual([])
  follow('#c9')
  await vi.advanceTimersByTimeAsync(50)
  const before = scrolledTo.length
  dispatchEvent(new Event('wheel'))
  await vi.advanceTimersByTimeAsync(600)
  expect(scrolledTo).toHaveLength(before)
})
