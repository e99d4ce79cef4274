import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NoticeOptions } from '../../notifications/notify.ts'
import { pendingRemovals } from './pending-removals.ts'
import { removeWithUndo } from './remove-with-undo.ts'

const shown = vi.hoisted(() => ({ options: undefined as NoticeOptions | undefined }))
vi.mock('../../notifications/notify.ts', () => ({
  notify: async (_: string, options: NoticeOptions) => {
    shown.options = options
  },
}))

let page: EventTarget
beforeEach(() => {
  shown.options = undefined
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('navigator', { onLine: true })
})
afterEach(() => vi.unstubAllGlobals())

const start = () => {
  const commit = vi.fn(async () => {})
  const restore = vi.fn()
  removeWithUndo('Búsqueda borrada', { key: 'history:1', commit, restore })
  return { commit, restore }
}

test('an undone removal never happens', () => {
  const { commit, restore } = start()
  expect(pendingRemovals.get()).toContain('history:1')
  shown.options?.action?.act()
  expect(pendingRemovals.get()).not.toContain('history:1')
  shown.options?.onGone?.()
  page.dispatchEvent(new Event('pagehide'))
  expect(restore).toHaveBeenCalledOnce()
  expect(commit).not.toHaveBeenCalled()
})

test('without a connection the item stays, and the notice offers nothing to undo', () => {
  vi.stubGlobal('navigator', { onLine: false })
  const { commit, restore } = start()
  page.dispatchEvent(new Event('pagehide'))
  expect(pendingRemovals.get()).not.toContain('history:1')
  expect(shown.options).toBeUndefined()
  expect(restore).toHaveBeenCalledOnce()
  expect(commit).not.toHaveBeenCalled()
})

test('the item is removed once, when the notice closes', () => {
  const { commit, restore } = start()
  shown.options?.onGone?.()
  page.dispatchEvent(new Event('pagehide'))
  shown.options?.action?.act()
  expect(commit).toHaveBeenCalledOnce()
  expect(restore).not.toHaveBeenCalled()
  expect(pendingRemovals.get()).toContain('history:1')
})

test('leaving the page removes it at once', () => {
  const { commit } = start()
  page.dispatchEvent(new Event('pagehide'))
  expect(commit).toHaveBeenCalledOnce()
})

test('an item whose removal fails comes back', async () => {
  const commit = vi.fn(async () => {
    throw new Error('Error de conexión.')
  })
  const restore = vi.fn()
  removeWithUndo('Búsqueda borrada', { key: 'history:1', commit, restore })
  shown.options?.onGone?.()
  await vi.waitFor(() => expect(restore).toHaveBeenCalledOnce())
  expect(pendingRemovals.get()).not.toContain('history:1')
})

test('an item added again while it waits stays', () => {
  const { commit } = start()
  pendingRemovals.show('history:1')
  shown.options?.onGone?.()
  page.dispatchEvent(new Event('pagehide'))
  expect(commit).not.toHaveBeenCalled()
  expect(pendingRemovals.get()).not.toContain('history:1')
})
