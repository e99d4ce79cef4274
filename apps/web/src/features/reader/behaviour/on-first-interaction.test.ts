// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { onFirstInteraction } from './on-first-interaction.ts'

let scope: AbortController
const load = vi.fn(async () => 'tools')
beforeEach(() => {
  scope = new AbortController()
  load.mockClear()
  document.body.innerHTML = '<a href="/sentencia?id=a">Caso</a>'
})
afterEach(() => scope.abort())

it('waits for an interaction, and loads once', async () => {
  const get = onFirstInteraction(load, scope.signal)
  expect(load).not.toHaveBeenCalled()
  document.dispatchEvent(new Event('pointermove'))
  document.dispatchEvent(new Event('keydown'))
  expect(await get()).toBe('tools')
  expect(load).toHaveBeenCalledTimes(1)
})

it('loads at once where the focus already rests on something', () => {
  document.querySelector('a')?.focus()
  onFirstInteraction(load, scope.signal)
  expect(load).toHaveBeenCalledTimes(1)
})

it('loads nothing once its page was left', () => {
  onFirstInteraction(load, scope.signal)
  scope.abort()
  document.dispatchEvent(new Event('keydown'))
  expect(load).not.toHaveBeenCalled()
})
