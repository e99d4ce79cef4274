import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from './open-database.ts'
import { personalDataRegistry, type Reach } from './personal-data.ts'

export interface AccountOwner {
  readonly userId: string
  /** Null while nobody proved to own it: an unproven e-mail reaches nothing of whoever really has it. */
  readonly verifiedEmail: string | null
}

/** Rows of an owner in a table whose column holds their id or their e-mail. */
function belongsTo(column: string, { userId, verifiedEmail }: AccountOwner): SQL {
  if (column === 'email') return sql`lower(email) = ${verifiedEmail}`
  return sql`${sql.identifier(column)} = ${userId}`
}

const tableNamed = (name: string): SQL =>
  sql.join(
    name.split('.').map((part) => sql.identifier(part)),
    sql.raw('.'),
  )

const columnTables = (reachOf: 'export' | 'deletion'): { readonly name: string; readonly column: string }[] =>
  personalDataRegistry.flatMap((place) => {
    const reach: Reach = place[reachOf]
    return place.kind === 'table' && reach.by === 'column' ? [{ name: place.name, column: reach.column }] : []
  })

/** Erases everything the registry of personal data says is of one user; what falls by cascade falls with it. */
export async function eraseAccount(db: Database | Transaction, owner: AccountOwner): Promise<void> {
  await db.transaction(async (tx) => {
    for (const { name, column } of columnTables('deletion'))
      await tx.execute(sql`delete from ${tableNamed(name)} where ${belongsTo(column, owner)}`)
  })
}
