import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ParagraphView } from './paragraph-hits.ts'
import { linesOf, markPositions, paragraphRuns } from './paragraph-runs.ts'

const paragraph = (texto: string, marcas: ParagraphView['marcas'] = [], n = 1): ParagraphView => ({
  ancla: `p${n}`,
  texto,
  marcas,
  referencias: [],
})

describe('paragraphRuns', () => {
  it('keeps every paragraph, in order, in groups of sixteen at most', () => {
    const paragraphs = Array.from({ length: 37 }, (_, index) => paragraph('x', [], index))
    const runs = paragraphRuns(paragraphs)
    expect(runs.map((run) => run.length)).toEqual([16, 16, 5])
    expect(runs.flat()).toEqual(paragraphs)
    expect(paragraphRuns([])).toEqual([])
  })
})

describe('markPositions', () => {
  it('puts marks where they fall in the height of the run', () => {
    const first = paragraph('a'.repeat(68), [[0, 4]])
    const second = paragraph('b'.repeat(136), [[68, 70]])
    expect(linesOf([first, second])).toBeCloseTo(3.8)
    expect(markPositions([first, second])).toEqual([0, Math.round(((1.4 + 1.2) / 3.8) * 1000)])
  })

  it('gives one rising figure per mark shown', () => {
    const mark = fc.tuple(fc.nat({ max: 90 }), fc.nat({ max: 90 }))
    const run = fc.array(
      fc.record({
        ancla: fc.constant('p1'),
        texto: fc.string({ minLength: 1, maxLength: 80 }),
        marcas: fc.array(mark, { maxLength: 6 }),
        referencias: fc.array(fc.constant({ tipo: 'rol' as const, desde: 0, hasta: 1, destino: 'a' }), { maxLength: 1 }),
      }),
      { maxLength: 5 },
    )
    fc.assert(
      fc.property(run, (paragraphs) => {
        const positions = markPositions(paragraphs)
        expect(positions).toEqual([...positions].sort((a, b) => a - b))
        expect(positions.every((position) => position >= 0 && position <= 1000)).toBe(true)
      }),
    )
  })
})
