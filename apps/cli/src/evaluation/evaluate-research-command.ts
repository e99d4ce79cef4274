import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { listDocIds } from '@basejuris/database'
import { readConfig } from '@basejuris/server/config'
import { formatContrasts, measureResearch, minContrastsFound, storeCheckableRulings } from '@basejuris/server/operator'
import { openPlatform } from '@basejuris/server/platform'

interface EvaluateResearch {
  readonly data?: string
}

/**
 * Researches the matters of the demonstration corpus that were decided both ways, and counts whose contrary line is found. Exits with 1
 * below the floor.
 */
export async function evaluateResearch({ data }: EvaluateResearch): Promise<void> {
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
    const [stored] = await listDocIds(platform.services.db, { limit: 1 })
    if (stored === undefined) await storeCheckableRulings(platform.services.db, platform.dataDir)
    await platform.catchUpIndex()
    const measured = await measureResearch(platform.services, { onResearch: (done) => process.stderr.write(`\r${done}`) })
    process.stderr.write('\n')
    console.log(formatContrasts(measured))
    process.exitCode = measured.filter(({ result }) => result === 'found').length >= minContrastsFound * measured.length ? 0 : 1
  } finally {
    await platform.close()
    if (data === undefined) await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}
