import type { SectionView } from '@basejuris/contract'
import { describe, expect, it } from 'vitest'
import { sectionExcerpt } from './section-excerpt.ts'

const considerando = (...texts: string[]): SectionView => ({
  ancla: 'c7',
  tipo: 'considerando',
  numero: 7,
  titulo: '7°',
  parrafos: texts.map((texto, index) => ({ ancla: `p${index + 1}`, texto, marcas: [], referencias: [] })),
})

describe('sectionExcerpt', () => {
  it('begins past the number and the usual openings', () => {
    expect(sectionExcerpt(considerando('SÉPTIMO: Que, por su parte, la causal exige hechos objetivos.'))).toBe(
      'la causal exige hechos objetivos',
    )
    expect(sectionExcerpt(considerando('7°.- Que en la especie no se probó.'))).toBe('en la especie no se probó')
  })

  it('cuts between words and drops the stop left hanging', () => {
    const gist = sectionExcerpt(considerando('7°.- Que la comunicación, entregada durante el reposo, no produce efecto alguno'), 30)
    expect(gist).toBe('la comunicación, entregada')
  })

  it('looks in the next paragraph when the first holds the number alone', () => {
    expect(sectionExcerpt(considerando('SÉPTIMO:', 'Que la actora apeló.'))).toBe('la actora apeló')
    expect(sectionExcerpt(considerando('7°.-'))).toBe('')
  })
})
