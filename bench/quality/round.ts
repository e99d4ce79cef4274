import { createHash } from 'node:crypto'
import { basename } from 'node:path'
import { roundFamilies } from '@basejuris/search'
import { z } from 'zod'

const grade = z.number().int().min(0).max(3)
const judgmentSchema = z.strictObject({
  /** Of the ruling. */
  id: z.string().min(1),
  /** 0 irrelevant, 1 related, 2 relevant, 3 exactly it. */
  grade,
  /** The grade of a second judge, who did not see the first. */
  again: grade.optional(),
})
const querySchema = z.strictObject({
  qid: z.string().min(1),
  family: z.enum(roundFamilies),
  query: z.string().min(1).max(2000),
  /** Empty before the pools are judged, and in the family `negative`. */
  judgments: z.array(judgmentSchema).default([]),
})

export type RoundQuery = z.output<typeof querySchema>

/** Queries of one writer, in a file outside the project. */
export interface Round {
  readonly name: string
  /** Of the queries and their grades: SHA-256, hexadecimal. */
  readonly hash: string
  readonly queries: readonly RoundQuery[]
}

/** Parses JSON Lines, one query a line. Throws an error that names an invalid line, a repeated `qid` or a ruling judged twice. */
export function parseRound(path: string, text: string): Round {
  const queries = text.split('\n').flatMap((line, at) => (line.trim() === '' ? [] : [parseLine(line, at + 1)]))
  requireUnique(
    queries.map(({ qid }) => qid),
    'query',
  )
  for (const { qid, judgments } of queries)
    requireUnique(
      judgments.map(({ id }) => id),
      `ruling of ${qid}`,
    )
  const hash = createHash('sha256').update(JSON.stringify(queries)).digest('hex')
  return { name: basename(path).replace(/\.jsonl$/u, ''), hash, queries }
}

function parseLine(line: string, number: number): RoundQuery {
  let value: unknown
  try {
    value = JSON.parse(line)
  } catch {
    throw new Error(`line ${number} is not JSON`)
  }
  const parsed = querySchema.safeParse(value)
  if (parsed.success) return parsed.data
  const [issue] = parsed.error.issues
  throw new Error(`line ${number}, ${issue?.path.join('.') ?? ''}: ${issue?.message ?? ''}`)
}

function requireUnique(values: readonly string[], what: string): void {
  const repeated = values.find((value, at) => values.indexOf(value) !== at)
  if (repeated !== undefined) throw new Error(`${what} ${repeated} appears twice`)
}

/** Relevant rulings of a query with their grades. */
export function gradesOf({ judgments }: RoundQuery): ReadonlyMap<string, number> {
  return new Map(judgments.filter(({ grade }) => grade > 0).map(({ id, grade }) => [id, grade]))
}
