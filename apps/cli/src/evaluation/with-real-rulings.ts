import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { readConfig } from '@basejuris/server/config'
import { commands } from '@basejuris/server/operator'
import type { Platform } from '@basejuris/server/platform'
import { withPlatform } from './with-platform.ts'

/**
 * Measures over rulings of the private set, the judiciary's unless `folder` names others, stored in a folder of their own: `data`, which is
 * kept, or one that is removed afterwards. The process ends with 1 where the private set is missing.
 */
export async function withRealRulings(
  data: string | undefined,
  measure: (services: Platform['services'], realFiles: string) => Promise<void>,
  { folder = 'corpus/raw/pjud_juris' }: { readonly folder?: string } = {},
): Promise<void> {
  const config = readConfig()
  const source = join(config.realFiles, folder)
  if (!existsSync(source)) {
    console.error(`No están los archivos reales en ${config.realFiles}: indique la carpeta con REAL_FILES.`)
    process.exit(1)
  }
  await withPlatform(data, async (platform) => {
    await commands.ingest.run({ source: 'auto', path: source }, { platform, report: () => {}, signal: new AbortController().signal })
    await measure(platform.services, config.realFiles)
  })
}
