import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { NoticeOptions } from './notify.ts'
import { removeLater } from './remove-later.ts'

const shown = vi.hoisted(() => ({ options: undefined as NoticeOptions | undefined }))
vi.mock('./notify.ts', () => ({
  notify: async (_: string, options: NoticeOptions) => {
    shown.options = options
  },
}))

let page: EventTarget
beforeEach(() => {
  page = new EventTarget()
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
})
afterEach(() => vi.unstubAllGlobals())

const start = () => {
  const commit = vi.fn(async () => {})
  const restore = vi.fn()
  removeLater('Búsqueda borrada', { commit, restore })
  return { commit, restore }
}

test('what is undone is never removed', () => {
  const { commit, restore } = start()
  shown.options?.action?.act()
  shown.options?.onGone?.()
  page.dispatchEvent(new Event('pagehide'))
  expect(restore).toHaveBeenCalledOnce()
  expect(commit).not.toHaveBeenCalled()
})

test('once the notice is gone it is removed, once', () => {
  const { commit, restore } = start()
  shown.options?.onGone?.()
  page.dispatchEvent(new Event('pagehide'))
  shown.options?.action?.act()
  expect(commit).toHaveBeenCalledOnce()
  expect(restore).not.toHaveBeenCalled()
})

test('leaving the page removes it at once', () => {
  const { commit } = start()
  page.dispatchEvent(new Event('pagehide'))
  expect(commit).toHaveBeenCalledOnce()
})

test('what could not be removed comes back', async () => {
  const commit = vi.fn(async () => {
    throw new Error('Error de conexión.')
  })
  const restore = vi.fn()
  removeLater('Búsqueda borrada', { commit, restore })
  shown.options?.onGone?.()
  await vi.waitFor(() => expect(restore).toHaveBeenCalledOnce())
})
