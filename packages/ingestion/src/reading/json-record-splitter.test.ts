import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { JsonRecordSplitter, type JsonSlice } from './json-record-splitter.ts'

const decode = (slice: JsonSlice) => Buffer.from(slice.bytes).toString('utf8')

const split = (text: string, cuts: readonly number[] = [], maxRecordBytes = 1_000_000) => {
  const bytes = Buffer.from(text)
  const splitter = new JsonRecordSplitter({ arrayKeys: ['sentencias', 'docs'], maxRecordBytes })
  const places = [0, ...[...cuts].map((cut) => cut % (bytes.length + 1)).sort((a, b) => a - b), bytes.length]
  const slices = places.slice(1).flatMap((to, at) => splitter.push(bytes.subarray(places[at], to)))
  return { slices: [...slices, ...splitter.end()], found: splitter.foundRecords }
}

describe('JsonRecordSplitter', () => {
  it('yields the same records with their offsets for any chunks', () => {
    const records = fc.array(fc.dictionary(fc.string(), fc.jsonValue(), { minKeys: 1 }), { minLength: 1, maxLength: 6 })
    const spacing = fc.constantFrom(0, 1, 2)
    fc.assert(
      fc.property(records, fc.array(fc.nat(), { maxLength: 5 }), spacing, fc.boolean(), (given, cuts, indent, bare) => {
        const text = JSON.stringify(bare ? given : { tribunal: 'Civiles', otros: [1, [2]], sentencias: given, fin: 'x]' }, null, indent)
        const { slices } = split(text, cuts)
        expect(slices.map((slice) => JSON.parse(decode(slice)))).toEqual(JSON.parse(JSON.stringify(given)))
        const bytes = Buffer.from(text)
        for (const slice of slices) expect(bytes.subarray(slice.offset, slice.nextOffset).toString('utf8')).toBe(decode(slice))
      }),
    )
  })

  it('continues in the middle of an array', () => {
    const bytes = Buffer.from('{"sentencias":[{"id":1},{"id":2},{"id":3}]}')
    const [first] = new JsonRecordSplitter({ arrayKeys: ['sentencias'], maxRecordBytes: 100 }).push(bytes)
    const resumeAt = first?.nextOffset ?? 0
    const resumed = new JsonRecordSplitter({ arrayKeys: ['sentencias'], maxRecordBytes: 100, resumeAt })
    const rest = [...resumed.push(bytes.subarray(resumeAt)), ...resumed.end()]
    expect(rest.map(decode)).toEqual(['{"id":2}', '{"id":3}'])
    expect(rest.map(({ offset }) => bytes.subarray(offset, offset + 8).toString())).toEqual(['{"id":2}', '{"id":3}'])
  })

  it('finds the records of a search answer and leaves other arrays alone', () => {
    const text = '{"facets":[{"a":1}],"response":{"numFound":1,"docs":[{"id":"x"}]},"condition_pub_sf":{"counts":["docs",1]}}'
    expect(split(text).slices.map(decode)).toEqual(['{"id":"x"}'])
  })

  it('reports a file that ends inside a record, after a comma, or before any record', () => {
    expect(split('{"sentencias":[{"id":1},{"id":2,"t":"ab').slices.map(({ flaw }) => flaw)).toEqual([null, 'truncated'])
    expect(split('[{"id":1},').slices.map(({ flaw }) => flaw)).toEqual([null, 'truncated'])
    expect(split('{"tribunal":"Civ').slices.map(({ flaw }) => flaw)).toEqual(['truncated'])
    expect(split('[{"id":1}]').slices.map(({ flaw }) => flaw)).toEqual([null])
  })

  it('reports a missing array of records', () => {
    expect(split('{"error":"no hay datos"}')).toEqual({ slices: [], found: false })
    expect(split('').found).toBe(false)
    expect(split('[]')).toEqual({ slices: [], found: true })
  })

  it('skips a record above the limit without holding it in memory', () => {
    const { slices } = split(`[{"id":1},{"t":"${'x'.repeat(500)}"},{"id":3}]`, [], 100)
    expect(slices.map(({ flaw }) => flaw)).toEqual([null, 'too_large', null])
    expect(slices[1]?.bytes.length).toBe(0)
  })

  it('continues after an element that is not an object', () => {
    expect(split('[{"id":1},null,"a]b",{"id":2}]').slices.map(decode)).toEqual(['{"id":1}', 'null', '"a]b"', '{"id":2}'])
  })

  it('accepts objects at the root, in sequence or in an array, and detects where they are cut', () => {
    const root = (text: string, resumeAt?: number) => {
      const splitter = new JsonRecordSplitter({ arrayKeys: 'root', maxRecordBytes: 1000, ...(resumeAt === undefined ? {} : { resumeAt }) })
      return [...splitter.push(Buffer.from(text).subarray(resumeAt)), ...splitter.end()]
    }
    const whole = '{"id":1,"l":[{"a":"}"}]}'
    expect(root(`\uFEFF ${whole}\n`).map(decode)).toEqual([whole])
    expect(root(`${whole}\n{"id":2}`).map(decode)).toEqual([whole, '{"id":2}'])
    expect(root(`[${whole},{"id":2}]`).map(decode)).toEqual([whole, '{"id":2}'])
    expect(root(`[${whole},{"id":2}]`, whole.length + 1).map(decode)).toEqual(['{"id":2}'])
    expect(root(whole.slice(0, -3)).map(({ flaw }) => flaw)).toEqual(['truncated'])
    expect(root(`[${whole},`).map(({ flaw }) => flaw)).toEqual([null, 'truncated'])
  })
})
