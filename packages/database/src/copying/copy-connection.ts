import { Client } from 'pg'
import { type Run, writtenAlike } from './copied-tables.ts'

/** Uses one connection of a server on which values are written alike. */
export async function onCopyConnection<Answer>(url: string, use: (run: Run) => Promise<Answer>): Promise<Answer> {
  const client = new Client({ connectionString: url, keepAlive: true })
  // A broken connection rejects the statement at work.
  client.on('error', () => undefined)
  await client.connect()
  try {
    const run: Run = async (text, values) => ({ rows: (await client.query(text, values)).rows })
    for (const setting of writtenAlike) await run(setting)
    return await use(run)
  } finally {
    await client.end().catch(() => undefined)
  }
}

/** Runs steps in one transaction. */
export async function inTransaction<Answer>(run: Run, steps: () => Promise<Answer>, kind = ''): Promise<Answer> {
  await run(`begin ${kind}`)
  try {
    const answer = await steps()
    await run('commit')
    return answer
  } catch (error) {
    await run('rollback').catch(() => undefined)
    throw error
  }
}
