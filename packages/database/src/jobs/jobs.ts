import { currentTraceparent, traceWork, type Work } from '@basejuris/tracing'
import { type SQL, sql } from 'drizzle-orm'
import { fromDrizzle, type JobWithMetadata, PgBoss } from 'pg-boss'
import { z } from 'zod'
import { describeDatabaseError } from '../connection/database-error.ts'
import type { OpenDatabase, Transaction } from '../connection/open-database.ts'
import { finishedJobRetentionDays } from '../schema/personal-data.ts'
import type { Queue } from './queue.ts'
import { reportOutageOnce } from './report-outage-once.ts'
import { wakeDueWorkers } from './wake-due-workers.ts'

const daySeconds = 24 * 60 * 60
/** A process of a shared queue that sends no heartbeat for this long counts as dead. */
const heartbeatSeconds = 30
/** How often a process looks for the jobs of dead ones. */
const supervisionSeconds = 10
/** A worker is woken for its jobs. It asks for itself often only where it cannot be woken. */
const polling = { pollingIntervalSeconds: 2, notifyPollingIntervalSeconds: 30 } as const
/** No job waits for another one, so the library need not look for such jobs. */
const flowIntervalSeconds = 60 * 60
const noJob = '00000000-0000-0000-0000-000000000000'

export type JobState = 'created' | 'retry' | 'active' | 'completed' | 'cancelled' | 'failed'

export interface JobStatus {
  readonly id: string
  readonly state: JobState
  /** Earlier runs of this job. */
  readonly retries: number
}

export interface JobContext {
  readonly id: string
  /** Earlier runs of this job. When above 0, continue from the stored progress. */
  readonly retries: number
  /** Aborted when the process stops or the run takes too long. Save the progress and throw; the job runs again later. */
  readonly signal: AbortSignal
}

export interface SendOptions {
  /** Pass the open transaction: the job is sent only if it commits. */
  readonly tx?: Transaction
  /** For queues with the policy `exclusive` or `short`. */
  readonly key?: string
  readonly startAfter?: Date
}

export interface Jobs {
  /** Returns the job id, or null when the policy of the queue refuses another job with the same key. */
  send<Payload extends object>(queue: Queue<Payload>, payload: Payload, options?: SendOptions): Promise<string | null>
  /** Runs the jobs of a queue in this process until `stop`. A job whose handler throws is retried. */
  work<Payload extends object>(queue: Queue<Payload>, handler: (payload: Payload, job: JobContext) => Promise<void>): Promise<void>
  /** Sends a job with an empty payload by a cron expression, in the time of Chile. Times missed while nothing ran send one job. */
  schedule(queue: Queue<object>, cron: string): Promise<void>
  find(queue: Queue<object>, id: string): Promise<JobStatus | null>
  /** A waiting job never runs. A running one is not interrupted, but not retried either. */
  cancel(queue: Queue<object>, id: string): Promise<void>
  /** Runs the jobs again whose end could not be stored, because the disk was full. */
  retryUnfinished(): Promise<void>
  /** Aborts the signals of running jobs and waits for them. Jobs that do not end in time run again after the next start. */
  stop(options?: { readonly timeoutMs?: number }): Promise<void>
}

export interface CreateJobsOptions {
  /** Every queue of the product. A queue must exist before a job is sent to it. */
  readonly queues: readonly Queue<object>[]
  /** Reports failures of jobs and of the queue itself, without statement parameters. */
  readonly onError: (error: { readonly message: string; readonly queue: string | null; readonly jobId: string | null }) => void
}

/** The job queue, stored in the same database. Stop it before closing the database. */
export async function createJobs(database: OpenDatabase, { queues, onError }: CreateJobsOptions): Promise<Jobs> {
  const boss = new PgBoss({
    ...database.jobConnection,
    superviseIntervalSeconds: database.exclusive ? heartbeatSeconds : supervisionSeconds,
    monitorIntervalSeconds: database.exclusive ? heartbeatSeconds : supervisionSeconds,
    flowIntervalSeconds,
    useListenNotify: true,
  })
  const report = reportOutageOnce((error) => onError({ message: describeDatabaseError(error).message, queue: null, jobId: null }))
  // The queue asks every two seconds and wraps what it is answered. A full disk is reported once, by whoever watches it.
  const reportUnlessFull = (error: unknown): void => {
    if (database.room?.isFull !== true) report(error)
  }
  boss.on('error', reportUnlessFull)
  const running = new Set<string>()
  try {
    await boss.start()
    await prepareQueues(boss, queues, database.exclusive)
    if (database.exclusive) for (const { name } of queues) await retryAbandoned(boss, name, running)
  } catch (error) {
    await boss.stop({ graceful: false })
    throw error
  }

  const stopping = new AbortController()
  const due = wakeDueWorkers(boss, reportUnlessFull)
  return {
    send: (queue, payload, options) => send(boss, queue, payload, options),
    work: async (queue, handler) => {
      const options = { includeMetadata: true, perJobResults: true, ...polling } as const
      const work = (): Promise<string> =>
        boss.work<unknown, object, typeof options>(queue.name, options, async ([job]) => {
          if (job === undefined) return []
          running.add(job.id)
          const problem = await runJob(queue, job, handler, stopping.signal).finally(() => running.delete(job.id))
          if (problem === null) return [{ id: job.id, status: 'completed' }]
          if (!stopping.signal.aborted) onError({ message: problem.message, queue: queue.name, jobId: job.id })
          return [{ id: job.id, status: problem.status, output: { message: problem.message } }]
        })
      for (let workers = 0; workers < queue.concurrency; workers++) due.add(queue.name, await work())
    },
    schedule: (queue, cron) => schedule(boss, queue.name, cron),
    find: async (queue, id) => {
      const [job] = await boss.findJobs(queue.name, { id })
      return job === undefined ? null : { id: job.id, state: job.state, retries: job.retryCount }
    },
    cancel: async (queue, id) => {
      await boss.cancel(queue.name, id)
    },
    retryUnfinished: async () => {
      if (database.exclusive) for (const { name } of queues) await retryAbandoned(boss, name, running)
    },
    stop: async ({ timeoutMs = 10_000 } = {}) => {
      stopping.abort(new Error('The process is stopping'))
      await due.stop()
      await boss.stop({ graceful: true, timeout: timeoutMs })
    },
  }
}

/** Writes only what differs from what is stored, because each write of a start waits for the disk. */
async function prepareQueues(boss: PgBoss, queues: readonly Queue<object>[], exclusive: boolean): Promise<void> {
  const stored = new Map((await boss.getQueues()).map((queue) => [queue.name, queue]))
  for (const queue of queues) {
    const options = queueOptions(queue, exclusive)
    const { policy } = queue
    if (isSubset({ ...options, policy }, stored.get(queue.name))) continue
    await boss.createQueue(queue.name, { ...options, policy })
    await boss.updateQueue(queue.name, options)
    // The library sets the policy of a new queue alone.
    await boss.getDb().executeSql('update pgboss.queue set policy = $2 where name = $1', [queue.name, policy])
  }
  // Fills the queue cache. If it were filled inside a transaction, it would use the connection outside it.
  for (const { name } of queues) await boss.findJobs(name, { id: noJob })
}

const queueOptions = (queue: Queue<object>, exclusive: boolean) => ({
  retryLimit: queue.retryLimit,
  retryDelay: 1,
  retryBackoff: true,
  retryDelayMax: 300,
  expireInSeconds: queue.expireInSeconds,
  deleteAfterSeconds: finishedJobRetentionDays * daySeconds,
  notify: true,
  ...(exclusive ? {} : { heartbeatSeconds }),
})

async function schedule(boss: PgBoss, queue: string, cron: string): Promise<void> {
  const options = { tz: 'America/Santiago', missed: 'once' } as const
  const stored = await boss.getSchedule(queue)
  if (stored?.cron !== cron || !isSubset(options, stored.options)) await boss.schedule(queue, cron, {}, options)
}

/** Whether all values of `some` are those of `all`. */
const isSubset = (some: object, all: object | undefined): boolean => {
  const values = new Map(Object.entries(all ?? {}))
  return Object.entries(some).every(([name, value]) => values.get(name) === value)
}

/** No other process runs jobs here, so active jobs that do not run belonged to a dead process, or their end could not be stored. */
async function retryAbandoned(boss: PgBoss, queue: string, running: ReadonlySet<string>): Promise<void> {
  const { rows } = await boss.getDb().executeSql(`select id from pgboss.job where name = $1 and state = 'active'`, [queue])
  const ids = z.array(z.object({ id: z.string() })).parse(rows)
  for (const { id } of ids.filter((job) => !running.has(job.id))) {
    await boss.fail(queue, id, { message: 'The process that ran it ended' })
    // The retry delay is for handlers that fail, not for processes that end.
    await boss.update(queue, undefined, { id, startAfter: new Date() })
  }
}

function send<Payload extends object>(boss: PgBoss, queue: Queue<Payload>, payload: Payload, options: SendOptions = {}) {
  const { tx, key, startAfter } = options
  return boss.send(queue.name, withTrace(queue.payload.parse(payload)), {
    ...(tx === undefined ? {} : { db: withinTransaction(tx) }),
    ...(key === undefined ? {} : { singletonKey: key }),
    ...(startAfter === undefined ? {} : { startAfter }),
  })
}

const rowsSchema = z.object({ rows: z.array(z.unknown()) })

const withinTransaction = (tx: Transaction) =>
  fromDrizzle({ execute: async (query) => rowsSchema.parse(await tx.execute(query as SQL)) }, sql)

type Problem = { readonly status: 'failed' | 'deadletter'; readonly message: string }

/** A payload that does not match its schema never will, so such a job is not retried. */
async function runJob<Payload extends object>(
  queue: Queue<Payload>,
  job: JobWithMetadata<unknown>,
  handler: (payload: Payload, job: JobContext) => Promise<void>,
  stopping: AbortSignal,
): Promise<Problem | null> {
  const payload = queue.payload.safeParse(job.data)
  if (!payload.success) return { status: 'deadletter', message: `Unreadable payload: ${z.prettifyError(payload.error)}` }
  try {
    const context: JobContext = { id: job.id, retries: job.retryCount, signal: AbortSignal.any([stopping, job.signal]) }
    await traceWork(
      () => describeRun(queue.name, job),
      () => handler(payload.data, context),
    )
    return null
  } catch (error) {
    return { status: 'failed', message: describeDatabaseError(error).message }
  }
}

const traceSchema = z.object({ traceparent: z.string() })

/** A traced request goes on in the jobs that it sends. */
function withTrace<Payload extends object>(payload: Payload): Payload {
  const traceparent = currentTraceparent()
  return traceparent === null ? payload : { ...payload, traceparent }
}

function describeRun(queue: string, { data, retryCount }: JobWithMetadata<unknown>): Work {
  const sent = traceSchema.safeParse(data)
  return {
    kind: 'job',
    name: queue,
    attributes: {
      'messaging.system': 'basejuris',
      'messaging.destination.name': queue,
      'messaging.operation.type': 'process',
      'job.retries': retryCount,
    },
    ...(sent.success ? { parent: sent.data.traceparent } : {}),
  }
}
