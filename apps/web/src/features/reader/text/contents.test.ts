import type { SectionView } from '@basejuris/contract'
import { describe, expect, it } from 'vitest'
import { contentsOf } from './contents.ts'

const sections: SectionView[] = [
  {
    ancla: 'vistos',
    tipo: 'vistos',
    numero: null,
    titulo: 'Vistos',
    parrafos: [{ ancla: 'p1', texto: 'Vistos:', marcas: [], referencias: [] }],
  },
  {
    ancla: 'c1',
    tipo: 'considerando',
    numero: 1,
    titulo: '1°',
    parrafos: [
      {
        ancla: 'p2',
        texto: '1°.- Que la actora apeló.',
        marcas: [
          [12, 17],
          [14, 18],
          [20, 24],
        ],
        referencias: [],
      },
    ],
  },
  { ancla: 'voto1', tipo: 'voto', numero: null, titulo: 'Voto en contra', parrafos: [] },
  { ancla: 'voto1-c1', tipo: 'voto', numero: 1, titulo: 'Voto en contra, 1°', parrafos: [] },
]

describe('contentsOf', () => {
  it('lists the sections with their first words and the hits that will be shown', () => {
    expect(contentsOf(sections)).toEqual([
      { anchor: 'vistos', label: 'Vistos', excerpt: '', hits: 0, level: 1 },
      { anchor: 'c1', label: 'c. 1°', excerpt: 'la actora apeló', hits: 2, level: 2 },
      { anchor: 'voto1', label: 'Voto en contra', excerpt: '', hits: 0, level: 1 },
      { anchor: 'voto1-c1', label: 'c. 1°', excerpt: '', hits: 0, level: 3 },
    ])
  })
})
