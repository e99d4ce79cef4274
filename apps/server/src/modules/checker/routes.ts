import {
  checkCitationsEndpoint,
  checkPlaceEndpoint,
  type DataOf,
  detectNormsEndpoint,
  type ErrorCode,
  exportAnnexEndpoint,
  exportCommentedEndpoint,
} from '@basejuris/contract'
import type { UserActor } from '@basejuris/domain'
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { ServiceError } from '../../errors/service-error.ts'
import { bindEndpoint } from '../../http/bind-endpoint.ts'
import { bindFileEndpoint } from '../../http/files/bind-file-endpoint.ts'
import type { FileAnswer } from '../../http/files/file-answer.ts'
import { createWorkLimiter } from '../../http/work-limiter.ts'
import type { Attempt } from '../../security/attempt-limits.ts'
import type { Services } from '../../services.ts'
import { linkToRequest } from '../exports/link-to-request.ts'
import { withExportSlot } from '../exports/with-export-slot.ts'
import { checkCitations } from './check-citations.ts'
import { detectNorms } from './detect-norms.ts'
import { exportAnnex, exportCommented } from './export-check.ts'
import { readUpload } from './read-upload.ts'

/**
 * Long texts take seconds of the serving thread: two at once, one of a user. The rest waits, a text each in memory. One user never holds a
 * third of the places, nor one address all of them.
 */
const limits = { maxRunning: 2, maxRunningPerUser: 1, maxWaiting: 12, maxPerUser: 4, maxPerAddress: 9 } as const
/** Seconds after which one that found no place should ask again. */
const retryAfterS = 20

interface Caller {
  readonly actor: UserActor
  readonly request: FastifyRequest
  readonly reply: FastifyReply
  readonly signal: AbortSignal
  readonly body: { readonly turno?: string | undefined }
}

/** Counts a text or file of a user. One too many is refused with the time from which the next is allowed. */
async function countCheck({ attempts }: Pick<Services, 'attempts'>, attempt: Attempt, refusal: ErrorCode): Promise<void> {
  if (!(await attempts.consume([attempt]))) throw new ServiceError(refusal, { allowedFrom: await attempts.endOf(attempt) })
}

export function bindCheckerRoutes(app: FastifyInstance, services: Services): void {
  const limiter = createWorkLimiter('check.busy', limits)
  /** Counts a text of a user and works on it when its turn comes. */
  const inTurn = async <Answer>({ actor, request, reply, signal, body }: Caller, work: () => Promise<Answer>): Promise<Answer> => {
    await countCheck(services, ['check of', actor.userId], 'check.too_many')
    const requester = { userId: actor.userId, address: request.ip, ticket: body.turno }
    const release = await limiter.acquire(requester, signal).catch((error: unknown) => {
      if (error instanceof ServiceError) reply.header('retry-after', retryAfterS)
      throw error
    })
    try {
      return await work()
    } finally {
      release()
    }
  }
  /** A file of a check takes the turn of a check, and is counted apart. */
  const fileInTurn = async ({ actor, request, signal, body }: Caller, file: FileAnswer): Promise<FileAnswer> => {
    await countCheck(services, ['check file of', actor.userId], 'check.too_many_files')
    return withExportSlot(file, { limiter, userId: actor.userId, address: request.ip, ticket: body.turno, signal })
  }
  bindEndpoint(app, checkCitationsEndpoint, (call) =>
    inTurn(call, async () =>
      checkCitations(services, call.actor, await readUpload(call.body, call.signal), { now: new Date(), signal: call.signal }),
    ),
  )
  bindEndpoint(app, detectNormsEndpoint, (call) =>
    inTurn(call, async () => detectNorms(services, await readUpload(call.body, call.signal), call.signal)),
  )
  bindEndpoint(app, checkPlaceEndpoint, ({ actor, params }): DataOf<typeof checkPlaceEndpoint> => {
    const place = limiter.findPlace({ userId: actor.userId, ticket: params.turno })
    if (place === null) return { estado: 'ninguno', antes: 0 }
    return { estado: place.isRunning ? 'en_proceso' : 'en_espera', antes: place.before }
  })
  bindFileEndpoint(app, { endpoint: exportAnnexEndpoint, spool: services.spool }, (call) =>
    fileInTurn(call, exportAnnex(linkToRequest(services, call.request), call.actor, call.body, { now: new Date(), signal: call.signal })),
  )
  bindFileEndpoint(app, { endpoint: exportCommentedEndpoint, spool: services.spool }, (call) =>
    fileInTurn(
      call,
      exportCommented(linkToRequest(services, call.request), call.actor, call.body, { now: new Date(), signal: call.signal }),
    ),
  )
}
