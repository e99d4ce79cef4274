import { DatabaseRefused, DataFolderInUse, isStorageFull } from '@basejuris/database'
import { RawStoreRefused } from '@basejuris/ingestion'
import { openPlatform } from '../composition/open-platform.ts'
import { IndexRefused } from '../composition/open-search.ts'
import type { Config } from '../config/config.ts'
import { operatorSocketPath } from '../config/operator-socket-path.ts'
import { describeFailure, OperatorError } from '../errors/operator-error.ts'
import { type CommandName, commands, type OperatorCommands } from './operator-commands.ts'
import { sendCommand } from './socket-client.ts'
import type { CommandProgress } from './socket-messages.ts'

export interface PerformOptions<Name extends CommandName> {
  readonly config: Config
  readonly command: Name
  readonly request: OperatorCommands[Name]['request']
  readonly report?: (progress: CommandProgress) => void
  readonly signal: AbortSignal
}

/** Lets the running product carry out a command, or opens the data folder and does it here. @throws {OperatorError} */
export async function performCommand<Name extends CommandName>({
  config,
  command,
  request,
  report = () => {},
  signal,
}: PerformOptions<Name>): Promise<OperatorCommands[Name]['answer']> {
  const reply = await sendCommand(operatorSocketPath(config.dataDir), command, request, report)
  if (reply !== null) return reply.result
  const { run, runStopped } = commands[command]
  if (runStopped !== null) return runStopped(request, { config, report, signal })
  try {
    const platform = await openPlatform({ ...config, demo: null, roles: new Set(['api', 'worker']) })
    try {
      return await run(request, { platform, report, signal })
    } finally {
      await platform.close()
    }
  } catch (error) {
    if (error instanceof DataFolderInUse)
      throw new OperatorError(
        `La carpeta ${error.folder} está en uso por el proceso ${error.pid}, que no recibe órdenes. Espere a que termine de iniciarse.`,
      )
    if (error instanceof RawStoreRefused || error instanceof DatabaseRefused || error instanceof IndexRefused)
      throw new OperatorError(error.message)
    throw isStorageFull(error) ? new OperatorError(describeFailure(error)) : error
  }
}
