import { describe, expect, it } from 'vitest'
import { denialBefore, isGivenAsDenied } from './clipped-denial.ts'

const denialAt = (source: string): string | null => denialBefore(source, source.indexOf('|'))

describe('words that deny what follows them', () => {
  it.each([
    ['En la audiencia no se acreditó |la existencia de un contrato', 'no se acreditó'],
    ['Que no consta que |el actor haya firmado la carta', 'no consta que'],
    ['Los hechos no logran configurar el |delito de la acusación', 'no logran configurar el'],
    ['Se resuelve sin que se haya probado |el pago de la deuda', 'sin que se haya probado'],
    ['El tribunal descarta que |la empresa conociera el defecto', 'descarta que'],
    ['Todo ello revela la ausencia de |un perjuicio que reparar', 'la ausencia de'],
    ['Lo anterior no |permite arribar a otra conclusión', 'no'],
  ])('%s', (source, expected) => {
    expect(denialAt(source)).toBe(expected)
  })

  it.each([
    'No se acreditó el pago. |La existencia del contrato consta en autos',
    'No obstante, consta que |el actor firmó la carta',
    'No es posible descartar que |el actor firmara la carta',
    'No se discute que |las partes celebraron un contrato',
    'No cabe duda que |las partes celebraron un contrato',
    'Quedó acreditada |la existencia de un contrato',
    'La demanda será rechazada, sin costas, y |se ordena su archivo',
    'Si no |se paga dentro de plazo, se seguirá adelante',
  ])('%s', (source) => {
    expect(denialAt(source)).toBeNull()
  })
})

describe('what a text says around a quotation', () => {
  it.each(['El tribunal no tuvo por acreditada', 'El fallo descartó', 'La defensa alegó', 'Se discutió'])(
    '«%s» gives it as no finding',
    (around) => {
      expect(isGivenAsDenied(around)).toBe(true)
    },
  )

  it('«El tribunal estableció» gives it as a finding', () => {
    expect(isGivenAsDenied('El tribunal estableció')).toBe(false)
  })
})
