import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { Report } from './report.ts'

const printed: string[] = []
beforeEach(() => {
  printed.length = 0
  vi.spyOn(console, 'log').mockImplementation((line: string) => void printed.push(line))
})
afterEach(() => vi.restoreAllMocks())

const gate = { name: 'rare p50', ours: '1 ms', rival: '5 ms', want: 5 }

it('prints one line per gate and counts the short ones', () => {
  const report = new Report()
  report.addGate({ ...gate, ratio: 5 })
  expect(report.conclude()).toBe(true)
  report.addGate({ ...gate, ratio: 4.9 })
  report.addGate({ ...gate, ratio: Number.NaN })
  report.addNotRun('mixed p50', 'not measured')
  report.addGuide('opening', 300, 200, 'ms')
  expect(report.conclude()).toBe(false)
  expect(printed).toEqual([
    'gate rare p50: ours 1 ms rival 5 ms ratio 5.00 want 5 ok',
    'gates: 1 reached, 0 short, 0 not run',
    'gate rare p50: ours 1 ms rival 5 ms ratio 4.90 want 5 short',
    'gate rare p50: ours 1 ms rival 5 ms ratio NaN want 5 short',
    'gate mixed p50: not run (not measured)',
    'guide opening: ours 300.00 ms want at most 200 ms above',
    'gates: 1 reached, 2 short, 1 not run',
  ])
})

it('fails a run without gates, and one whose gates were not all run', () => {
  expect(new Report().conclude()).toBe(false)
  const report = new Report()
  report.addGate({ ...gate, ratio: 5 })
  report.addNotRun('mixed p50', 'not measured')
  expect(report.conclude()).toBe(false)
})

it('writes the results as Markdown', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'journal-'))
  const report = new Report()
  report.table(['p50', 'ours'], [['rare', '1']])
  report.addGate({ ...gate, ratio: 5 })
  await report.write(join(folder, 'found.md'), 'Found')
  expect(await readFile(join(folder, 'found.md'), 'utf8')).toBe(
    '# Found\n\n| p50 | ours |\n| --- | --- |\n| rare | 1 |\n\n```\ngate rare p50: ours 1 ms rival 5 ms ratio 5.00 want 5 ok\n```\n',
  )
  await rm(folder, { recursive: true })
})
