import { describe, expect, it } from 'vitest'
import { mayNameChild } from './may-name-child.ts'

describe('mayNameChild', () => {
  it.each([
    'visitas de la menor Pascuala Rinconada con su padre',
    'del niño de iniciales, la niña doña Emilia Arrayán',
    'cuidado de su hija Rosario, de siete años de edad',
    'el adolescente josé tomás avellano',
    'la nin\u0303a Emilia',
  ])('is true where a name stands behind the word: %s', (text) => {
    expect(mayNameChild(text)).toBe(true)
  })

  it.each([
    'juicio ordinario de menor cuantía ante el Juzgado de Letras',
    'su hija Rosario compró el inmueble',
    'interés superior del niño. Que Pedro Arrayán demandó',
    'La empresa Menor Limitada',
    'sin personas',
  ])('is false elsewhere: %s', (text) => {
    expect(mayNameChild(text)).toBe(false)
  })
})
