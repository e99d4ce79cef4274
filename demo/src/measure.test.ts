import { describe, expect, it } from 'vitest'
import { plantDemoRulings } from './generate.ts'
import { measureCorpus } from './measure/measure-corpus.ts'
import { nearDuplicates } from './measure/near-duplicates.ts'
import { jaccard, shingles } from './measure/shingles.ts'
import { variety } from './measure/variety.ts'

const measure = measureCorpus([...plantDemoRulings()])

describe('measures', () => {
  it('finds pairs above the threshold and no others', () => {
    const base = Array.from({ length: 60 }, (_, i) => `palabra${'abcdefghij'[i % 10]}${'klmnopqrst'[Math.floor(i / 10)]}`).join(' ')
    const near = `${base} añadido final distinto`
    const other = base.split(' ').reverse().join(' ')
    expect(jaccard(shingles(base), shingles(near))).toBeGreaterThan(0.8)
    expect([...nearDuplicates([base, other, near])].sort()).toEqual([0, 2])
  })

  it('drops digits and counts distinct 5-grams', () => {
    expect(shingles('uno dos 3 tres cuatro cinco')).toEqual(shingles('uno dos tres cuatro cinco'))
    expect(variety(['a b c d e', 'a b c d e']).distinctPerToken).toBeCloseTo(0.1)
  })
})

describe('the corpus as measured', () => {
  it('has few near-duplicates outside the planted clusters and nothing else inside', () => {
    expect(measure.nearDuplicatesOutside).toBeLessThanOrEqual(0.2)
    expect(measure.nearDuplicatesInside).toBeGreaterThan(0.9)
  })

  it.each(measure.lengths)('has lengths of $group within a factor of two of real ones: $measured', ({ within, rulings }) => {
    expect(rulings).toBeGreaterThan(40)
    expect(within).toBe(true)
  })
})
