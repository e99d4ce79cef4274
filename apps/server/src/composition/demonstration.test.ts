import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { countRulings, isDemonstrationRemoved, putRulings, setDemonstrationRemoved } from '@basejuris/database'
import { buildRuling, buildSections } from '@basejuris/testkit'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { commands } from '../operator/operator-commands.ts'
import type { CommandProgress } from '../operator/socket-messages.ts'
import { openTestPlatform, type TestPlatform } from '../testing/open-test-platform.ts'
import { cancelOnceUnwanted, demoSource, requestDemonstration } from './demonstration.ts'

const demoSize = 900
const running = new Set<ChildProcess>()
let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'basejuris-demo-'))
})
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL')
  await rm(folder, { recursive: true, force: true })
})

const fictional = (n: number) =>
  buildRuling({
    source: demoSource,
    idSentence: `demo-${n}`,
    docketNumber: `O-${n}-2020`,
    rit: `O-${n}-2020`,
    sections: buildSections([`1° Que la causa inventada ${n} trata de zarzaparrilla.`]),
  })
const real = buildRuling({ source: 'pjud', idSentence: 'real', docketNumber: 'O-1-2021', rit: 'O-1-2021', fictional: false })

const storeDemonstration = async ({ platform }: TestPlatform, count: number): Promise<void> => {
  for (let from = 0; from < count; from += 400)
    await putRulings(
      platform.services.db,
      Array.from({ length: Math.min(400, count - from) }, (_, at) => fictional(from + at + 1)),
    )
}
const remaining = ({ platform }: TestPlatform): Promise<number> => countRulings(platform.services.db, { source: demoSource })

it('removes the whole corpus with its progress, leaves real rulings, and does it again without harm', async () => {
  const opened = await openTestPlatform(join(folder, 'remove', 'data'))
  const { platform } = opened
  await storeDemonstration(opened, demoSize)
  await putRulings(platform.services.db, [real])
  await platform.catchUpIndex()
  const reports: CommandProgress[] = []
  const context = { platform, report: (progress: CommandProgress) => void reports.push(progress), signal: new AbortController().signal }
  expect(await commands['demo remove'].run({}, context)).toEqual({ removed: demoSize, stored: 1 })
  expect(reports.at(-1)).toMatchObject({ done: demoSize, total: demoSize })
  expect(reports.map(({ done }) => done)).toEqual(reports.map(({ done }) => done).toSorted((a, b) => a - b))
  expect(await remaining(opened)).toBe(0)
  expect(await opened.perform('demo remove', {})).toEqual({ removed: 0, stored: 1 })

  // As every start asks, in this version or the next.
  await requestDemonstration(platform.services.db, platform.jobs, true)
  await platform.close()
  const again = await openTestPlatform(join(folder, 'remove', 'data'))
  await requestDemonstration(again.platform.services.db, again.platform.jobs, true)
  expect([await remaining(again), await isDemonstrationRemoved(again.platform.services.db)]).toEqual([0, true])
  await again.close()
}, 240_000)

it('goes on at the next start after kill -9, and the corpus does not come back', async () => {
  const dataDir = join(folder, 'kill', 'data')
  const prepared = await openTestPlatform(dataDir)
  await storeDemonstration(prepared, demoSize)
  await putRulings(prepared.platform.services.db, [real])
  await setDemonstrationRemoved(prepared.platform.services.db, true)
  await prepared.close({ keep: true })

  const first = launch(dataDir)
  await first.until(new RegExp(String.raw`^left (?!${demoSize}$)\d+$`, 'mu'))
  first.child.kill('SIGKILL')
  await first.ended
  const second = launch(dataDir)
  await second.until(/^left 0$/mu)
  second.child.kill('SIGKILL')
  await second.ended

  const opened = await openTestPlatform(dataDir)
  expect([await remaining(opened), await countRulings(opened.platform.services.db)]).toEqual([0, 1])
  await opened.close()
}, 240_000)

it('is asked again whether it is wanted after the database was away', async () => {
  const [cancelled, ended] = [new AbortController(), new AbortController()]
  const answers = [Promise.reject(new Error('away')), Promise.resolve(false), Promise.resolve(true)]
  const watching = cancelOnceUnwanted(() => answers.shift() ?? Promise.resolve(false), { cancelled, ended: ended.signal })
  await expect.poll(() => cancelled.signal.aborted, { timeout: 10_000 }).toBe(true)
  ended.abort()
  await watching
})

function launch(dataDir: string) {
  const env = { ...process.env, DATA_DIR: dataDir, DEMO: '1', INGEST_WORKERS: '1', LOG_LEVEL: 'silent' }
  const child = spawn(process.execPath, [join(import.meta.dirname, 'demonstration.killed-child.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  running.add(child)
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += String(chunk)
  })
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()))
  return { child, ended, until: (words: RegExp) => expect.poll(() => output, { timeout: 120_000, interval: 20 }).toMatch(words) }
}
