import { describe, expect, it } from 'vitest'
import { openSearch } from '../testing/open-search.ts'
import { fictionalRulings } from '../testing/rulings.ts'
import { mistype, searchKnownCaptions, uniqueCaptions } from './known-captions.ts'
import { seededNumbers } from './seeded-random.ts'

describe('uniqueCaptions', () => {
  it('skips repeated captions and hidden names', () => {
    const captions = [
      'Rojas con Banco del Sur',
      'ROJAS CON BANCO DEL SUR',
      'Soto con [nombre]',
      'A.B.C. con Fisco',
      'Parra con Molinos Andes',
    ]
    expect(uniqueCaptions(captions.map((caption, at) => ({ docId: String(at), caption }))).map(({ docId }) => docId)).toEqual(['4'])
  })
})

describe('mistype', () => {
  it('changes one word, deterministically for a seed', () => {
    const caption = 'Arancibia con Maderas del Maule Limitada'
    const random = seededNumbers(7)
    const typed = Array.from({ length: 60 }, () => mistype(caption, random))
    expect(mistype(caption, seededNumbers(7))).toBe(typed[0])
    for (const each of typed) {
      const [before, after] = [caption.split(' '), each.split(' ')]
      const changed = before.filter((word, at) => word !== after[at])
      expect(changed.length).toBeLessThanOrEqual(1)
      for (const word of changed) expect(Math.abs(word.length - (after[before.indexOf(word)]?.length ?? 0))).toBeLessThanOrEqual(1)
    }
    expect(new Set(typed).size).toBeGreaterThan(20)
  })
})

describe('searchKnownCaptions', () => {
  it('searches each unique caption and counts those that come first', async () => {
    const { search } = await openSearch(fictionalRulings)
    const { searches, correct } = await searchKnownCaptions(search, fictionalRulings)
    expect(searches).toBeGreaterThan(1)
    expect(correct).toBe(searches)
  })
})
