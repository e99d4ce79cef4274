import { randomUUID } from 'node:crypto'
import { withContext } from '@basejuris/assistant'
import type { DataOf, startResearchEndpoint } from '@basejuris/contract'
import { addResearchJob, defineQueue, findConversation, listMessages, type ResearchJobRow } from '@basejuris/database'
import { maxOpenResearch, maxResearchJobs, maxRunningResearch, type UserActor } from '@basejuris/domain'
import { z } from 'zod'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { petitionSpender } from '../../billing/spend-petition.ts'
import { decryptQuestion } from '../chat/message-content.ts'
import { encryptResearchQuestion } from './research-content.ts'

/** Runs of one job, those after an end of the process included. */
export const maxResearchRuns = 6

export const researchQueue = defineQueue('research', z.object({ jobId: z.uuid() }), {
  retryLimit: maxResearchRuns,
  expireInSeconds: 10 * 60,
  concurrency: maxRunningResearch,
})

export interface StartResearch {
  readonly message: string
  /** Conversation whose context the question takes. */
  readonly sessionId?: string | undefined
  /** Without the configured language model. */
  readonly soloCitas?: boolean | undefined
  readonly at: Date
}

/** Stores a research job, counts it and queues it, in one transaction. */
export async function startResearch(
  services: Pick<Services, 'db' | 'textCipher' | 'flags' | 'payments' | 'jobs'>,
  actor: UserActor,
  { message, sessionId, soloCitas, at }: StartResearch,
): Promise<DataOf<typeof startResearchEndpoint>> {
  const spend = await petitionSpender(services, actor)
  const id = randomUUID()
  const previous = sessionId === undefined ? null : await lastQuestion(services, actor, sessionId)
  const question = { pregunta: message, entendida: withContext(message, previous), ...(soloCitas === undefined ? {} : { soloCitas }) }
  return services.db.transaction(async (tx) => {
    const job: ResearchJobRow = {
      id,
      userId: actor.userId,
      state: 'pendiente',
      sealed: encryptResearchQuestion(services, id, question),
      isCounted: await spend(tx, at),
      isSeen: false,
      changes: 0,
      createdAt: at,
      startedAt: null,
      finishedAt: null,
    }
    const added = await addResearchJob(tx, job, { maxOpen: maxOpenResearch, maxStored: maxResearchJobs })
    if (added === 'too_many_open') throw new ServiceError('research.too_many')
    if (added === 'too_many_stored') throw new ServiceError('research.full')
    await services.jobs.send(researchQueue, { jobId: id }, { tx })
    return { id, estado: job.state }
  })
}

/** As it was understood; null in a conversation without answers. */
async function lastQuestion(services: Pick<Services, 'db' | 'textCipher'>, { userId }: UserActor, id: string): Promise<string | null> {
  const conversation = await findConversation(services.db, { userId, id })
  if (conversation === null) throw new ServiceError('conversation.not_found')
  const answered = (await listMessages(services.db, id)).findLast(({ state }) => state === 'respondido')
  return answered === undefined ? null : decryptQuestion(services, answered).entendida
}
