import { type SQL, sql } from 'drizzle-orm'
import { z } from 'zod'
import type { Database, Transaction } from '../connection/open-database.ts'
import { type PersonalDataPlace, personalDataRegistry } from '../schema/personal-data.ts'

export interface AccountOwner {
  readonly userId: string
  /** Null until the user confirms the e-mail: an unconfirmed one may belong to somebody else. */
  readonly verifiedEmail: string | null
}

/** Condition for rows of an owner. `column` holds a user id, or an e-mail when it is called `email`. */
function ownedBy(column: string, { userId, verifiedEmail }: AccountOwner): SQL {
  if (column === 'email') return sql`lower(email) = ${verifiedEmail}`
  return sql`${sql.identifier(column)} = ${userId}`
}

const quoteTable = (name: string): SQL =>
  sql.join(
    name.split('.').map((part) => sql.identifier(part)),
    sql.raw('.'),
  )

/** Tables whose rows of a user are found by a column. */
const tablesByColumn = (command: 'export' | 'deletion'): { readonly place: PersonalDataPlace; readonly column: string }[] =>
  personalDataRegistry.flatMap((place) => {
    const reach = place[command]
    return place.kind === 'table' && reach.by === 'column' ? [{ place, column: reach.column }] : []
  })

/** Deletes everything that the personal-data registry assigns to one user, cascades included. */
export async function eraseAccount(db: Database | Transaction, owner: AccountOwner): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { place, column } of tablesByColumn('deletion'))
      await tx.execute(sql`delete from ${quoteTable(place.name)} where ${ownedBy(column, owner)}`)
  })
}

export interface AccountRows {
  readonly place: PersonalDataPlace
  /** By column name. Hashes and secrets are left out; encrypted text stays encrypted. */
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

const foundSchema = z.object({ rows: z.array(z.object({ row: z.record(z.string(), z.unknown()) })) })

/** Everything that the personal-data registry assigns to one user, read in one snapshot. */
export function readAccountRows(db: Database, owner: AccountOwner): Promise<AccountRows[]> {
  return db.transaction(
    async (tx) => {
      const tables: AccountRows[] = []
      for (const { place, column } of tablesByColumn('export')) {
        const query = sql`select row_to_json(t) as row from ${quoteTable(place.name)} t where ${ownedBy(column, owner)}`
        const { rows } = foundSchema.parse(await tx.execute(query))
        tables.push({ place, rows: rows.map(({ row }) => withoutSecrets(row, place)) })
      }
      return tables
    },
    { isolationLevel: 'repeatable read', accessMode: 'read only' },
  )
}

const withoutSecrets = (row: Readonly<Record<string, unknown>>, { secret = [] }: PersonalDataPlace) =>
  Object.fromEntries(Object.entries(row).filter(([column]) => !secret.includes(column)))
