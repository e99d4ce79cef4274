import { spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { createRulingCache, listDocIds, listWatchNews, lockDataFolder, openDatabase } from '@basejuris/database'
import { followCitations } from '@basejuris/ingestion'
import { expect, inject, it } from 'vitest'
import { followWatches } from './follow-watches.ts'

it('a process that was killed has lost and repeated no news', { timeout: 120_000 }, async () => {
  const root = await mkdtemp(join(tmpdir(), 'basejuris-watches-'))
  const script = join(import.meta.dirname, 'follow-watches.killed-child.ts')
  const [userId, watchId] = [randomUUID(), randomUUID()]
  const child = spawn(process.execPath, [script, root, inject('databaseSnapshot'), userId, watchId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    let rounds = 0
    for await (const line of createInterface({ input: child.stdout })) {
      expect(JSON.parse(line)).toHaveProperty('round')
      rounds += 1
      if (rounds === 8) child.kill('SIGKILL')
    }
    if (child.signalCode === null) await once(child, 'exit')
    const lock = lockDataFolder(root)
    const database = await openDatabase({ folder: join(root, 'database'), lock })
    const { db } = database
    const services = { db, rulings: createRulingCache(database, 1_000_000) }
    while (!(await followCitations(db)).done);
    while (!(await followWatches(services, new Date())).done);
    const stored = (await listDocIds(db, { limit: 10_000 })).filter((id) => id.startsWith('departs-'))
    const { news } = await listWatchNews(db, { userId, watchId, offset: 0, limit: 1000 })
    expect(stored.length).toBeGreaterThanOrEqual(8)
    expect(news.map(({ laterDocId }) => laterDocId).sort()).toEqual(stored.sort())
    await database.close()
    lock.release()
  } finally {
    child.kill('SIGKILL')
    await rm(root, { recursive: true, force: true })
  }
})
