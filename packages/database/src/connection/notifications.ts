import { type SQL, sql } from 'drizzle-orm'
import { Client } from 'pg'

/** Receives what any process of the same database sent with `notify`. Null: messages may have been lost. */
export type Listener = (message: string | null) => void

/** Begins to listen; the answer ends it. */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>

const retryMs = 1000

/** Listens on a connection of its own, which is opened again when it breaks. */
export function listenToServer(url: string): Listen {
  return async (channel, listener) => {
    let client: Client | null = null
    let timer: NodeJS.Timeout | undefined
    let ended = false
    const connect = async (): Promise<void> => {
      const opened = new Client({ connectionString: url, keepAlive: true })
      client = opened
      let broken = false
      const retry = (): void => {
        if (broken || ended) return
        broken = true
        opened.end().catch(() => undefined)
        timer = setTimeout(() => {
          connect().then(
            () => listener(null),
            () => undefined,
          )
        }, retryMs)
        timer.unref()
      }
      opened.on('error', retry)
      opened.on('end', retry)
      opened.on('notification', ({ payload = '' }) => listener(payload))
      try {
        await opened.connect()
        await opened.query(`listen ${opened.escapeIdentifier(channel)}`)
      } catch (error) {
        retry()
        throw error
      }
    }
    await connect()
    return async () => {
      ended = true
      clearTimeout(timer)
      await client?.end().catch(() => undefined)
    }
  }
}

interface Executor {
  readonly execute: (query: SQL) => PromiseLike<unknown>
}

/** Sends a message to whoever listens, once the transaction commits. At most 8,000 bytes. */
export async function notify(tx: Executor, channel: string, message: string): Promise<void> {
  await tx.execute(sql`select pg_notify(${channel}, ${message})`)
}
