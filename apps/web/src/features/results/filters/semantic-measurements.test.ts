import { describe, expect, it } from 'vitest'
import { semanticGainMessage, semanticOnlyMessage } from './semantic-measurements.ts'

const of = (clase: string, consultas: number, palabras: number, significado: number, ambos: number) => ({
  clase,
  consultas,
  palabras,
  significado,
  ambos,
})
const medicion = {
  ...of('todas', 145, 0.946, 0.763, 0.947),
  clases: [of('normas', 33, 0.9, 0.8, 0.9), of('relatos de hechos', 30, 0.94, 0.8, 0.95)],
}

describe('semantic measurements', () => {
  it('describe the gain with the number of measured queries', () => {
    expect(semanticGainMessage({ medicion, mejora: ['relatos de hechos'] })).toBe(
      'Medido con 145 consultas, el significado mejora un poco relatos de hechos (30); en lo demás da igual.',
    )
    expect(semanticGainMessage({ medicion, mejora: [] })).toBe(
      'Medido con 145 consultas, el significado no mejora ninguna clase de búsqueda.',
    )
    expect(semanticGainMessage({ medicion: null, mejora: null })).toContain('no se ha medido')
  })

  it('describe the loss of purely semantic search', () => {
    expect(semanticOnlyMessage({ medicion, mejora: [] })).toBe(
      'Solo por significado se encuentra menos: en 145 consultas medidas llega al 76 % del mejor orden posible, y con palabras al 95 %.',
    )
    expect(semanticOnlyMessage({ medicion: { ...medicion, significado: 0.99 }, mejora: [] })).toBeNull()
    expect(semanticOnlyMessage({ medicion: null, mejora: null })).toContain('no se ha medido')
  })
})
