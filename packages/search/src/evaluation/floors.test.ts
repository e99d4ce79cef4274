import { describe, expect, it } from 'vitest'
import { missedFloors, raisedFloors, readFloors } from './floors.ts'

describe('floors', () => {
  it('only rise', () => {
    const raised = raisedFloors({ a: 0.9, b: 0.5 }, { a: 0.8, b: 0.7, c: 0.1 })
    expect(raised).toEqual({ a: 0.9, b: 0.7, c: 0.1 })
    expect(missedFloors(raised, { a: 0.8, b: 0.7, c: 0.1 })).toEqual(['a: 0.800, al menos 0.900'])
    expect(missedFloors(raised, raised)).toEqual([])
    expect(missedFloors({ a: 0.1 }, {})).toHaveLength(1)
  })

  it.each(['texto', 'ingesta'] as const)('are no lower than promised: %s', (set) => {
    const promised: Record<string, number> = {
      'todas lexica nDCG@10': 0.89,
      'lay lexica nDCG@10': 0.7,
      'known lexica nDCG@10': 0.96,
      'rol éxito@1': 0.99,
      'carátula con un error éxito@1': 0.95,
      'alta en fallos buscados': 0.9,
      'media en fallos pertinentes': 0.8,
      'sin respuesta y sin alta': 0.9,
    }
    expect(missedFloors(promised, readFloors(set))).toEqual([])
  })
})
