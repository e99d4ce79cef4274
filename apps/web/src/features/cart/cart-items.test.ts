// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from 'vitest'
import { addToCart, emptyCart, onCartChange, readCart, removeFromCart } from './cart-items.ts'

const key = 'basejuris-cart'
const now = Date.parse('2026-11-22T12:00:00.000Z')
const hour = 3_600_000
beforeEach(() => localStorage.clear())

it('stores each base once, with the instant of adding, under the name of the specification', () => {
  expect(addToCart('contraloria', now)).toBe(true)
  expect(addToCart('contraloria', now + 1)).toBe(false)
  expect(addToCart('base_corte_suprema', now + hour)).toBe(true)
  expect(JSON.parse(localStorage.getItem(key) ?? '')).toEqual([
    { base: 'contraloria', addedAt: '2026-11-22T12:00:00.000Z' },
    { base: 'base_corte_suprema', addedAt: '2026-11-22T13:00:00.000Z' },
  ])
})

it('removes bases and empties itself, and tells so', () => {
  const listen = vi.fn()
  const stop = onCartChange(listen)
  addToCart('contraloria')
  addToCart('base_corte_suprema')
  removeFromCart(['contraloria'])
  expect(readCart().map(({ base }) => base)).toEqual(['base_corte_suprema'])
  emptyCart()
  expect(localStorage.getItem(key)).toBeNull()
  expect(listen).toHaveBeenCalledTimes(4)
  stop()
  addToCart('contraloria')
  expect(listen).toHaveBeenCalledTimes(4)
})

it('is told by other tabs', () => {
  const listen = vi.fn()
  const stop = onCartChange(listen)
  dispatchEvent(new StorageEvent('storage', { key: 'otra' }))
  dispatchEvent(new StorageEvent('storage', { key }))
  dispatchEvent(new StorageEvent('storage', { key: null }))
  expect(listen).toHaveBeenCalledTimes(2)
  stop()
})

it('forgets what was added more than a day ago', () => {
  addToCart('contraloria', now)
  expect(readCart(now + 24 * hour)).toHaveLength(1)
  expect(readCart(now + 24 * hour + 1)).toEqual([])
})

it.each([
  ['text', 'no es JSON'],
  ['another shape', '{"base":"contraloria"}'],
  ['items of another shape', '[null, 3, {"base":7,"addedAt":"2026-11-22T12:00:00.000Z"}, {"base":"contraloria"}]'],
  ['names that no base has', '[{"base":"<img src=x>","addedAt":"2026-11-22T12:00:00.000Z"}]'],
  ['days that do not exist', '[{"base":"contraloria","addedAt":"ayer"}]'],
])('reads nothing from %s', (_, text) => {
  localStorage.setItem(key, text)
  expect(readCart(now)).toEqual([])
})

it('reads at most ten bases of a longer list, none twice', () => {
  const names = [
    'contraloria',
    'contraloria',
    ...Array.from({ length: 30 }, (_, at) => `base_${'abcdefghij'.charAt(at % 10)}_${'x'.repeat(at)}`),
  ]
  localStorage.setItem(key, JSON.stringify(names.map((base) => ({ base, addedAt: new Date(now).toISOString() }))))
  const read = readCart(now).map(({ base }) => base)
  expect(read).toHaveLength(10)
  expect(new Set(read).size).toBe(10)
})

it('answers false where the browser stores nothing', () => {
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new Error('sin almacenamiento')
  })
  expect(addToCart('contraloria')).toBe(false)
  expect(readCart()).toEqual([])
  refused.mockRestore()
})
