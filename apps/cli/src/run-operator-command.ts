import { ConfigError, readConfig } from '@basejuris/server/config/config'
import { OperatorError } from '@basejuris/server/errors/operator-error'
import { performCommand } from '@basejuris/server/operator/perform-command'

/** Carries out an operator command; prints what went wrong in one sentence and leaves with 1. */
export async function run<Result>(command: string, args: Record<string, unknown>, report?: (progress: unknown) => void): Promise<Result> {
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort(new OperatorError('Interrumpido. Lo confirmado no se pierde: repita la orden para continuar.')))
  try {
    return (await performCommand({
      config: readConfig(),
      command,
      args,
      signal: stop.signal,
      ...(report === undefined ? {} : { report }),
    })) as Result
  } catch (error) {
    const known = error instanceof OperatorError || error instanceof ConfigError
    const reason = stop.signal.aborted ? (stop.signal.reason as Error) : error
    console.error(known || stop.signal.aborted ? (reason as Error).message : reason)
    process.exit(1)
  }
}
