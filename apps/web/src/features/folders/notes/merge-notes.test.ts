import type { FolderNote } from '@basejuris/contract'
import { expect, test } from 'vitest'
import { mergeNotes } from './merge-notes.ts'

const note = (noteId: string, texto: string, created: number, version = 1): FolderNote => ({
  noteId,
  texto,
  autor: { userId: 'u', email: 'a@ejemplo.cl', yo: true },
  version,
  createdAt: `2026-11-20T12:00:0${created}Z`,
  updatedAt: `2026-11-20T12:00:0${created}Z`,
})

test('a changed note shows the change until the server has a later one', () => {
  const stored = [note('a', 'vieja', 1), note('b', 'b', 2)]
  expect(mergeNotes(stored, [note('a', 'nueva', 1, 2)]).map(({ texto }) => texto)).toEqual(['nueva', 'b'])
  expect(mergeNotes([note('a', 'de otra ventana', 1, 3)], [note('a', 'nueva', 1, 2)]).map(({ texto }) => texto)).toEqual([
    'de otra ventana',
  ])
})

test('a new note appears once, also after the page reloads it', () => {
  const added = note('c', 'c', 3)
  expect(mergeNotes([note('a', 'a', 1)], [added]).map(({ noteId }) => noteId)).toEqual(['a', 'c'])
  expect(mergeNotes([note('a', 'a', 1), added], [added])).toHaveLength(2)
})
