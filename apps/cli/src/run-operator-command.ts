import { formatLoggedError, keepNewFilesPrivate } from '@basejuris/database'
import { EncoderUnavailable } from '@basejuris/search'
import { ConfigError, readConfig } from '@basejuris/server/config'
import { type CommandName, type CommandProgress, type OperatorCommands, OperatorError, performCommand } from '@basejuris/server/operator'

export type RequestOf<Name extends CommandName> = OperatorCommands[Name]['request']
export type AnswerOf<Name extends CommandName> = OperatorCommands[Name]['answer']

/** Carries out an operator command. On failure prints one sentence and exits with 1. */
export async function run<Name extends CommandName>(
  command: Name,
  request: RequestOf<Name>,
  report?: (progress: CommandProgress) => void,
): Promise<AnswerOf<Name>> {
  keepNewFilesPrivate()
  const stop = new AbortController()
  process.once('SIGINT', () => stop.abort(new OperatorError('Interrumpido. Lo confirmado no se pierde: repita la orden para continuar.')))
  try {
    return await performCommand({
      config: readConfig(),
      command,
      request,
      signal: stop.signal,
      ...(report === undefined ? {} : { report }),
    })
  } catch (error) {
    const known = [OperatorError, ConfigError, EncoderUnavailable].some((Known) => error instanceof Known)
    const reason = stop.signal.aborted ? (stop.signal.reason as Error) : error
    console.error(known || stop.signal.aborted ? (reason as Error).message : formatLoggedError(reason))
    process.exit(1)
  }
}
