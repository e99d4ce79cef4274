import { describe, expect, it } from 'vitest'
import { considerandoWords, heatOf, placeLinks, placeNames } from './place-links.ts'

const sections = [
  { ancla: 'encabezado', tipo: 'encabezado', numero: null, titulo: 'Encabezado', parrafos: [{ ancla: 'p1' }] },
  { ancla: 'vistos', tipo: 'vistos', numero: null, titulo: 'Vistos', parrafos: [{ ancla: 'p2' }] },
  { ancla: 'c7', tipo: 'considerando', numero: 7, titulo: '7°', parrafos: [{ ancla: 'p3' }, { ancla: 'p4' }] },
] as const

describe('places of citations', () => {
  it('are named by their section, each once', () => {
    const names = placeNames(sections)
    const places = ['p1', 'p4', 'p3', 'p2'].map((ancla) => ({ ancla }))
    expect(placeLinks(places, names)).toEqual([
      { anchor: 'p1', name: 'párr. 1' },
      { anchor: 'p4', name: 'c. 7°' },
      { anchor: 'p2', name: 'vistos' },
    ])
  })

  it('name considerandos as citations do', () => {
    expect([[], [7], [7, 8], [1, 2, 9]].map(considerandoWords)).toEqual(['', 'c. 7°', 'c. 7° y 8°', 'c. 1°, 2° y 9°'])
  })

  it('have five steps of heat', () => {
    expect([1, 5, 10, 50].map((count) => heatOf(count, 50))).toEqual([1, 1, 1, 5])
    expect(heatOf(1, 1)).toBe(5)
  })
})
