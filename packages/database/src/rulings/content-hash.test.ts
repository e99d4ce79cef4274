import { buildRuling, buildSections } from '@basejuris/testkit'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contentHash } from './content-hash.ts'

describe('contentHash', () => {
  it('is equal for equal content and differs when any field changes', () => {
    const ruling = buildRuling({ idSentence: 'x', docketNumber: '1-2020', rit: null })
    expect(contentHash(structuredClone(ruling))).toBe(contentHash(ruling))
    const changes = [
      { caption: 'Otra' },
      { decidedOn: null },
      { judges: [] },
      { fictional: false },
      { subjects: ['Despido', 'injustificado'] },
      { sections: buildSections(['Primero: otra cosa.', 'Segundo: nada.']) },
    ]
    const hashes = changes.map((change) => contentHash({ ...ruling, ...change }))
    expect(new Set([contentHash(ruling), ...hashes]).size).toBe(changes.length + 1)
  })

  it('does not depend on the order of keys at any depth', () => {
    const ruling = buildRuling()
    const reversed = JSON.parse(JSON.stringify(ruling), (_key, value: unknown) =>
      typeof value === 'object' && value !== null && !Array.isArray(value) ? Object.fromEntries(Object.entries(value).reverse()) : value,
    )
    expect(JSON.stringify(reversed)).not.toBe(JSON.stringify(ruling))
    expect(contentHash(reversed)).toBe(contentHash(ruling))
  })

  it('differs for texts that differ in one character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), fc.string({ unit: 'grapheme' }), (a, b) => {
        const hashes = [a, b].map((text) => contentHash(buildRuling({ idSentence: 'x', docketNumber: null, rit: null, caption: text })))
        expect(hashes[0] === hashes[1]).toBe(a === b)
      }),
    )
  })
})
