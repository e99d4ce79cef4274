import { Client } from 'pg'

/** Another running process of this database uses another version of what they share. */
export class OtherVersionInUse extends Error {
  override readonly name = 'OtherVersionInUse'

  constructor() {
    super('A running process of the same database uses another version')
  }
}

/**
 * Says to every process of the same database that this one uses a version of what they share, until the answer is called or the process dies.
 * @throws {OtherVersionInUse}
 */
export type HoldVersion = (version: string) => Promise<() => Promise<void>>

const lockSpace = 7_309_203
const retryMs = 1000

/** Shared locks: any number of processes hold the one of a version. A connection of its own, opened again when it breaks, holds it. */
export function holdVersionOnServer(url: string): HoldVersion {
  return async (version) => {
    let client: Client | null = null
    let timer: NodeJS.Timeout | undefined
    let isEnded = false
    const hold = async (): Promise<void> => {
      const opened = new Client({ connectionString: url, keepAlive: true })
      client = opened
      const again = (): void => {
        if (client !== opened || isEnded) return
        client = null
        opened.end().catch(() => undefined)
        timer = setTimeout(() => hold().catch(() => undefined), retryMs)
        timer.unref()
      }
      opened.on('error', again)
      opened.on('end', again)
      try {
        await opened.connect()
        await opened.query('select pg_advisory_lock_shared($1, hashtext($2))', [lockSpace, version])
      } catch (error) {
        again()
        throw error
      }
    }
    const end = async (): Promise<void> => {
      isEnded = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    }
    try {
      await hold()
      if (await hasOthers(client, version)) throw new OtherVersionInUse()
    } catch (error) {
      await end()
      throw error
    }
    return end
  }
}

const othersQuery = `select 1 from pg_locks
  where locktype = 'advisory' and granted and objsubid = 2 and classid = $1::int::oid and objid <> hashtext($2)::oid
    and database = (select oid from pg_database where datname = current_database()) limit 1`

async function hasOthers(client: Client | null, version: string): Promise<boolean> {
  return ((await client?.query(othersQuery, [lockSpace, version]))?.rowCount ?? 0) > 0
}

/** No other process has the database. */
export const holdVersionEmbedded: HoldVersion = async () => async () => undefined
