// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest'
import { startHitNavigation } from './hit-navigation.ts'

const started = new AbortController()
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
