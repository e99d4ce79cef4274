import { describe, expect, it } from 'vitest'
import type { ParsedRuling } from '../../record/parsed-record.ts'
import { RecordProblem, type RecordProblemCode } from '../../record/record-problem.ts'
import type { Source } from '../../record/source.ts'
import { sourceSuite } from '../source.suite.ts'

const encode = (record: unknown) => new TextEncoder().encode(JSON.stringify(record))

export function parseHarvested(source: Source, record: Readonly<Record<string, unknown>>): ParsedRuling {
  const parsed = source.parse({ raw: encode(record), hints: {} })
  if (parsed.kind !== 'ruling') throw new Error('a ruling was expected')
  return parsed
}

export function problemOfHarvested(source: Source, record: unknown): RecordProblemCode {
  try {
    source.parse({ raw: encode(record), hints: {} })
  } catch (error) {
    if (error instanceof RecordProblem) return error.code
    throw error
  }
  throw new Error('a problem was expected')
}

/** Tests of every harvested organ. `record` is a valid fictional record of it. */
export function harvestSuite(source: Source, record: Readonly<Record<string, unknown>> & { readonly _id: string }): void {
  const second = { ...record, _id: `${record._id}9` }
  sourceSuite(source, {
    'uno.json': { content: JSON.stringify(record, null, 2), ids: [record._id] },
    'lista.json': { content: JSON.stringify([record, second]), ids: [record._id, second._id] },
    'lineas.jsonl': { content: `${JSON.stringify(record)}\n${JSON.stringify(second)}`, ids: [record._id, second._id] },
  })

  describe(`what every harvested organ promises: ${source.id}`, () => {
    it('carries identity, address and the instant it was fetched', () => {
      expect(parseHarvested(source, record)).toMatchObject({
        source: source.id,
        idSentence: record._id,
        officialUrl: record['url'],
        fetchedAt: record['_fetched_at'],
        fictional: false,
      })
    })

    it('rejects what has no id, no text or is no object', () => {
      const { text: _, ...textless } = record
      expect(problemOfHarvested(source, { ...record, _id: ' ' })).toBe('missing_id')
      expect(problemOfHarvested(source, textless)).toBe('missing_text')
      expect(problemOfHarvested(source, [record])).toBe('not_an_object')
    })
  })
}
