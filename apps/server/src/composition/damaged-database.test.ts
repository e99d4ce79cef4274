import { open } from 'node:fs/promises'
import { join } from 'node:path'
import { DatabaseRefused } from '@basejuris/database'
import { expect, it } from 'vitest'
import { openTestPlatform } from '../testing/open-test-platform.ts'

it('says in one sentence that a page that the start reads is damaged', async () => {
  const test = await openTestPlatform()
  const { dataDir, services } = test.platform
  const found = (await services.db.execute("select pg_relation_filepath('store_identity') as path")) as { rows: [{ path: string }] }
  await test.close({ keep: true })
  const page = await open(join(dataDir, 'database', found.rows[0].path), 'r+')
  await page.write(Buffer.alloc(16, 255), 0, 16, 4000)
  await page.close()
  const failure = await openTestPlatform(dataDir).catch((error: unknown) => error)
  expect(failure).toBeInstanceOf(DatabaseRefused)
  expect((failure as Error).message).toContain('Restaure el último respaldo')
}, 240_000)
