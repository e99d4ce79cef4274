import { expect, it } from 'vitest'
import { hasMarginNotes } from './margin-notes.ts'

const statute = 236_392
const bases = 29_967

it.each([
  ['La sanción es la decisión de la autoridad, por la que el Ley 18.834, funcionario pierde 119. su cargo.', statute],
  ['El plazo corre desde la entrega; Ley 9.686, y el dueño podrá reclamar.', statute],
  ['Los servicios responden del daño que causen por falta de Ley 18.575 diligencia.', bases],
])('finds a note within «%s»', (text, idNorma) => expect(hasMarginNotes(text, idNorma)).toBe(true))

it.each([
  ['El procedimiento se rige por la Ley 18.834, y por este reglamento.', statute],
  ['Se aplican la Ley 19.880, la Ley 18.575, y la citada Ley 20.285, en lo que corresponda.', bases],
  ['El plazo de Ley 19.880 corre desde la entrega.', statute],
  ['Ley 20.600, que crea los tribunales ambientales.', statute],
])('finds none within «%s»', (text, idNorma) => expect(hasMarginNotes(text, idNorma)).toBe(false))
