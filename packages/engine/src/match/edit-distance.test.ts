import fc from 'fast-check'
import { expect, it } from 'vitest'
import { EditDistance } from './edit-distance.ts'

/** The textbook definition. */
const distance = (a: string, b: string): number => {
  if (a === '' || b === '') return a.length + b.length
  const [restA, restB] = [a.slice(1), b.slice(1)]
  const options = [distance(restA, b) + 1, distance(a, restB) + 1, distance(restA, restB) + (a[0] === b[0] ? 0 : 1)]
  if (a.length > 1 && b.length > 1 && a[0] === b[1] && a[1] === b[0]) options.push(distance(a.slice(2), b.slice(2)) + 1)
  return Math.min(...options)
}

const word = fc.string({ unit: fc.constantFrom('a', 'b', 'ñ'), maxLength: 5 })

it('agrees with the definition, term after term', () => {
  fc.assert(
    fc.property(word, fc.constantFrom(1, 2), fc.array(word, { maxLength: 8 }), (text, edits, terms) => {
      const measured = new EditDistance(text, edits)
      for (const term of terms.sort()) {
        const expected = distance(text, term)
        expect(measured.to(term)).toBe(expected <= edits ? expected : null)
      }
    }),
    { numRuns: 200 },
  )
})

it('rejects a prefix only when no near term has it', () => {
  fc.assert(
    fc.property(word, fc.constantFrom(1, 2), fc.array(fc.tuple(word, word), { maxLength: 8 }), (text, edits, terms) => {
      const measured = new EditDistance(text, edits)
      for (const [beginning, rest] of terms)
        if (distance(text, beginning + rest) <= edits) expect(measured.mayBeginMatch(beginning)).toBe(true)
    }),
    { numRuns: 300 },
  )
})
