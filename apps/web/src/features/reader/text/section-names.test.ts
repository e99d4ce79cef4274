import { describe, expect, it } from 'vitest'
import { paragraphPlace } from './paragraph-place.ts'
import { placeName, sectionLabel } from './section-names.ts'

const sections = [
  { ancla: 'vistos', tipo: 'vistos' as const, numero: null, titulo: 'Vistos' },
  { ancla: 'c7', tipo: 'considerando' as const, numero: 7, titulo: '7°' },
  { ancla: 'c7-2', tipo: 'considerando' as const, numero: 7, titulo: '7°' },
  { ancla: 'resolutiva', tipo: 'resolutiva' as const, numero: null, titulo: 'Resolutiva' },
  { ancla: 'voto1', tipo: 'voto' as const, numero: null, titulo: 'Prevención' },
  { ancla: 'voto2', tipo: 'voto' as const, numero: null, titulo: 'Voto en contra' },
  { ancla: 'voto2-c3', tipo: 'voto' as const, numero: 3, titulo: 'Voto en contra, 3°' },
  { ancla: 'voto2-c4', tipo: 'considerando' as const, numero: 4, titulo: '4°' },
  { ancla: 'cierre', tipo: 'cierre' as const, numero: null, titulo: 'Cierre' },
]

describe('placeName', () => {
  it('names each part as a citation does', () => {
    expect(sections.map((section) => placeName(section, sections))).toEqual([
      'vistos',
      'c. 7°',
      'c. 7°',
      'parte resolutiva',
      'prevención',
      'voto en contra',
      'voto en contra, c. 3°',
      'voto en contra, c. 4°',
      '',
    ])
  })

  it('falls back on the title and on the bare number', () => {
    expect(placeName({ ancla: 'c0', tipo: 'considerando', numero: null, titulo: 'Único' }, [])).toBe('único')
    expect(placeName({ ancla: 'voto9-c1', tipo: 'considerando', numero: 1, titulo: '1°' }, sections)).toBe('c. 1°')
  })
})

describe('sectionLabel', () => {
  it('names each part as the contents do', () => {
    expect(sections.map(sectionLabel)).toEqual([
      'Vistos',
      'c. 7°',
      'c. 7°',
      'Resuelve',
      'Prevención',
      'Voto en contra',
      'c. 3°',
      'c. 4°',
      'Cierre',
    ])
  })
})

describe('paragraphPlace', () => {
  it('says whose numbering a paragraph has', () => {
    expect(paragraphPlace(12)).toBe('párr. 12 (numeración de BaseJuris)')
  })
})
