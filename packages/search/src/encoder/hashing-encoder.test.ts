import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { vectorDimension } from './encoder.ts'
import { createHashingEncoder } from './hashing-encoder.ts'

const encoder = createHashingEncoder()
const cosine = async (a: string, b: string): Promise<number> => {
  const [x, y] = await encoder.encodePassages([a, b])
  return Array.from(x ?? []).reduce((sum, value, i) => sum + value * (y?.[i] ?? 0), 0)
}

describe('the built-in encoder', () => {
  it('returns the same vector of length 1 for a query and an equal passage', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'grapheme', maxLength: 80 }), async (text) => {
        const query = await encoder.encodeQuery(text)
        const [passage] = await encoder.encodePassages([text])
        expect(passage).toEqual(query)
        if (query === null) return
        expect(query).toHaveLength(vectorDimension)
        expect(Math.hypot(...query)).toBeCloseTo(1, 4)
      }),
    )
  })

  it('returns null for a text without words', async () => {
    expect(await encoder.encodeQuery('¿…? — 。')).toBeNull()
    expect(await encoder.encodeQuery('el de la')).toBeNull()
  })

  it('is the same on every machine and in every run', async () => {
    const vector = await encoder.encodeQuery('servidumbre de tránsito')
    const places = Array.from(vector ?? [], (value, i) => ({ value, i })).filter(({ value }) => Math.abs(value) > 0.25)
    expect(places.map(({ i, value }) => [i, Math.round(value * 1000)])).toMatchInlineSnapshot(`
      [
        [
          121,
          285,
        ],
        [
          347,
          342,
        ],
        [
          419,
          -285,
        ],
        [
          678,
          -342,
        ],
        [
          739,
          -342,
        ],
        [
          766,
          285,
        ],
        [
          814,
          -285,
        ],
        [
          890,
          -285,
        ],
        [
          968,
          -285,
        ],
      ]
    `)
  })

  it('bridges inflection and the words of lay people', async () => {
    expect(await cosine('los despidos injustificados', 'un despido injustificado')).toBeGreaterThan(0.9)
    expect(await cosine('me echaron estando embarazada', 'desafuero de trabajadora con fuero maternal')).toBeGreaterThan(0.2)
    expect(await cosine('me echaron estando embarazada', 'demarcación y cerramiento de predios colindantes')).toBeLessThan(0.1)
  })
})
