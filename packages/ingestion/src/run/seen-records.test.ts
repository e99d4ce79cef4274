import { describe, expect, it } from 'vitest'
import { SeenRecords } from './seen-records.ts'

describe('SeenRecords', () => {
  it('distinguishes repetition, newer and older states, and conflicts', () => {
    const seen = new SeenRecords()
    const look = (contentHash: string, revision: number | null) => seen.check({ docId: 'cs-1', contentHash, revision })
    expect(look('a', 10)).toBe('first')
    expect(look('a', 10)).toBe('same')
    expect(look('b', 12)).toBe('newer')
    expect(look('a', 10)).toBe('older')
    expect(look('c', 12)).toBe('conflict')
    expect(look('c', null)).toBe('conflict')
    seen.remove('cs-1')
    expect(look('c', null)).toBe('first')
  })
})
