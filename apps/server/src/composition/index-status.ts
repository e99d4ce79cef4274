import type { SearchableIndex } from '@basejuris/search'
import type { ComponentStatus } from '../services.ts'

const maxPingMs = 3000

/** Asks the thread of the index itself: one that died, or does nothing else than one search for seconds, is not ready. */
export async function pingIndex({ ping }: Pick<SearchableIndex, 'ping'>, limitMs = maxPingMs): Promise<ComponentStatus> {
  const { promise: late, resolve } = Promise.withResolvers<ComponentStatus>()
  const timer = setTimeout(() => resolve('falla'), limitMs)
  const answered = ping().then(
    () => 'ok' as const,
    () => 'falla' as const,
  )
  try {
    return await Promise.race([answered, late])
  } finally {
    clearTimeout(timer)
  }
}
