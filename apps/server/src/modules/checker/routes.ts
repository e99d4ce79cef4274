import { checkCitationsEndpoint } from '@basejuris/contract'
import type { FastifyInstance } from 'fastify'
import { ServiceError } from '../../errors/service-error.ts'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import { createWorkLimiter } from '../../http/work-limiter.ts'
import type { Services } from '../../services.ts'
import { checkCitations } from './check-citations.ts'
import { readUpload } from './read-upload.ts'

/** Checks of long texts take seconds of the serving thread: two at once, one of a user. */
const limits = { maxRunning: 2, maxRunningPerUser: 1, maxWaiting: 8, maxPerUser: 2, maxPerAddress: 6 } as const

export function bindCheckerRoutes(app: FastifyInstance, services: Services): void {
  const limiter = createWorkLimiter('check.busy', limits)
  bindEndpoint(app, checkCitationsEndpoint, async ({ actor, body, signal, request }) => {
    if (!(await services.attempts.consume([['check of', actor.userId]]))) throw new ServiceError('check.too_many')
    const release = await limiter.acquire({ userId: actor.userId, address: request.ip }, signal)
    try {
      return await checkCitations(services, actor, await readUpload(body, signal), { now: new Date(), signal })
    } finally {
      release()
    }
  })
}
