import { expect, it } from 'vitest'
import { askedParts } from './asked-parts.ts'

const partsOf = (text: string) => askedParts(text).map(({ from, to }) => text.slice(from, to))

it('parts a question into the things that it asks', () => {
  expect(partsOf('¿Cuál es el plazo y quién lo cuenta?')).toEqual(['Cuál es el plazo', 'quién lo cuenta'])
  expect(partsOf('Chocó con el faro. ¿Va preso, cuánto tiempo le quitan la licencia y le queda en los papeles?')).toEqual([
    'Va preso',
    'cuánto tiempo le quitan la licencia',
    'le queda en los papeles',
  ])
})

it('leaves a question of one thing whole, and finds none in a story', () => {
  expect(partsOf('¿Puede el faro y la boya apagarse de noche?')).toEqual(['Puede el faro y la boya apagarse de noche'])
  expect(partsOf('me apagaron el faro y no sé qué hacer')).toEqual([])
})
