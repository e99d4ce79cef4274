import { AsyncLocalStorage } from 'node:async_hooks'
import { traceWork } from '@basejuris/tracing'
import { PGlite, type PGliteOptions, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'
import { describeTransaction, traceStatement } from './traced-statements.ts'

export class UsedOutsideTransaction extends Error {
  constructor() {
    super('The database was used outside its open transaction; pass the transaction on')
    this.name = 'UsedOutsideTransaction'
  }
}

/**
 * PGlite has one connection. Waiting for it inside its own transaction would never end and would block everything else. This subclass
 * throws {@link UsedOutsideTransaction} instead. Open it with `new` and `await waitReady`. `requireRoom` runs before each statement or
 * transaction that may write, and refuses it by throwing.
 */
export class GuardedPGlite extends PGlite {
  readonly #scope = new AsyncLocalStorage<{ open: boolean }>()
  readonly #requireRoom: () => void
  #writes = 0

  constructor(options: PGliteOptions, requireRoom: () => void = () => undefined) {
    super(options)
    this.#requireRoom = requireRoom
  }

  /** Counts the starts and ends of statements and transactions that may write. While it is unchanged, no data changes. */
  get writeCount(): number {
    return this.#writes
  }

  #refuseInsideTransaction(): void {
    if (this.#scope.getStore()?.open === true) throw new UsedOutsideTransaction()
  }

  /** For the job queue, which writes its own tables alone: its statements are not counted. */
  get forJobs(): Pick<PGlite, 'query' | 'exec' | 'listen'> {
    return {
      query: async (query, params, options) => this.#guarded(query, () => super.query(query, params, options)),
      exec: async (query, options) => this.#guarded(query, () => super.exec(query, options)),
      listen: (channel, listener) => this.listen(channel, listener),
    }
  }

  override async query<T>(query: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    const run = (): Promise<Results<T>> => super.query<T>(query, params, options)
    return this.#guarded(query, () => (isRead(query) ? run() : this.#counted(run)))
  }

  override async exec(query: string, options?: QueryOptions): Promise<Results[]> {
    return this.#guarded(query, () => this.#counted(() => super.exec(query, options)))
  }

  #guarded<T>(statement: string, run: () => Promise<T>): Promise<T> {
    this.#refuseInsideTransaction()
    return traceStatement(statement, async () => {
      if (!isRead(statement)) this.#requireRoom()
      return run()
    })
  }

  override async transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    this.#refuseInsideTransaction()
    const scope = { open: true }
    const guarded = async (tx: Transaction): Promise<T> => {
      try {
        return await callback(tracedTransaction(tx))
      } finally {
        // Work started inside but finished later, such as a timer, may use the database again.
        scope.open = false
      }
    }
    const run = (): Promise<T> => super.transaction((tx) => this.#scope.run(scope, () => guarded(tx)))
    return traceWork(describeTransaction, async () => {
      this.#requireRoom()
      return this.#counted(run)
    })
  }

  async #counted<T>(write: () => Promise<T>): Promise<T> {
    this.#writes += 1
    try {
      return await write()
    } finally {
      this.#writes += 1
    }
  }
}

/** Counts the writes of an embedded database, as drizzle holds it; undefined for a server. */
export function writeCountOf(db: object): (() => number) | undefined {
  const client = '$client' in db ? db.$client : null
  return client instanceof GuardedPGlite ? () => client.writeCount : undefined
}

/** For one statement. A `select` that calls a writing function, as the job queue does, never changes rulings. */
const isRead = (statement: string): boolean => /^\s*select\b/i.test(statement)

/** The statements of a transaction are parts of its work. */
function tracedTransaction(tx: Transaction): Transaction {
  const traced: Pick<Transaction, 'query' | 'exec'> = {
    query: (query, params, options) => traceStatement(query, () => tx.query(query, params, options)),
    exec: (query, options) => traceStatement(query, () => tx.exec(query, options)),
  }
  return Object.assign(Object.create(tx) as Transaction, traced)
}
