import { describe, expect, it } from 'vitest'
import { verbRoot } from './verb-root.ts'

describe('verbRoot', () => {
  it.each([
    ['echaron', 'echarme', 'echan', 'echando', 'echado', 'echo'],
    ['devolver', 'devolverme', 'devolvieron', 'devolviendomelo', 'devolvian'],
    ['multa', 'multas', 'multita', 'multaron'],
    ['arriendo', 'arriendan', 'arriende'],
  ])('is one for the forms of %s', (first, ...forms) => {
    expect(new Set(forms.map(verbRoot))).toEqual(new Set([verbRoot(first)]))
  })

  it('keeps three letters and parts words of other beginnings', () => {
    expect(verbRoot('ley')).toBe('ley')
    expect(verbRoot('casa')).toBe('cas')
    expect(verbRoot('despedir')).not.toBe(verbRoot('despejar'))
  })
})
