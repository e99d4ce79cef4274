import fc from 'fast-check'
import { expect, test, vi } from 'vitest'
import { createBrowserStorage } from './browser-storage.ts'
import type { StoredName } from './stored-values.ts'

/** A browser storage in memory with room for `room` characters. */
function memory(room = Number.POSITIVE_INFINITY): Storage {
  const items = new Map<string, string>()
  return {
    get length() {
      return items.size
    },
    key: (index) => [...items.keys()][index] ?? null,
    getItem: (key) => items.get(key) ?? null,
    setItem(key, value) {
      if (value.length > room) throw new DOMException('full', 'QuotaExceededError')
      items.set(key, value)
    },
    removeItem: (key) => void items.delete(key),
    clear: () => items.clear(),
  }
}

const open = (held: Storage) => createBrowserStorage(() => held, new EventTarget())
const search = { id: 'h1', query: 'despido', href: '/resultados?q=despido', createdAt: '2026-11-20T12:00:00.000Z' }

test('reads back what was written', () => {
  const storage = open(memory())
  expect(storage.write('user', { id: 'u1', email: 'a@ejemplo.cl' })).toBe(true)
  storage.write('history', [search])
  storage.write('lastQuery', '«despido»')
  storage.write('filters', [['tribunal', 'Corte Suprema']])
  storage.write('preferences', { tamano: 20, tema: 'oscuro', bases: ['familia'] })
  expect(storage.read('user')).toEqual({ id: 'u1', email: 'a@ejemplo.cl' })
  expect(storage.read('history')).toEqual([search])
  expect(storage.read('lastQuery')).toBe('«despido»')
  expect(storage.read('filters')).toEqual([['tribunal', 'Corte Suprema']])
  expect(storage.read('preferences')).toEqual({ tamano: 20, tema: 'oscuro', bases: ['familia'] })
})

test.each([
  '',
  '{',
  'null',
  '7',
  '"x"',
  '[]',
  '{"version":2,"value":{"id":"u1","email":"a"}}',
  '{"version":1}',
  '{"version":1,"value":{"id":7}}',
])('damaged content %j counts as absent', (damaged) => {
  const held = memory()
  held.setItem('basejuris:user', damaged)
  expect(open(held).read('user')).toBeNull()
})

test('a damaged list keeps its readable items and drops foreign addresses', () => {
  const held = memory()
  const value = [search, null, { ...search, href: 'https://otro.example' }, { ...search, createdAt: 'ayer' }, 7]
  held.setItem('basejuris:history', JSON.stringify({ version: 1, value }))
  expect(open(held).read('history')).toEqual([search])
  held.setItem(
    'basejuris:preferences',
    JSON.stringify({ version: 1, value: { tamano: 9000, tema: 'rosa', letra: 2, bases: [1, 'civil'] } }),
  )
  expect(open(held).read('preferences')).toEqual({ letra: 2, bases: ['civil'] })
})

test('reads any content without failing', () => {
  const names: StoredName[] = ['user', 'history', 'lastQuery', 'filters', 'preferences']
  fc.assert(
    fc.property(
      fc.constantFrom(...names),
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((value) => `{"version":1,"value":${value}}`),
      ),
      (name, text) => {
        const held = memory()
        held.setItem(`basejuris:${name}`, text)
        expect(() => open(held).read(name)).not.toThrow()
      },
    ),
  )
})

test('a full or refused storage loses only the copy', () => {
  expect(open(memory(10)).write('lastQuery', 'una consulta larga')).toBe(false)
  const refused = createBrowserStorage(() => {
    throw new DOMException('no', 'SecurityError')
  }, new EventTarget())
  expect(refused.write('lastQuery', 'x')).toBe(false)
  expect(refused.read('lastQuery')).toBeNull()
  expect(() => refused.clear()).not.toThrow()
})

test('clears every key of ours, the cart and a payment that left too, and no other', () => {
  const held = memory()
  const storage = open(held)
  storage.write('lastQuery', 'x')
  storage.write('preferences', {})
  held.setItem('basejuris-cart', '[]')
  held.setItem('paymentFlow', '{}')
  held.setItem('paymentFlow_backup', '{}')
  held.setItem('otra', 'queda')
  storage.clear()
  expect(Array.from({ length: held.length }, (_, index) => held.key(index))).toEqual(['otra'])
})

test('reports a sign-out in another tab until unsubscribed', () => {
  const events = new EventTarget()
  const listen = vi.fn()
  const stop = createBrowserStorage(memory, events).onChangeElsewhere('user', listen)
  const dispatch = (key: string | null, newValue: string | null) =>
    events.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }))
  dispatch('basejuris:user', JSON.stringify({ version: 1, value: { id: 'u2', email: 'b@ejemplo.cl' } }))
  dispatch('basejuris:lastQuery', 'x')
  dispatch('basejuris:user', null)
  dispatch(null, null)
  stop()
  dispatch('basejuris:user', null)
  expect(listen.mock.calls).toEqual([[{ id: 'u2', email: 'b@ejemplo.cl' }], [null], [null]])
})
