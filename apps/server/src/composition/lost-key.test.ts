import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RawStoreRefused } from '@basejuris/ingestion'
import { copyPreparedDatabase } from '@basejuris/testkit'
import { expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { openPlatform } from './open-platform.ts'

it('starts with no other key than the one its data are encrypted with, even where no raw record is stored', async () => {
  const dataDir = join(await mkdtemp(join(tmpdir(), 'basejuris-lost-key-')), 'data')
  await copyPreparedDatabase(join(dataDir, 'database'))
  const open = (more: Record<string, string>) =>
    openPlatform({ ...readConfig({ DATA_DIR: dataDir, ROLES: 'api,worker', INGEST_WORKERS: '1', KEEP_RAW: '0', ...more }), demo: null })
  await (await open({})).close()
  await (await open({})).close()
  await rm(`${dataDir}.key`)
  await expect(open({})).rejects.toThrow(RawStoreRefused)
  await expect(open({ ROLES: 'api' })).rejects.toThrow(RawStoreRefused)
  await expect(open({ KEEP_RAW: '1' })).rejects.toThrow(RawStoreRefused)
  await rm(join(dataDir, 'private'), { recursive: true })
  await (await open({})).close()
  await rm(join(dataDir, '..'), { recursive: true, force: true })
}, 240_000)
