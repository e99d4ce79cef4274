import { setTimeout } from 'node:timers/promises'
import { describeDatabaseError, markEncoderComplete, skipUnlessWritten } from '@basejuris/database'
import { EncoderUnavailable } from '@basejuris/search'
import { type EncodePendingOptions, encodePending } from './encode-pending.ts'

export interface RulingEncoderOptions extends Omit<EncodePendingOptions, 'signal'> {
  /** Time between checks for changes of other processes. */
  readonly pollMs?: number
  readonly now?: () => Date
  readonly wait?: (ms: number, signal: AbortSignal) => Promise<unknown>
  /** Called when every ruling has its vectors, at first and again after a gap. */
  readonly onComplete?: () => void
  /** Receives the reason for waiting, without any text of a ruling. */
  readonly onWaiting?: (reason: string) => void
}

/** Makes the vectors of rulings while it runs. */
export interface RulingEncoder {
  /** Why nothing is being encoded; null when there is no problem. */
  readonly trouble: () => string | null
  /** Finishes the current request and stops. */
  readonly stop: () => Promise<void>
}

const firstPauseMs = 5_000
const maxPauseMs = 300_000

export function startRulingEncoder({
  pollMs = 2_000,
  now = () => new Date(),
  wait = pause,
  onComplete,
  onWaiting,
  ...options
}: RulingEncoderOptions): RulingEncoder {
  const stopping = new AbortController()
  const { signal } = stopping
  let sequence = 0
  let failures = 0
  let trouble: string | null = null
  let complete = false

  const pass = skipUnlessWritten(options.database, async () => {
    sequence = await encodePending({ ...options, signal }, sequence)
    if (!complete) {
      complete = await markEncoderComplete(options.database, options.encoder.name, now())
      // A ruling was added late or reordered: the next pass begins at the start.
      if (!complete) sequence = 0
      else onComplete?.()
    }
    failures = 0
    trouble = null
  })
  const run = async (): Promise<void> => {
    while (!signal.aborted) {
      let pauseMs = pollMs
      try {
        await pass()
      } catch (error) {
        if (signal.aborted) return
        trouble = error instanceof EncoderUnavailable ? error.message : describeDatabaseError(error).message
        onWaiting?.(trouble)
        const retryAfterMs = error instanceof EncoderUnavailable ? (error.retryAfterS ?? 0) * 1000 : 0
        pauseMs = Math.max(retryAfterMs, Math.min(maxPauseMs, firstPauseMs * 2 ** failures++))
      }
      await wait(pauseMs, signal)
    }
  }
  const running = run()
  return {
    trouble: () => trouble,
    stop: async () => {
      stopping.abort(new Error('The encoder of rulings was stopped'))
      await running
    },
  }
}

const pause = (ms: number, signal: AbortSignal): Promise<unknown> => setTimeout(ms, undefined, { signal }).catch(() => undefined)
