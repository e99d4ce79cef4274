import { expect, it } from 'vitest'
import { connectionsWithin, readOpenFileLimit } from './max-connections.ts'

it('leaves descriptors for files and threads', async () => {
  expect([256, 1024, 1_000_000, null].map(connectionsWithin)).toEqual([16, 512, 20_000, 20_000])
  const limit = await readOpenFileLimit()
  if (process.platform === 'linux') expect(limit).toBeGreaterThan(0)
})
