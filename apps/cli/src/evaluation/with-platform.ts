import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { listDocIds } from '@basejuris/database'
import { readConfig } from '@basejuris/server/config'
import { storeCheckableRulings } from '@basejuris/server/operator'
import { openPlatform, type Platform } from '@basejuris/server/platform'

/** Opens the embedded product on a folder, or on a temporary one that is deleted afterwards, without a demonstration corpus of its own. */
export async function withPlatform(data: string | undefined, run: (platform: Platform) => Promise<void>): Promise<void> {
  const dataDir = data === undefined ? join(await mkdtemp(join(tmpdir(), 'basejuris-evaluate-')), 'data') : resolve(data)
  const platform = await openPlatform({
    ...readConfig(),
    dataDir,
    databaseUrl: null,
    searchAddress: null,
    vectorAddress: null,
    demo: null,
    roles: new Set(['api', 'worker']),
  })
  try {
    await run(platform)
  } finally {
    await platform.close()
    if (data === undefined) await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}

/** As `withPlatform`, with the demonstration corpus stored as rulings of a real source where the folder is empty. */
export async function withCheckableRulings(
  data: string | undefined,
  run: (services: Platform['services']) => Promise<void>,
): Promise<void> {
  await withPlatform(data, async (platform) => {
    const [stored] = await listDocIds(platform.services.db, { limit: 1 })
    if (stored === undefined) await storeCheckableRulings(platform.services.db, platform.dataDir)
    await platform.catchUpIndex()
    await run(platform.services)
  })
}
