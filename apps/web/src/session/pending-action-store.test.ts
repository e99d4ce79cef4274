import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { savePendingAction, takePendingAction } from './pending-action-store.ts'

const items = new Map<string, string>()
beforeEach(() => {
  items.clear()
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  })
})
afterEach(() => vi.unstubAllGlobals())

test('is taken once, by its kind', () => {
  savePendingAction({ kind: 'favorito', id: 'd1' })
  expect(takePendingAction('exportar')).toBeNull()
  expect(takePendingAction('favorito')).toEqual({ kind: 'favorito', id: 'd1' })
  expect(takePendingAction('favorito')).toBeNull()
})

test('expires after half an hour', () => {
  savePendingAction({ kind: 'favorito', id: 'd1' }, 0)
  expect(takePendingAction('favorito', 30 * 60_000 + 1)).toBeNull()
})

test.each(['{', '7', '"x"', '{"kind":"favorito"}', '{"kind":"favorito","id":3,"at":1}'])('damaged content %j counts as absent', (text) => {
  items.set('basejuris:wanted', text)
  expect(takePendingAction('favorito')).toBeNull()
})

test('a browser without storage does not fail', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => savePendingAction({ kind: 'favorito', id: 'd1' })).not.toThrow()
  expect(takePendingAction('favorito')).toBeNull()
})
