import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import type { FuzzFigures } from '../testing/fuzz-index.ts'

const rounds = Number(process.env['ENGINE_FUZZ_ROUNDS'] ?? 60)
const script = join(import.meta.dirname, '../testing/fuzz-index.ts')

it(`answers or throws, but never crashes the process, whatever the files hold (${rounds} rounds, checksums made to agree)`, async () => {
  const { stdout } = await promisify(execFile)(process.execPath, ['--max-old-space-size=512', script, String(rounds), '2026'])
  const { answered, refused, failed, slowestMs } = JSON.parse(stdout) as FuzzFigures
  if (rounds > 1_000) console.log({ answered, refused, failed, slowestMs })
  expect(answered + refused + failed).toBe(rounds)
  expect(refused).toBeGreaterThan(rounds / 3)
  expect(failed).toBeLessThan(rounds / 10)
  expect(slowestMs).toBeLessThan(20_000)
}, 3_600_000)
