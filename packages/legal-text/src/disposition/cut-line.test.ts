import { describe, expect, it } from 'vitest'
import { cutLine } from './cut-line.ts'

const cut = (text: string, room: number): string => text.slice(0, cutLine(text, { from: 0, to: text.length }, room))

describe('cutLine', () => {
  it('ends at a clause rather than within the next one', () => {
    const text = 'se acoge el recurso en favor de la dueña del faro, que fue privada de su acceso al muelle por la empresa del puerto'
    expect(cut(text, 90)).toBe('se acoge el recurso en favor de la dueña del faro')
  })

  it.each([
    ['se ordena a la empresa del puerto, dentro de tercero día, abrir el acceso al muelle', 72],
    ['se ordena al guardián del faro del sur, la entrega del libro de bitácora', 60],
    ['pasen los autos a la sala para que, si es del caso, fije audiencia a la brevedad posible', 66],
  ])('goes on to what the clause orders: «%s»', (text, room) => {
    expect(cut(text, room).length).toBeGreaterThan(room - 12)
  })

  it('ends at a word where no clause ends near', () => {
    expect(cut('se acoge el recurso deducido en favor de la dueña del faro del sur', 42)).toBe('se acoge el recurso deducido en favor de')
  })
})
