import { writeCountOf } from './guarded-pglite.ts'

/**
 * A pass over what is stored, skipped while nothing was written since the last one began. A pass that failed is repeated. Nothing is skipped
 * on a server, where other processes write too.
 */
export function skipUnlessWritten(db: object, pass: () => Promise<void>): () => Promise<void> {
  const writeCount = writeCountOf(db)
  if (writeCount === undefined) return pass
  let passedAt: number | null = null
  return async () => {
    const now = writeCount()
    if (passedAt === now) return
    passedAt = null
    await pass()
    passedAt = now
  }
}
