import type { Logger } from 'pino'

let registered: readonly (readonly ['uncaughtException' | 'unhandledRejection', (error: unknown) => void])[] = []

/**
 * Ends the process with status 1 and a fatal line on an error that nothing catches, such as the death of the search thread. Call it again
 * once the pages are prepared: Next.js registers handlers that log and go on.
 */
export function exitOnUncaughtErrors(log: Pick<Logger, 'fatal' | 'warn'>): void {
  const exit = (kind: string, error: unknown): never => {
    log.fatal({ err: error }, `${kind}: the process ends`)
    process.exit(1)
  }
  for (const [event, listener] of registered) process.off(event, listener)
  registered = [
    ['uncaughtException', (error) => exit('uncaught exception', error)],
    [
      'unhandledRejection',
      (reason) => {
        if (!isAborted(reason)) exit('unhandled rejection', reason)
        log.warn({ err: reason }, 'nobody waited for what was aborted')
      },
    ],
  ]
  for (const [event, listener] of registered) process.on(event, listener)
}

/** A visitor who leaves while a page is rendered must not end the process. */
const isAborted = (reason: unknown): boolean => reason instanceof Error && ['AbortError', 'ResponseAborted'].includes(reason.name)
