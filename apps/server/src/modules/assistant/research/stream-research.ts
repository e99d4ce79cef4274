import { setTimeout as pause } from 'node:timers/promises'
import { findLiveSession, findResearchJob, listResearchSteps } from '@basejuris/database'
import type { UserActor } from '@basejuris/domain'
import type { EventStream } from '../../../http/streams/bind-event-stream.ts'
import type { StreamSlots } from '../../../http/streams/stream-slots.ts'
import type { Services } from '../../../services.ts'
import { countBefore, ownResearch } from './own-research.ts'
import { presentSteps, ResearchContent, readResearchRulings } from './present-research.ts'

export interface StreamResearch {
  readonly id: string
  /** Number of the last change that the reader knows; 0 for none. */
  readonly after: number
  readonly slots: StreamSlots
  /** Milliseconds between heart-beats. */
  readonly beatMs: number
}

/** Milliseconds between looks for changes. */
const lookMs = 400

/**
 * Follows a research job of the user: each change under its number, until the job has ended. At each heart-beat the session is asked again;
 * without it the stream ends.
 */
export async function streamResearch(
  services: Services,
  actor: UserActor,
  { id, after, slots, beatMs }: StreamResearch,
): Promise<(stream: EventStream) => void> {
  await ownResearch(services, actor, id)
  const hold = slots.take(actor.userId)
  return (stream) => {
    hold(stream.signal)
    void follow(services, actor, { id, after, beatMs, stream }).catch(() => stream.end('fin', {}))
  }
}

interface Follow extends Pick<StreamResearch, 'id' | 'after' | 'beatMs'> {
  readonly stream: EventStream
}

async function follow(services: Services, actor: UserActor, { id, after, beatMs, stream }: Follow): Promise<void> {
  const { db } = services
  let known = after
  let beatAt = Date.now() + beatMs
  let place: number | null = null
  while (!stream.signal.aborted) {
    const job = await findResearchJob(db, { userId: actor.userId, id })
    if (job === null) return stream.end('fin', {})
    const delante = await countBefore(services, job)
    if (job.changes > known || delante !== place) {
      await sendChanges(services, actor, { id, after: known, stream })
      stream.send('estado', { estado: job.state, delante }, job.changes)
      known = Math.max(known, job.changes)
      place = delante
    }
    if (job.finishedAt !== null) return stream.end('fin', {})
    if (Date.now() >= beatAt) {
      if ((await findLiveSession(db, actor.sessionId, new Date())) === null) return stream.end('fin', {})
      stream.send('latido', {})
      beatAt = Date.now() + beatMs
    }
    await pause(lookMs, undefined, { signal: stream.signal }).catch(() => undefined)
  }
}

async function sendChanges(services: Services, actor: UserActor, { id, after, stream }: Omit<Follow, 'beatMs'>): Promise<void> {
  const changed = await listResearchSteps(services.db, id, after)
  if (changed.length === 0) return
  const content = new ResearchContent(services, await listResearchSteps(services.db, id))
  const rulings = await readResearchRulings(services, actor, content)
  for (const [at, paso] of presentSteps(services, changed, content, rulings).entries()) stream.send('paso', paso, changed[at]?.change)
}
