import type { cancelResearchEndpoint, DataOf, ListedResearch, Research, researchListEndpoint } from '@basejuris/contract'
import {
  changeResearchJob,
  countResearchBefore,
  deleteResearchJob,
  findResearchJob,
  listResearchJobs,
  listResearchSteps,
  markResearchSeen,
  type ResearchJobRow,
  type ResearchState,
} from '@basejuris/database'
import { maxResearchJobs, type UserActor } from '@basejuris/domain'
import { ServiceError } from '../../../errors/service-error.ts'
import type { Services } from '../../../services.ts'
import { presentResult, presentSteps, ResearchContent, readResearchRulings } from './present-research.ts'
import { decryptResearchQuestion } from './research-content.ts'
import { returnCounted } from './run-research.ts'

const openStates: readonly ResearchState[] = ['pendiente', 'en_curso']

/** The research job of the user; any other, known or not, is `research.not_found`. */
export async function ownResearch({ db }: Pick<Services, 'db'>, { userId }: UserActor, id: string): Promise<ResearchJobRow> {
  const job = await findResearchJob(db, { userId, id })
  if (job === null) throw new ServiceError('research.not_found')
  return job
}

/** How many wait before it; null unless it waits. */
export async function countBefore({ db }: Pick<Services, 'db'>, job: ResearchJobRow): Promise<number | null> {
  return job.state === 'pendiente' ? countResearchBefore(db, job) : null
}

async function presentJob(services: Pick<Services, 'db' | 'textCipher'>, job: ResearchJobRow): Promise<Omit<ListedResearch, 'nueva'>> {
  return {
    id: job.id,
    estado: job.state,
    pregunta: decryptResearchQuestion(services, job).pregunta,
    delante: await countBefore(services, job),
    createdAt: job.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
  }
}

/** Research jobs of a user, the newest first. */
export async function listOwnResearch(
  services: Pick<Services, 'db' | 'textCipher'>,
  { userId }: UserActor,
  { page, size }: { readonly page: number; readonly size: number },
): Promise<DataOf<typeof researchListEndpoint>> {
  const { jobs, total } = await listResearchJobs(services.db, { userId, offset: (page - 1) * size, limit: size })
  const investigaciones = await Promise.all(
    jobs.map(async (job) => ({ ...(await presentJob(services, job)), nueva: !job.isSeen && !openStates.includes(job.state) })),
  )
  return { investigaciones, total, pagina: page, tamano: size, maximo: maxResearchJobs }
}

/** A research job with its steps and, once it is complete, its memo, as its user may read them today. Opened after its end, it is seen. */
export async function viewResearch(services: Services, actor: UserActor, id: string): Promise<Research> {
  const job = await ownResearch(services, actor, id)
  const steps = await listResearchSteps(services.db, id)
  const content = new ResearchContent(services, steps)
  const rulings = await readResearchRulings(services, actor, content)
  if (!job.isSeen && !openStates.includes(job.state)) await markResearchSeen(services.db, { userId: actor.userId, id })
  return {
    ...(await presentJob(services, job)),
    pasos: presentSteps(services, steps, content, rulings),
    resultado: await presentResult(services, actor, { job, content, rulings }),
  }
}

/** Ends a job that waits or runs. The petition is given back unless it has read anything. */
export async function cancelResearch(
  services: Pick<Services, 'db'>,
  actor: UserActor,
  { id, at }: { readonly id: string; readonly at: Date },
): Promise<DataOf<typeof cancelResearchEndpoint>> {
  await ownResearch(services, actor, id)
  await services.db.transaction(async (tx) => {
    const cancelled = await changeResearchJob(tx, { id, from: openStates }, { state: 'cancelado', finishedAt: at })
    if (cancelled === null) throw new ServiceError('research.ended')
    const hasRead = (await listResearchSteps(tx, id)).some(({ kind, state }) => kind === 'lectura' && state === 'listo')
    if (!hasRead) await returnCounted(tx, cancelled)
  })
  return { id, estado: 'cancelado' }
}

/** Deletes a job with its steps. One that waits or runs is cancelled first. */
export async function eraseResearch(services: Pick<Services, 'db'>, actor: UserActor, id: string): Promise<void> {
  const job = await ownResearch(services, actor, id)
  if (openStates.includes(job.state))
    await cancelResearch(services, actor, { id, at: new Date() }).catch((error: unknown) => {
      // It ended meanwhile.
      if (!(error instanceof ServiceError)) throw error
    })
  if (!(await deleteResearchJob(services.db, { userId: actor.userId, id }))) throw new ServiceError('research.not_found')
}
