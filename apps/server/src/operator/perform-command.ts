import { DataFolderInUse } from '@basejuris/database'
import { VaultRefused } from '@basejuris/ingestion'
import { openPlatform } from '../composition/open-platform.ts'
import type { Config } from '../config/config.ts'
import { operatorSocketPath } from '../config/operator-socket-path.ts'
import { OperatorError } from '../errors/operator-error.ts'
import { commandRunner, commands } from './operator-commands.ts'
import { sendCommand } from './socket-client.ts'

export interface PerformOptions {
  readonly config: Config
  readonly command: string
  readonly args: Readonly<Record<string, unknown>>
  readonly report?: (progress: unknown) => void
  readonly signal: AbortSignal
}

/** Has the running product carry out a command; when none runs, takes the data folder and does it here. Throws OperatorError. */
export async function performCommand({ config, command, args, report = () => {}, signal }: PerformOptions): Promise<unknown> {
  const answer = await sendCommand(operatorSocketPath(config.dataDir), command, args, report)
  if (answer !== null) return answer.result
  const stopped = commands[command]?.runStopped
  if (stopped !== undefined) return stopped(args, { config, report, signal })
  try {
    const platform = await openPlatform({ ...config, demo: null, roles: new Set(['api', 'worker']) })
    try {
      return await commandRunner(platform)(command, args, report, signal)
    } finally {
      await platform.close()
    }
  } catch (error) {
    if (error instanceof DataFolderInUse)
      throw new OperatorError(
        `La carpeta ${error.folder} está en uso por el proceso ${error.pid}, que no recibe órdenes. Espere a que termine de iniciarse.`,
      )
    throw error instanceof VaultRefused ? new OperatorError(error.message) : error
  }
}
