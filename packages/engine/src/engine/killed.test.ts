import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'
import { testNamespace } from '../testing/arbitraries.ts'
import { ExhaustiveIndex } from '../testing/exhaustive-index.ts'
import { expectSameAnswers } from '../testing/expect-same-answers.ts'
import { batchNumber, killedOptions, openKilled } from '../testing/killed-writer.ts'
import { randomFrom } from '../testing/random-documents.ts'

const rounds = Number(process.env['ENGINE_KILL_ROUNDS'] ?? 10)
const writer = join(import.meta.dirname, '../testing/killed-writer.ts')

/** Kills the writer some time after its first confirmed flush. Resolves with the last sequence it confirmed. */
const killedAfter = async (folder: string, ms: number): Promise<number> => {
  const child = spawn(process.execPath, [writer, folder], { stdio: ['ignore', 'pipe', 'inherit'] })
  let said = ''
  const started = new Promise<void>((resolve) => {
    child.stdout.on('data', (chunk: Buffer) => {
      said += chunk.toString()
      resolve()
    })
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  await Promise.race([started, ended])
  await setTimeout(ms)
  child.kill('SIGKILL')
  await ended
  return Number(said.trim().split('\n').at(-1))
}

it(
  `keeps every confirmed batch complete when the process is killed (${rounds} rounds)`,
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'engine-killed-'))
    const random = randomFrom(2026)
    const exhaustive = new ExhaustiveIndex(killedOptions.namespaces[testNamespace])
    for (let round = 0; round < rounds; round++) {
      const confirmed = await killedAfter(folder, Math.floor(random() * 150))
      const engine = await openKilled(folder)
      expect(engine.sequence).toBeGreaterThanOrEqual(confirmed)
      expect(engine.sequence % 3).toBe(0)
      while (exhaustive.sequence < engine.sequence) exhaustive.apply(batchNumber(exhaustive.sequence + 1))
      expectSameAnswers(engine, exhaustive, { text: { kind: 'term', term: 'juez', fields: { texto: 1, titulo: 2 } }, filter: null }, 1000)
      expectSameAnswers(engine, exhaustive, { text: null, filter: null }, 1000)
      await engine.abandon()
    }
    await rm(folder, { recursive: true })
  },
  Math.max(600_000, rounds * 30_000),
)
