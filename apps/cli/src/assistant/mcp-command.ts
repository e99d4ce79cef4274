import { formatLoggedError } from '@basejuris/database'
import { keyScopes } from '@basejuris/domain'
import { ConfigError, readConfig } from '@basejuris/server/config'
import { type McpTools, serveMcpOnStdio } from '@basejuris/server/mcp'
import { OperatorError, performCommand } from '@basejuris/server/operator'
import type { Command } from 'commander'
import { openRemoteTools } from './remote-tools.ts'

type Config = ReturnType<typeof readConfig>

interface McpOptions {
  readonly url?: string
}

/**
 * `mcp`: the tools on standard input and output. Without an address they read the data folder, or ask the running product, with the
 * rights of its operator. With one they call that installation with a key.
 */
export async function serveMcp({ url }: McpOptions, command: Command): Promise<void> {
  try {
    const config = readConfig()
    serveMcpOnStdio(url === undefined ? localTools(config) : await remoteTools(url, config))
  } catch (error) {
    command.error(error instanceof OperatorError || error instanceof ConfigError ? error.message : formatLoggedError(error))
  }
}

async function remoteTools(url: string, { accessKey }: Config): Promise<McpTools> {
  if (!URL.canParse(url)) throw new OperatorError('--url debe ser una dirección, como https://su-basejuris.cl/mcp.')
  if (accessKey === null) throw new OperatorError('Falta la clave de acceso: póngala en la variable ACCESS_KEY.')
  return openRemoteTools(new URL(url), accessKey, reportFailure)
}

function localTools(config: Config): McpTools {
  return {
    scopes: keyScopes,
    call: ({ name, input }, signal) => performCommand({ config, command: 'tools report', request: { name, input }, signal }),
    onFailure: reportFailure,
  }
}

/** Standard output belongs to the protocol. */
function reportFailure(error: unknown): void {
  console.error(error instanceof OperatorError ? error.message : formatLoggedError(error))
}
