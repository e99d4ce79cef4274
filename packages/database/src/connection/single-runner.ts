import { Client } from 'pg'

/** Runs one task at a time over every process of the same database: others of the same name wait. */
export type RunAlone = <Answer>(name: string, task: () => Promise<Answer>) => Promise<Answer>

const lockSpace = 7_309_202

/** The lock belongs to a connection of its own, and ends with it when the process dies. */
export function runAloneOnServer(url: string): RunAlone {
  return async (name, task) => {
    const client = new Client({ connectionString: url, keepAlive: true })
    // A lock that is lost while the task runs cannot be told to it; every task bears a second runner.
    client.on('error', () => undefined)
    await client.connect()
    try {
      await client.query('select pg_advisory_lock($1, hashtext($2))', [lockSpace, name])
      return await task()
    } finally {
      await client.end().catch(() => undefined)
    }
  }
}

/** No other process has the database. Tasks of one process that exclude each other do so themselves. */
export const runAloneEmbedded: RunAlone = (_name, task) => task()
