import { existsSync } from 'node:fs'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { readConfig } from '@basejuris/server/config'
import { commands } from '@basejuris/server/operator'
import { openPlatform } from '@basejuris/server/platform'

/**
 * Measures over rulings of the private set, the judiciary's unless `folder` names others, stored in a folder of their own: `data`, which is
 * kept, or one that is removed afterwards. The process ends with 1 where the private set is missing.
 */
export async function withRealRulings(
  data: string | undefined,
  measure: (services: Awaited<ReturnType<typeof openPlatform>>['services'], realFiles: string) => Promise<void>,
  { folder = 'corpus/raw/pjud_juris' }: { readonly folder?: string } = {},
): Promise<void> {
  const config = readConfig()
  const source = join(config.realFiles, folder)
  if (!existsSync(source)) {
    console.error(`No están los archivos reales en ${config.realFiles}: indique la carpeta con REAL_FILES.`)
    process.exit(1)
  }
  const dataDir = data === undefined ? join(await mkdtemp(join(tmpdir(), 'basejuris-evaluate-')), 'data') : resolve(data)
  const platform = await openPlatform({
    ...config,
    dataDir,
    databaseUrl: null,
    searchAddress: null,
    vectorAddress: null,
    demo: null,
    roles: new Set(['api', 'worker']),
  })
  try {
    await commands.ingest.run({ source: 'auto', path: source }, { platform, report: () => {}, signal: new AbortController().signal })
    await measure(platform.services, config.realFiles)
  } finally {
    await platform.close()
    if (data === undefined) await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}
