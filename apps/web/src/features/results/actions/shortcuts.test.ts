import { expect, test } from 'vitest'
import { keyAction } from './shortcuts.ts'

const press = (key: string, modifiers = {}) => keyAction({ key, ctrlKey: false, metaKey: false, altKey: false, ...modifiers })

test('maps keys to actions', () => {
  expect(['ArrowDown', 'ArrowUp', 'c', 'f', '?', 'x'].map((key) => press(key))).toEqual([
    'next',
    'previous',
    'copy',
    'filters',
    'help',
    null,
  ])
})

test('leaves the copy keys to the system', () => {
  expect(press('c', { ctrlKey: true })).toBeNull()
  expect(press('f', { metaKey: true })).toBeNull()
})
