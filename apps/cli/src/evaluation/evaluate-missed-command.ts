import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { listDocIds } from '@basejuris/database'
import { readConfig } from '@basejuris/server/config'
import { formatHiddenAuthorities, measureHiddenAuthorities, storeCheckableRulings } from '@basejuris/server/operator'
import { openPlatform } from '@basejuris/server/platform'

interface EvaluateMissed {
  readonly data?: string
  readonly briefs: number
  readonly seed: number
}

/** Share of the hidden rulings that must be offered. */
const minOffered = 0.6

/** Hides a citation in briefs made from the demonstration corpus, and counts how often the checker offers it. Exits with 1 below the floor. */
export async function evaluateMissed({ data, briefs, seed }: EvaluateMissed): Promise<void> {
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
    const onBrief = (done: number): boolean => process.stderr.write(`\r${done}`)
    const measured = await measureHiddenAuthorities(platform.services, { briefs, seed, onBrief })
    process.stderr.write('\n')
    console.log(formatHiddenAuthorities(measured))
    process.exitCode = measured.offered >= minOffered * measured.briefs ? 0 : 1
  } finally {
    await platform.close()
    if (data === undefined) await rm(join(dataDir, '..'), { recursive: true, force: true })
  }
}
