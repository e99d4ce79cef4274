import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { copyPreparedDatabase } from '@basejuris/testkit'
import { openPlatform, type Platform } from '../composition/open-platform.ts'
import { type Config, readConfig } from '../config/config.ts'
import { type CommandName, commands, type OperatorCommands } from '../operator/operator-commands.ts'

export interface TestPlatform {
  readonly platform: Platform
  readonly config: Config
  /** Carries out an operator command, as the running product does. */
  readonly perform: <Name extends CommandName>(
    command: Name,
    request: OperatorCommands[Name]['request'],
  ) => Promise<OperatorCommands[Name]['answer']>
  /** Closes the platform and opens it again on the same folder. */
  readonly reopen: () => Promise<TestPlatform>
  /** Closes the platform; `keep` leaves its folder. */
  readonly close: (options?: { readonly keep?: boolean }) => Promise<void>
}

/** The whole product without HTTP, on its own data folder, which is new unless one is given. A folder without database gets an empty one. */
export async function openTestPlatform(folder?: string, variables: Readonly<Record<string, string>> = {}): Promise<TestPlatform> {
  const dataDir = folder ?? join(await mkdtemp(join(tmpdir(), 'basejuris-platform-')), 'data')
  const config = readConfig({ DATA_DIR: dataDir, DEMO: '0', INGEST_WORKERS: '1', LOG_LEVEL: 'silent', ...variables })
  const database = join(dataDir, 'database')
  if (!existsSync(database)) await copyPreparedDatabase(database)
  const platform = await openPlatform({ ...config, demo: null })
  const context = { platform, report: () => undefined, signal: new AbortController().signal }
  return {
    platform,
    config,
    perform: (command, request) => commands[command].run(request, context),
    reopen: async () => {
      await platform.close()
      return openTestPlatform(dataDir, variables)
    },
    close: async ({ keep = false } = {}) => {
      await platform.close()
      if (!keep) await rm(join(dataDir, '..'), { recursive: true, force: true })
    },
  }
}
