import { AsyncLocalStorage } from 'node:async_hooks'
import { PGlite, type QueryOptions, type Results, type Transaction } from '@electric-sql/pglite'

export class UsedOutsideTransaction extends Error {
  constructor() {
    super('The database was used outside its open transaction; pass the transaction on')
    this.name = 'UsedOutsideTransaction'
  }
}

/**
 * PGlite has one connection, so waiting for it inside its own transaction would wait for ever and block everything else.
 * This subclass throws {@link UsedOutsideTransaction} at once instead. Open it with `new` and `await waitReady`.
 */
export class GuardedPGlite extends PGlite {
  readonly #scope = new AsyncLocalStorage<{ open: boolean }>()
  #writes = 0

  /** How many statements and transactions that may write have begun or ended: while it stands still nothing changes. */
  get writeCount(): number {
    return this.#writes
  }

  #refuseInsideTransaction(): void {
    if (this.#scope.getStore()?.open === true) throw new UsedOutsideTransaction()
  }

  override async query<T>(query: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    this.#refuseInsideTransaction()
    return isRead(query) ? super.query<T>(query, params, options) : this.#counted(() => super.query<T>(query, params, options))
  }

  override async exec(query: string, options?: QueryOptions): Promise<Results[]> {
    this.#refuseInsideTransaction()
    return this.#counted(() => super.exec(query, options))
  }

  override async transaction<T>(callback: (tx: Transaction) => Promise<T>): Promise<T> {
    this.#refuseInsideTransaction()
    const scope = { open: true }
    const guarded = async (tx: Transaction): Promise<T> => {
      try {
        return await callback(tx)
      } finally {
        // Work started inside but finishing later, such as a timer, may use the database again.
        scope.open = false
      }
    }
    return this.#counted(() => super.transaction((tx) => this.#scope.run(scope, () => guarded(tx))))
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

/** Of one statement. A «select» that calls what writes, as the job queue does, reads as far as rulings go. */
const isRead = (statement: string): boolean => /^\s*select\b/i.test(statement)
