import { AsyncLocalStorage } from 'node:async_hooks'

export type WorkKind = 'database' | 'engine' | 'encoder' | 'model' | 'job'

/**
 * Names of the program and figures, named as OpenTelemetry does. Never what somebody wrote, an address, or an id of a person or a ruling.
 */
export type WorkAttributes = Readonly<Record<string, string | number>>

/** Work of which traces tell. */
export interface Work {
  readonly kind: WorkKind
  readonly name: string
  readonly attributes: WorkAttributes
  /** The `traceparent` of who ordered it, perhaps in another process. */
  readonly parent?: string
}

/** Work that was begun. */
export interface OpenWork {
  /** Runs a function as a part of this work. */
  readonly within: <Answer>(run: () => Answer) => Answer
  readonly end: (more?: WorkAttributes, error?: unknown) => void
}

/** Who follows the work of this process. */
export interface WorkObserver {
  /** Null leaves the work out. */
  readonly begin: (work: Work) => OpenWork | null
  /** Names the work that runs now, for who goes on with it elsewhere. */
  readonly traceparent: () => string | null
}

/** One of this process, as its log is one. */
let observer: WorkObserver | null = null

/** Answers what ends it. */
export function observeWork(by: WorkObserver): () => void {
  observer = by
  return () => {
    if (observer === by) observer = null
  }
}

/** Runs work. What it adds is known at its end. Without an observer it runs alone, and is not even described. */
export async function traceWork<Answer>(
  describe: () => Work,
  run: (add: (more: WorkAttributes) => void) => Promise<Answer>,
): Promise<Answer> {
  const open = observer?.begin(describe()) ?? null
  if (open === null) return run(() => undefined)
  let added: WorkAttributes = {}
  try {
    const answer = await open.within(() =>
      run((more) => {
        added = { ...added, ...more }
      }),
    )
    open.end(added)
    return answer
  } catch (error) {
    open.end(added, error)
    throw error
  }
}

/** Begins work that no promise tells the end of; null when nobody follows it. */
export function openWork(describe: () => Work): OpenWork | null {
  return observer?.begin(describe()) ?? null
}

/** The `traceparent` of the work that runs now; null when nobody follows it. */
export function currentTraceparent(): string | null {
  return observer?.traceparent() ?? null
}

/** A callback that runs as a part of the work that runs now, whoever calls it. */
export function bindToWork<Arguments extends unknown[]>(callback: (...args: Arguments) => void): (...args: Arguments) => void {
  return observer === null ? callback : AsyncLocalStorage.bind(callback)
}
