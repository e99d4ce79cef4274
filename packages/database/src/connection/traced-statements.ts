import { openWork, traceWork, type Work } from '@basejuris/tracing'
import { getTableName, is, Table } from 'drizzle-orm'
import * as schema from '../schema/schema.ts'

let tables: ReadonlySet<string> | null = null

/** Tables of the schema: any other word of a statement could be a value. */
function knownTables(): ReadonlySet<string> {
  tables ??= new Set(Object.values(schema).flatMap((each) => (is(each, Table) ? [getTableName(each)] : [])))
  return tables
}

const verbs: ReadonlySet<string> = new Set(['select', 'insert', 'update', 'delete', 'with', 'begin', 'commit', 'rollback'])

/** What a trace tells of a statement: its verb and its first table, never its text. */
export function describeStatement(statement: string): Work {
  const verb = /^[\s(]*([a-z]+)/i.exec(statement)?.[1]?.toLowerCase() ?? ''
  const operation = verbs.has(verb) ? verb : 'other'
  const table = [...statement.matchAll(/\b(?:from|into|update)\s+"?([a-z_]+)"?/gi)]
    .map(([, name = '']) => name.toLowerCase())
    .find((name) => knownTables().has(name))
  return {
    kind: 'database',
    name: table === undefined ? operation : `${operation} ${table}`,
    attributes: {
      'db.system.name': 'postgresql',
      'db.operation.name': operation,
      ...(table === undefined ? {} : { 'db.collection.name': table }),
    },
  }
}

/** A transaction, whose statements are parts of it. */
export function describeTransaction(): Work {
  return {
    kind: 'database',
    name: 'transaction',
    attributes: { 'db.system.name': 'postgresql', 'db.operation.name': 'transaction' },
  }
}

export function traceStatement<Answer>(statement: string, run: () => Promise<Answer>): Promise<Answer> {
  return traceWork(() => describeStatement(statement), run)
}

type Query = (...args: unknown[]) => unknown

/** The `query` of a connection to a server, in both of its forms: with a callback, or answering a promise. */
export function tracedQuery(query: Query): Query {
  return (...args) => {
    const work = openWork(() => describeStatement(textOf(args[0])))
    if (work === null) return query(...args)
    const done = args.at(-1)
    if (typeof done === 'function')
      return query(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
        work.end({}, error)
        done(error, ...rest)
      })
    const answer = query(...args)
    Promise.resolve(answer).then(
      () => work.end(),
      (error: unknown) => work.end({}, error),
    )
    return answer
  }
}

const textOf = (query: unknown): string =>
  typeof query === 'string' ? query : typeof query === 'object' && query !== null && 'text' in query ? String(query.text) : ''
