import type { DataOf, readyEndpoint } from '@basejuris/contract'
import { ServiceError } from '../../errors/service-error.ts'
import type { Services } from '../../services.ts'

/**
 * Answers when database, index and queue are ready; otherwise `server.unavailable` with what is not ready. A full disk is reported only:
 * searching and reading go on.
 */
export async function checkReadiness({ readiness }: Pick<Services, 'readiness'>): Promise<DataOf<typeof readyEndpoint>> {
  const { disco, ...parts } = await readiness()
  const waiting = Object.entries(parts).filter(([, state]) => state !== 'ok')
  if (waiting.length > 0) throw new ServiceError('server.unavailable', { details: waiting.map(([field, message]) => ({ field, message })) })
  return { listo: true, ...parts, disco }
}
