import { existsSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { readConfig } from '@basejuris/server/config'
import { performCommand } from '@basejuris/server/operator'

/** Imports the texts of norms of the private set into a data folder that nobody has open. Answers how many; 0 where the set has none. */
export async function importNormTexts(dataDir: string, realFiles: string): Promise<number> {
  const path = join(resolve(realFiles), 'norms/norms.jsonl.gz')
  if (!existsSync(path)) return 0
  const imported = await performCommand({
    config: readConfig({ DATA_DIR: dataDir, KEEP_RAW: '0', DEMO: '0', LOG_LEVEL: 'warn' }),
    command: 'norms import',
    request: { format: 'auto', path },
    signal: new AbortController().signal,
  })
  return imported.inserted + imported.updated + imported.unchanged
}
