import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, it } from 'vitest'

it('ends the process with its error during a search, and releases the lock of the folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'thread-death-'))
  const script = join(import.meta.dirname, 'thread-death.fixture.ts')
  for (const attempt of [1, 2]) {
    const child = spawn(process.execPath, ['--import', script, '--eval', '', folder], { stdio: ['ignore', 'pipe', 'pipe'] })
    const [said, complaint, [code]] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'exit')])
    expect(complaint, `attempt ${attempt}`).toContain('the thread died')
    expect([said, code]).toEqual(['searching\n', 1])
  }
  await rm(folder, { recursive: true })
}, 120_000)
