import type { z } from 'zod'

export interface QueueOptions {
  /** Times a job is run again after it failed or its process ended; pauses grow from a second to five minutes. */
  readonly retryLimit?: number
  /** A run longer than this is given up; its signal is aborted and the job runs again. */
  readonly expireInSeconds?: number
  /** Jobs of the queue run at the same time in one process. */
  readonly concurrency?: number
  /** `exclusive`: one job waiting or running per key; the others are refused. */
  readonly policy?: 'standard' | 'exclusive'
}

/** A kind of job. Payloads hold ids, paths and sealed addresses, never the text of a ruling or what a user wrote. */
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
