import type { z } from 'zod'

export interface QueueOptions {
  /** Retries after a failure or after the process ended. The delays grow from one second to five minutes. */
  readonly retryLimit?: number
  /** Maximum duration of a run. Then its signal is aborted and the job runs again. */
  readonly expireInSeconds?: number
  /** Jobs of the queue that run at the same time in one process. */
  readonly concurrency?: number
  /** `exclusive`: at most one job per key waits or runs; others are refused. `short`: at most one waits, beside those that run. */
  readonly policy?: 'standard' | 'exclusive' | 'short'
}

/** A kind of job. Payloads hold ids, paths and encrypted addresses, never the text of a ruling or of a user. */
export interface Queue<Payload extends object> extends Required<QueueOptions> {
  readonly name: string
  readonly payload: z.ZodType<Payload>
}

export function defineQueue<Payload extends object>(
  name: string,
  payload: z.ZodType<Payload>,
  { retryLimit = 5, expireInSeconds = 15 * 60, concurrency = 1, policy = 'standard' }: QueueOptions = {},
): Queue<Payload> {
  return { name, payload, retryLimit, expireInSeconds, concurrency, policy }
}
