import { expect, it } from 'vitest'
import { withMarks, withMasks } from './with-marks.ts'

const marked = (text: string, words: string): string => {
  const from = text.indexOf(words)
  return text.slice(...withMarks(text, from, from + words.length))
}

it.each([
  ['Dijo que “el faro se apaga de noche”, y calló.', 'el faro se apaga de noche', '“el faro se apaga de noche”'],
  ['Dijo que “el faro se apaga.” Luego calló.', 'Dijo que “el faro se apaga', 'Dijo que “el faro se apaga.”'],
  ['El faro (que es antiguo). Luego calló.', 'El faro (que es antiguo', 'El faro (que es antiguo)'],
  ['«El faro» se apaga "de noche".', 'El faro» se apaga "de noche', '«El faro» se apaga "de noche"'],
])('adds the marks that belong to the words: %s', (text, words, expected) => {
  expect(marked(text, words)).toBe(expected)
})

it.each([
  ['El faro (que es antiguo y alto) se apaga.', 'antiguo y alto'],
  ['b) El faro se apaga.', 'El faro se apaga'],
  ['Dijo que “el faro, que es antiguo, se apaga”.', 'es antiguo, se apaga'],
])('adds none of words around them: %s', (text, words) => {
  expect(marked(text, words)).toBe(words)
})

it.each([
  ['Se acoge el recurso deducido en favor de [persona 1] y se ordena encender el faro.', 'en favor de', 'en favor de [persona 1]'],
  ['Que [persona 2] apagó el faro [de noche].', 'apagó el faro', '[persona 2] apagó el faro [de noche]'],
  ['Que el faro se apaga (de noche).', 'el faro se apaga', 'el faro se apaga'],
])('adds the masks beside the words: %s', (text, words, expected) => {
  const from = text.indexOf(words)
  expect(text.slice(...withMasks(text, from, from + words.length))).toBe(expected)
})
