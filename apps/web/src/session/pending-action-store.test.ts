import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { rememberWanted, takeWanted } from './pending-action-store.ts'

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

test('is given once, to whoever asks for its kind', () => {
  rememberWanted({ kind: 'favorito', id: 'd1' })
  expect(takeWanted('exportar')).toBeNull()
  expect(takeWanted('favorito')).toEqual({ kind: 'favorito', id: 'd1' })
  expect(takeWanted('favorito')).toBeNull()
})

test('is forgotten after half an hour', () => {
  rememberWanted({ kind: 'favorito', id: 'd1' }, 0)
  expect(takeWanted('favorito', 30 * 60_000 + 1)).toBeNull()
})

test.each(['{', '7', '"x"', '{"kind":"favorito"}', '{"kind":"favorito","id":3,"at":1}'])('damaged content %j is none', (text) => {
  items.set('basejuris:wanted', text)
  expect(takeWanted('favorito')).toBeNull()
})

test('a browser that keeps nothing does not fail', () => {
  vi.stubGlobal('sessionStorage', undefined)
  expect(() => rememberWanted({ kind: 'favorito', id: 'd1' })).not.toThrow()
  expect(takeWanted('favorito')).toBeNull()
})
