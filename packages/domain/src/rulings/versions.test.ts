import { buildRuling, buildSections } from '@basejuris/testkit/build-ruling'
import { describe, expect, it } from 'vitest'
import { isOlder, mayBeSameDecision, type RecordOrigin, unknownOrigin, VersionHistory } from './versions.ts'

const day = (n: number): Date => new Date(Date.UTC(2026, 0, n))
const hashes = { textHash: (value: object) => JSON.stringify(value), contentHash: (value: object) => JSON.stringify(value) }
const sections = (words: string) => buildSections([`Primero: Que ${words}.`])
const origin = (changes: Partial<RecordOrigin> = {}): RecordOrigin => ({ ...unknownOrigin, ...changes })

describe('VersionHistory', () => {
  const start = () => ({ ruling: buildRuling({ docId: 'one' }), history: new VersionHistory('one', [], hashes) })

  it('shows the only version of a new ruling', () => {
    const { ruling, history } = start()
    history.add(ruling, origin(), day(1))
    expect(history.chooseShown()).toMatchObject({ version: 1, recordId: 'one' })
    expect(history.changed()).toMatchObject([{ version: 1, shown: true }])
    expect(history.shownBefore()).toBeNull()
    expect(history.contents().get(1)).toEqual(ruling)
  })

  it('supersedes the version of a replaced text', () => {
    const { ruling, history } = start()
    history.add(ruling, origin({ rawHash: 'a' }), day(1))
    history.add({ ...ruling, sections: sections('se corrigió') }, origin({ rawHash: 'b' }), day(2))
    expect(history.chooseShown()).toMatchObject({ version: 2 })
    expect(history.changed()).toMatchObject([
      { version: 1, shown: false, status: 'replaced', supersededAt: day(2) },
      { version: 2, shown: true, status: null, supersededAt: null },
    ])
  })

  it('erases earlier texts of a reserved record, and every text of a withdrawn one', () => {
    const { ruling, history } = start()
    history.add(ruling, origin({ rawHash: 'a' }), day(1))
    history.add({ ...ruling, sections: sections('[persona 1] compareció') }, origin({ rawHash: 'b', reserved: true }), day(2))
    expect(history.erased()).toEqual([1])
    history.withdraw('one', day(3))
    expect(history.erased()).toEqual([1, 2])
    expect(history.chooseShown()).toBeNull()
  })
})

describe('isOlder', () => {
  it('is false when a time is unknown', () => {
    expect([isOlder(day(1), day(2)), isOlder(day(2), day(1)), isOlder(null, day(2)), isOlder(day(1), null)]).toEqual([
      true,
      false,
      false,
      false,
    ])
  })
})

describe('mayBeSameDecision', () => {
  it('requires docket number and date, and lets book and kind be unknown', () => {
    const a = buildRuling({ docketNumber: '1955-2023', book: 'Protección' })
    const b = { ...a, docId: 'other', book: null }
    expect(mayBeSameDecision(a, b)).toBe(true)
    expect(mayBeSameDecision(a, a)).toBe(false)
    expect(mayBeSameDecision(a, { ...b, book: 'Penal' })).toBe(false)
    expect(mayBeSameDecision(a, { ...b, docketNumber: null })).toBe(false)
  })
})
