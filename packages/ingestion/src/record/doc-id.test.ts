import { collectionIds } from '@basejuris/domain'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { docIdOf } from './doc-id.ts'

describe('docIdOf', () => {
  it('never changes: ids in saved links depend on it', () => {
    expect(docIdOf({ source: 'pjud-juris', collection: 'corte_suprema', idSentence: '9100001' })).toBe('cs-gccnid4h3ayb7kma')
  })

  it('is short, fit for an address, and one per source, collection and id', () => {
    const identity = fc.record({ source: fc.string(), collection: fc.constantFrom(...collectionIds), idSentence: fc.string() })
    fc.assert(
      fc.property(identity, identity, (a, b) => {
        expect(docIdOf(a)).toMatch(/^[a-z]{2,3}-[a-z2-7]{16}$/u)
        expect(docIdOf(a) === docIdOf(b)).toBe(JSON.stringify(Object.values(a)) === JSON.stringify(Object.values(b)))
      }),
    )
  })
})
