import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { expect, inject, it } from 'vitest'
import { z } from 'zod'
import { lockDataFolder } from '../connection/data-folder-lock.ts'
import { openDatabase } from '../connection/open-database.ts'
import { listChangesAfter } from './ruling-changes.ts'
import { countRulings, listDocIds, listRulings } from './rulings.ts'

const confirmationSchema = z.object({ added: z.array(z.string()).default([]), removed: z.array(z.string()).default([]) })

it('holds everything confirmed before its process was killed, and nothing by halves', async () => {
  const root = await mkdtemp(join(tmpdir(), 'basejuris-killed-'))
  const script = join(import.meta.dirname, 'rulings.killed-child.ts')
  const child = spawn(process.execPath, [script, root, inject('databaseSnapshot')], { stdio: ['ignore', 'pipe', 'inherit'] })
  try {
    const present = new Set<string>()
    const gone = new Set<string>()
    let confirmed = 0
    for await (const line of createInterface({ input: child.stdout })) {
      const { added, removed } = confirmationSchema.parse(JSON.parse(line))
      for (const docId of added) present.add(docId)
      for (const docId of removed) if (present.delete(docId)) gone.add(docId)
      confirmed += 1
      if (confirmed === 21) child.kill('SIGKILL')
    }
    if (child.signalCode === null) await once(child, 'exit')
    expect(confirmed).toBeGreaterThanOrEqual(21)

    const lock = lockDataFolder(root)
    const database = await openDatabase({ folder: join(root, 'database'), lock })
    const stored = await listDocIds(database.db, { limit: 10_000 })
    // The step under way at the kill may be stored as well, but only whole: five more or one less.
    const lost = [...present].filter((docId) => !stored.includes(docId))
    expect(lost.length).toBeLessThanOrEqual(1)
    expect(stored.filter((docId) => gone.has(docId))).toEqual([])
    expect([0, 5]).toContain(stored.length + lost.length - present.size)
    expect(await listRulings(database.db, stored)).toHaveLength(stored.length)
    const changes = await listChangesAfter(database.db, 0, 10_000)
    expect(changes.filter((change) => change.kind === 'upsert').map((change) => change.docId)).toHaveLength(await countRulings(database.db))
    expect(changes.filter((change) => change.kind === 'remove').length).toBe(gone.size + lost.length)
    await database.close()
    lock.release()
  } finally {
    child.kill('SIGKILL')
    await rm(root, { recursive: true, force: true })
  }
})
