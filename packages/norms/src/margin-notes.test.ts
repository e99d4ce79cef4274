import { expect, it } from 'vitest'
import { hasMarginNotes } from './margin-notes.ts'

it.each([
  'La sanción es la decisión de la autoridad, por la que el Ley 18.834, funcionario pierde 119. su cargo.',
  'El plazo corre desde la entrega; Ley 9.686, y el dueño podrá reclamar.',
])('finds a note within «%s»', (text) => expect(hasMarginNotes(text)).toBe(true))

it.each([
  'El procedimiento se rige por la Ley 18.834, y por este reglamento.',
  'Se aplican la Ley 19.880, la Ley 18.575, y la citada Ley 20.285, en lo que corresponda.',
  'Ley 20.600, que crea los tribunales ambientales.',
])('finds none within «%s»', (text) => expect(hasMarginNotes(text)).toBe(false))
