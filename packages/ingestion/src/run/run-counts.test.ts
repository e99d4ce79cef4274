import { describe, expect, it } from 'vitest'
import { findsNew, noCounts } from './run-counts.ts'

describe('findsNew', () => {
  it('holds until more records were stored already than were new', () => {
    expect(findsNew(noCounts())).toBe(true)
    expect(findsNew({ ...noCounts(), unchanged: 101 })).toBe(false)
    expect(findsNew({ ...noCounts(), unchanged: 150, inserted: 30, updated: 20 })).toBe(true)
  })
})
