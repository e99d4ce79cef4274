import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { setTimeout } from 'node:timers/promises'
import { expect, it } from 'vitest'

const start = (way: string) => {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'watchdog.fixture.ts'), way], { stdio: ['ignore', 'pipe', 'inherit'] })
  return { child, ended: Promise.all([text(child.stdout), once(child, 'exit')]) }
}

it('ends a process whose event loop stands still, with a fatal line in the log', async () => {
  const [output, [code, signal]] = await start('still').ended
  expect([code, signal]).toEqual([null, 'SIGKILL'])
  const [, line = ''] = output.split('\n')
  expect(JSON.parse(line)).toMatchObject({ level: 60, msg: 'the event loop stood still for 1 s: the process is ended' })
}, 60_000)

it.each(['busy', 'excused'])(
  'lets a process live that is %s',
  async (way) => {
    const [output, [code]] = await start(way).ended
    expect([output, code]).toEqual(['started\ndone\n', 0])
  },
  60_000,
)

it('does not count the time in which the process was suspended', async () => {
  const { child, ended } = start('suspended')
  await once(child.stdout, 'data')
  child.kill('SIGSTOP')
  await setTimeout(3000)
  child.kill('SIGCONT')
  expect((await ended)[1]).toEqual([0, null])
}, 60_000)
