import { checkCitationsEndpoint, detectNormsEndpoint, exportAnnexEndpoint, exportCommentedEndpoint } from '@basejuris/contract'
import type { UserActor } from '@basejuris/domain'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import { ServiceError } from '../../errors/service-error.ts'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import { bindFileEndpoint } from '../../http/files/bind-file-endpoint.ts'
import type { FileAnswer } from '../../http/files/file-answer.ts'
import { createWorkLimiter } from '../../http/work-limiter.ts'
import type { Services } from '../../services.ts'
import { withExportSlot } from '../exports/with-export-slot.ts'
import { checkCitations } from './check-citations.ts'
import { detectNorms } from './detect-norms.ts'
import { exportAnnex, exportCommented } from './export-check.ts'
import { readUpload } from './read-upload.ts'

/** Long texts take seconds of the serving thread: two at once, one of a user. */
const limits = { maxRunning: 2, maxRunningPerUser: 1, maxWaiting: 8, maxPerUser: 2, maxPerAddress: 6 } as const

interface Caller {
  readonly actor: UserActor
  readonly request: FastifyRequest
  readonly signal: AbortSignal
}

export function bindCheckerRoutes(app: FastifyInstance, services: Services): void {
  const limiter = createWorkLimiter('check.busy', limits)
  /** Counts a text of a user and works on it when its turn comes. */
  const inTurn = async <Answer>({ actor, request, signal }: Caller, work: () => Promise<Answer>): Promise<Answer> => {
    if (!(await services.attempts.consume([['check of', actor.userId]]))) throw new ServiceError('check.too_many')
    const release = await limiter.acquire({ userId: actor.userId, address: request.ip }, signal)
    try {
      return await work()
    } finally {
      release()
    }
  }
  /** A file of a check takes the turn of a check, and is counted apart. */
  const fileInTurn = async ({ actor, request, signal }: Caller, file: FileAnswer): Promise<FileAnswer> => {
    if (!(await services.attempts.consume([['check file of', actor.userId]]))) throw new ServiceError('check.too_many_files')
    return withExportSlot(file, { limiter, userId: actor.userId, address: request.ip, signal })
  }
  bindEndpoint(app, checkCitationsEndpoint, (call) =>
    inTurn(call, async () =>
      checkCitations(services, call.actor, await readUpload(call.body, call.signal), { now: new Date(), signal: call.signal }),
    ),
  )
  bindEndpoint(app, detectNormsEndpoint, (call) =>
    inTurn(call, async () => detectNorms(services, await readUpload(call.body, call.signal), call.signal)),
  )
  bindFileEndpoint(app, { endpoint: exportAnnexEndpoint, spool: services.spool }, (call) =>
    fileInTurn(call, exportAnnex(services, call.actor, call.body, { now: new Date(), signal: call.signal })),
  )
  bindFileEndpoint(app, { endpoint: exportCommentedEndpoint, spool: services.spool }, (call) =>
    fileInTurn(call, exportCommented(services, call.actor, call.body, { now: new Date(), signal: call.signal })),
  )
}
