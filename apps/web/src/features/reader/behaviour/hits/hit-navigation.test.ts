// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it } from 'vitest'
import { startHitNavigation } from './hit-navigation.ts'

let started: AbortController
beforeEach(() => {
  started = new AbortController()
})
afterEach(() => started.abort())

it('goes on from where the index led, without skipping a hit', () => {
  document.body.innerHTML = `<main><nav><a href="#c3">3°</a></nav><div class="rd-text">
    <p id="c1"><mark>uno</mark></p><p id="c2"><mark>dos</mark></p>
    <p id="c3">sin palabra</p><p id="c4"><mark>tres</mark> y <mark>cuatro</mark></p></div></main>`
  const root = document.querySelector('main') as HTMLElement
  const current = () => root.querySelector('[data-now]')?.textContent
  for (const mark of root.querySelectorAll('mark')) mark.scrollIntoView = () => {}
  const { step } = startHitNavigation(root, { select: () => {}, goTo: () => {} }, started.signal)
  step(1)
  expect(current()).toBe('uno')
  root.querySelector('a')?.click()
  step(1)
  expect(current()).toBe('tres')
  step(1)
  expect(current()).toBe('cuatro')
  root.querySelector('a')?.click()
  step(-1)
  expect(current()).toBe('dos')
})

it('goes on from the place that the back button or a step between considerandos led to', () => {
  document.body.innerHTML = `<main><div class="rd-text"><p id="c1"><mark>uno</mark></p><p id="c2"><mark>dos</mark></p>
    <p id="c3"><mark>tres</mark></p><p id="c4"><mark>cuatro</mark></p></div></main>`
  const root = document.querySelector('main') as HTMLElement
  const current = () => root.querySelector('[data-now]')?.textContent
  for (const mark of root.querySelectorAll('mark')) mark.scrollIntoView = () => {}
  const { step, jumpTo } = startHitNavigation(root, { select: () => {}, goTo: () => {} }, started.signal)
  step(1)
  history.replaceState(null, '', '#c3')
  dispatchEvent(new PopStateEvent('popstate'))
  step(1)
  expect(current()).toBe('tres')
  jumpTo(root.querySelector('#c2'))
  step(1)
  expect(current()).toBe('dos')
  step(1)
  expect(current()).toBe('tres')
})
